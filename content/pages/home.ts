export const home = {
  /** What search engines and chat apps show of the home page. */
  title: '{name} – {profession}',
  description: '{tagline} Articles on what works and what does not, and four ways to work on it together.',
  latestHeading: 'In this issue',
  videosHeading: '360 Growth',
  solutionsHeading: 'Solutions',
  moreHeading: 'More from {name}',
  newsletterHeading: 'One useful letter at a time',
  newsletterText: 'New articles on marketing, brand and technology by email, once the newsletter begins.',
};
