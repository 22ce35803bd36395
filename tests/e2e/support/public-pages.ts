import { extensions } from '#app/open-extensions.ts';
import { extensionTests } from '../../support/extensions.ts';

/** One page of each kind, for the gate. */
export const KINDS_OF_PAGE = [
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
export const OTHER_PAGES = [
  '/blog/none',
  '/category/gardening',
  '/about',
  '/articles',
  '/services',
  '/solutions',
  '/speaking',
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
export const PUBLIC_PAGES = [...KINDS_OF_PAGE, ...OTHER_PAGES];

/** The same for a site at the edge: the longest, the barest and the emptiest. */
export const EDGE_PAGES = [
  '/blog/long',
  '/solution/bare',
  '/category/marketing',
  '/category/leadership',
  '/',
  '/blog/bare',
  '/category/personal-development',
];

/** Pages of the admin that are read, and those with an open form. */
export const ADMIN_PAGES = [
  '/admin/articles',
  '/admin/videos',
  '/admin/security',
  '/admin/connections',
  '/admin/solutions',
  '/admin/pages',
  '/admin/calendar',
  '/admin/addresses',
  '/admin/people',
  '/admin/activity',
  ...extensions.flatMap(({ adminPages = [] }) => adminPages.map(({ path }) => `/admin/${path}`)),
  ...extensionTests.flatMap(({ pages = [] }) => pages),
  '/admin/status',
];
export const ADMIN_FORMS = ['/admin/articles/1', '/admin/videos/new', '/admin/solutions/new', '/admin/pages/speaking'];

/** What a browser says of pages that answer with another status than 200. */
export const STATUS_MESSAGE = /status of 40[34]/;
