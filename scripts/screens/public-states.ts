import type { Page } from '@playwright/test';
import { STATIC_PAGES } from '#content/static-pages.ts';
import type { SiteName } from './sites.ts';

export interface ScreenState {
  name: string;
  path: string;
  site?: SiteName;
  /** Signed in as the admin. */
  isAdmin?: boolean;
  /** What is done on the page before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The window instead of the whole page: for what lies over it. */
  isWindow?: boolean;
  /** Only narrower than this, in pixels. */
  below?: number;
}

const search = (query: string) => async (page: Page) => {
  await page.getByRole('banner').getByLabel('Search', { exact: true }).click();
  await page.getByRole('banner').getByRole('searchbox').fill(query);
  await page.getByRole('banner').getByRole('status').filter({ hasText: /ound/ }).waitFor();
};

const write = (answers: Record<string, string>) => async (page: Page) => {
  for (const [label, text] of Object.entries(answers)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Submit' }).click();
};

const message = {
  'Full name': 'Ama Mensah',
  'Email': 'ama@example.com',
  Subject: 'A talk in March',
  Message: 'Would you speak to our board?',
};

/** Every public page and every state of it that looks different. */
export const publicStates: ScreenState[] = [
  { name: 'home', path: '/' },
  { name: 'home top', path: '/', isWindow: true },
  { name: 'home without a picture, long title', path: '/', site: 'edge' },
  { name: 'home with one article', path: '/', site: 'one' },
  { name: 'home with nothing', path: '/', site: 'empty' },
  { name: 'home, video page 2', path: '/', isWindow: true, prepare: turnVideos },
  { name: 'home, newsletter thanks', path: '/', isWindow: true, prepare: subscribe },
  { name: 'menu', path: '/', isWindow: true, below: 1056, prepare: (page) => page.getByLabel('Menu', { exact: true }).first().click() },
  { name: 'search with results', path: '/', isWindow: true, prepare: search('brand') },
  { name: 'search with nothing found', path: '/about', isWindow: true, prepare: search('zzzqqq') },
  { name: 'search page', path: '/search?q=market' },
  { name: 'search page, nothing found', path: '/search?q=zzzqqq' },
  { name: 'search page, nothing asked', path: '/search' },
  { name: 'article', path: '/blog/1' },
  { name: 'article, business', path: '/blog/2' },
  { name: 'article, brand', path: '/blog/7' },
  { name: 'article, at the edge', path: '/blog/long', site: 'edge' },
  { name: 'article without pictures', path: '/blog/bare', site: 'edge' },
  { name: 'article not found', path: '/blog/the-logo-is-inocent' },
  { name: 'solution', path: '/solution/the-growth-year-on-one-page' },
  { name: 'solution without a picture', path: '/solution/bare', site: 'edge' },
  { name: 'solution not found', path: '/solution/none' },
  ...['marketing', 'technology', 'brand', 'personal-development', 'business', 'leadership'].map((slug) => ({
    name: `category ${slug}`,
    path: `/category/${slug}`,
  })),
  { name: 'category with pages', path: '/category/marketing', site: 'edge' },
  { name: 'category at the edge', path: '/category/personal-development', site: 'edge' },
  { name: 'category with nothing', path: '/category/leadership', site: 'edge' },
  { name: 'category that is none', path: '/category/gardening' },
  { name: 'about', path: '/about' },
  { name: 'services', path: '/services' },
  { name: 'services, one chosen', path: '/services/technology-integration' },
  { name: 'solutions', path: '/solutions' },
  { name: 'all articles', path: '/articles' },
  { name: 'follow', path: '/follow' },
  { name: 'tag', path: '/tag/small-business' },
  { name: 'contact', path: '/contact' },
  { name: 'contact with errors', path: '/contact', prepare: write({ 'Full name': 'Ama', 'Email': 'ama' }) },
  { name: 'contact, sent', path: '/contact', prepare: write(message) },
  ...STATIC_PAGES.filter(({ text }) => text).map(({ path }) => ({ name: path.slice(1), path })),
  { name: 'sitemap', path: '/sitemap' },
  { name: 'not found', path: '/leadreship' },
  { name: 'sign in', path: '/auth' },
  { name: 'sign in, wrong', path: '/auth', prepare: signInWrong },
  { name: 'sign up', path: '/auth?mode=sign-up' },
  { name: 'recover', path: '/auth/recover' },
  { name: 'access denied', path: '/admin' },
];

async function turnVideos(page: Page) {
  const next = page.getByRole('button', { name: 'Next' });
  if (await next.isVisible()) await next.click();
  await page.locator('.filmstrip').scrollIntoViewIfNeeded();
}

async function subscribe(page: Page) {
  await page.getByLabel('Email').fill('ama@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.locator('.newsletter-line').getByRole('status').filter({ hasText: /\w/ }).waitFor();
  await page.locator('.site-footer-end').scrollIntoViewIfNeeded();
}

async function signInWrong(page: Page) {
  await page.getByLabel('Email').fill('ama@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('alert').waitFor();
}
