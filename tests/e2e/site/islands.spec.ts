import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

function scriptRequests(page: Page) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

const field = (page: Page) => page.getByRole('banner').getByRole('searchbox');
const toggle = (page: Page) => page.getByRole('banner').getByLabel('Search', { exact: true });

for (const path of ['/', '/blog/1', '/category/brand', '/contact', '/search?q=brand']) {
  test(`[SITE-6] ${path} asks for no script before the reader does something`, { tag: '@all' }, async ({ page }) => {
    const scripts = scriptRequests(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.mouse.move(300, 500);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
}

test('[HDR-3] the first click on Search opens the panel, on its icon too', async ({ page }) => {
  await page.goto('/');
  await toggle(page).locator('svg circle').click();
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('[HDR-3] impatient clicks while the script is on its way count once', { tag: '@all' }, async ({ page }) => {
  const { promise: isClicked, resolve: sendScript } = Promise.withResolvers<void>();
  await page.route('**/assets/search-panel-*.js', async (route) => {
    await isClicked;
    await route.continue();
  });
  await page.goto('/');
  await toggle(page).evaluate((link: HTMLElement) => {
    for (let clicks = 0; clicks < 3; clicks++) link.click();
  });
  sendScript();
  await expect(field(page)).toBeFocused();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))); // a second answer would close it again
  await expect(field(page)).toBeVisible();
});

test('[HDR-3] a click with Control is left to the browser', { tag: '@all' }, async ({ page, context }) => {
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await toggle(page).click({ modifiers: ['Control'] });
  expect(new URL((await opened).url()).pathname).toMatch(/^\/search$|^blank$/);
  await expect(field(page)).toHaveCount(0);
});

test('[SITE-6] hydrating keeps the focus and what is being typed', async ({ page }) => {
  const { promise: isTyping, resolve: sendScript } = Promise.withResolvers<void>();
  await page.route('**/assets/newsletter-form-*.js', async (route) => {
    await isTyping;
    await route.continue();
  });
  await page.goto('/');
  const email = page.getByLabel('Email', { exact: true });
  const island = page.waitForResponse('**/assets/newsletter-form-*.js');
  await email.click();
  await page.keyboard.type('ama@');
  sendScript();
  await island;
  await page.keyboard.type('example.com');
  await expect(email).toHaveValue('ama@example.com');
  await expect(email).toBeFocused();
});

test.describe('when scripts do not come', () => {
  // Chromium speaks up about a view transition when a navigation's style sheet is held up by the interception of requests.
  test.use({
    allowedMessages: [/Failed to load resource|Failed to fetch|Failed to find a valid digest/],
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('[HDR-5] neither the entry nor the island: Search leads to its page', { tag: '@all' }, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await toggle(page).click();
    await expect(page).toHaveURL('/search');
  });

  test('[HDR-5] an entry that is not what was built is not run: Search leads to its page', { tag: '@all' }, async ({ page }) => {
    await page.route('**/assets/entry.client-*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\ndocument.title = 'foreign';` });
    });
    await page.goto('/');
    await toggle(page).click();
    await expect(page).toHaveURL('/search');
    await expect(page).not.toHaveTitle('foreign');
  });

  test('[HDR-5] the entry but not the island: Search leads to its page', { tag: '@all' }, async ({ page }) => {
    await page.route('**/assets/search-panel-*.js', (route) => route.abort());
    await page.goto('/');
    await toggle(page).locator('svg').click();
    await expect(page).toHaveURL('/search');
  });
});

test('[SITE-6] a page that comes back from the cache of pages is as it was, and answers', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  await toggle(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.goto('/about');
  await page.goBack();
  await toggle(page).click();
  await expect(field(page)).toBeFocused();
});

test('[SITE-6] two islands of a page hydrate each by itself', { tag: '@all' }, async ({ page }) => {
  const scripts = scriptRequests(page);
  await page.goto('/');
  await toggle(page).click();
  await expect(field(page)).toBeFocused();
  expect(scripts.some((path) => path.includes('video-carousel'))).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 3')).toBeAttached();
});
