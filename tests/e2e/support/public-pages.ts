/** One address of every kind of public page, for what must hold on all of them. */
export const PUBLIC_PAGES = [
  '/',
  '/blog/1',
  '/blog/none',
  '/solution/the-growth-year-on-one-page',
  '/category/brand',
  '/category/gardening',
  '/search?q=market',
  '/about',
  '/services/brand-development',
  '/contact',
  '/privacy',
  '/sitemap',
  '/leadreship',
  '/auth',
  '/auth?mode=sign-up',
  '/auth/recover',
  '/admin',
];

/** The same for a site at the edge. */
export const EDGE_PAGES = [
  '/',
  '/blog/long',
  '/blog/bare',
  '/solution/bare',
  '/category/marketing',
  '/category/personal-development',
  '/category/leadership',
];

/** What a browser says of pages that answer with another status than 200. */
export const STATUS_MESSAGE = /status of 40[34]/;
