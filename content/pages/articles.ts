export const articles = {
  title: 'All articles',
  /** For search engines, and the first line of the page as Markdown. */
  intro: 'Every article by {name}, the newest first.',
  none: 'There are no articles yet.',
};
