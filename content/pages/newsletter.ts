export const newsletter = {
  heading: 'One useful letter at a time',
  text: 'New articles on marketing, brand and technology by e-mail, once the newsletter begins.',
  success: 'Thank you. The newsletter has not started yet, and nothing was kept.',
};
