export const newsletter = {
  success: 'Thank you. The newsletter has not started yet, and nothing was kept.',
};
