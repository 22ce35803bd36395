export const newsletter = {
  success: 'Thank you! The newsletter has not started yet, so nothing was kept.',
  /** Replaces the home page’s text once the newsletter is on, unless the owner wrote another. */
  homeText: 'New articles on marketing, brand and technology by email.',
};
