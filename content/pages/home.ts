export const home = {
  /** What search engines and chat apps show of the home page. */
  title: '{name} – {profession}',
  description: '{tagline} Articles on what works and what doesn’t, and four ways I can help.',
  latestHeading: 'Latest articles',
  videosHeading: '360 Growth',
  solutionsHeading: 'Solutions',
  moreHeading: 'More from {name}',
  newsletterHeading: 'A useful email, now and then',
  newsletterText: 'The newsletter has not started yet. New articles on marketing, brand and technology will come by email once it does.',
};
