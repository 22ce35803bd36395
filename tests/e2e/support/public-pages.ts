/** `npm run check:all` looks at every page. */
const isEveryPage = Boolean(process.env.ALL_PAGES);

const ONE_OF_EACH_KIND = [
  '/',
  '/blog/1',
  '/solution/the-growth-year-on-one-page',
  '/category/brand',
  '/search?q=market',
  '/services/brand-development',
  '/contact',
  '/leadreship',
  '/auth',
];
const THE_OTHERS = [
  '/blog/none',
  '/category/gardening',
  '/about',
  '/services',
  '/solutions',
  '/follow',
  '/tag/small-business',
  '/privacy',
  '/terms',
  '/sitemap',
  '/auth?mode=sign-up',
  '/auth/recover',
  '/admin',
];

/** The public pages for what must hold on all of them. */
export const PUBLIC_PAGES = isEveryPage ? [...ONE_OF_EACH_KIND, ...THE_OTHERS] : ONE_OF_EACH_KIND;

/** The same for a site at the edge: the longest, the barest and the emptiest. */
export const EDGE_PAGES = [
  '/blog/long',
  '/solution/bare',
  '/category/marketing',
  '/category/leadership',
  ...(isEveryPage ? ['/', '/blog/bare', '/category/personal-development'] : []),
];

/** Pages of the admin that are read, and those with an open form. */
export const ADMIN_PAGES = isEveryPage
  ? [
      '/admin/articles',
      '/admin/solutions',
      '/admin/videos',
      '/admin/statistics',
      '/admin/statistics/article/1',
      '/admin/status',
      '/auth/security',
    ]
  : ['/admin/articles', '/admin/videos', '/admin/statistics', '/auth/security'];
export const ADMIN_FORMS = isEveryPage
  ? ['/admin/articles/1', '/admin/solutions/new', '/admin/videos/new']
  : ['/admin/articles/1', '/admin/videos/new'];

/** What a browser says of pages that answer with another status than 200. */
export const STATUS_MESSAGE = /status of 40[34]/;
