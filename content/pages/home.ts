import { site } from '#site';

export const home = {
  /** What search engines and chat apps show of the home page. */
  title: `${site.author.name} – ${site.author.profession}`,
  description: `${site.author.tagline} Articles on what works and what does not, and four ways to work on it together.`,
};
