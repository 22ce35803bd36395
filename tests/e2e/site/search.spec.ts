import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const field = (page: Page) => page.getByRole('banner').getByRole('searchbox');
const panelResults = (page: Page) => page.locator('.site-header .search-results a');
const status = (page: Page) => page.getByRole('banner').getByRole('status');

async function openPanel(page: Page, query = '') {
  await page.goto('/');
  await page.getByRole('banner').getByLabel('Search', { exact: true }).click();
  await expect(field(page)).toBeFocused();
  if (query) await page.keyboard.type(query);
}

test('[HDR-3] the Search button toggles the panel', async ({ page }) => {
  await openPanel(page);
  const toggle = page.getByRole('button', { name: 'Search', exact: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(field(page)).toHaveCount(0);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/');
});

test('[SRCH-6] [SRCH-7] the count is said and each result leads to its article, its excerpt cut to two lines', async ({ page }) => {
  await openPanel(page, 'marketing');
  await expect(status(page)).toHaveText(/^Found (1 result|\d+ results)$/);
  const first = panelResults(page).first();
  await expect(first).toHaveAttribute('href', /^\/blog\/\d+$/);
  const excerpt = page.locator('.search-excerpt').first();
  await expect(excerpt).toHaveCSS('-webkit-line-clamp', '2');
  await expect(page.locator('.search-results')).toHaveCSS('overflow-y', 'auto');
  await expect(page.locator('.site-header mark').first()).toBeVisible();
});

test('[SRCH-6] with none it says so', async ({ page }) => {
  await openPanel(page, 'zzzqqq');
  await expect(status(page)).toHaveText('No articles found for "zzzqqq"');
});

test('[SRCH-6] an endless query is cut where it is repeated, in the panel, on the page and in its title', { tag: '@all' }, async ({
  page,
}) => {
  const said = `No articles found for "${'x'.repeat(80)}…"`;
  await openPanel(page);
  await field(page).fill('x'.repeat(5000));
  await expect(status(page)).toHaveText(said);
  await page.keyboard.press('Enter');
  await expect(page.getByText(said)).toBeVisible();
  await expect(page).toHaveTitle(/^Search: x{80}…/);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('x'.repeat(5000));
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await page.getByText(said).boundingBox())?.height).toBeLessThan(150);
});

test('[SRCH-1] a query that is longer than an address may be leads to a search for its first words, and stays', { tag: '@all' }, async ({
  page,
}) => {
  const query = `marketing${' and more'.repeat(2000)}`;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPanel(page);
  await field(page).fill(query);
  await expect(status(page)).toHaveText('This is longer than a search can be.');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(query);
  expect(asked).not.toContain('/api/search');
  await page.getByRole('link', { name: /^Search for “marketing and more .*…”$/ }).click();
  await expect(page).toHaveURL(/\/search\?q=marketing(\+and\+more)+(\+and)?$/);
});

test.describe('an address that is too long', () => {
  test.use({ allowedMessages: [/status of 4(14|31)/] });

  for (const letters of [9000, 20_000]) {
    test(`[SRCH-1] the search page is refused in words that lead back to it (${letters} letters)`, { tag: '@all' }, async ({ page }) => {
      await page.goto(`/search?q=${'x'.repeat(letters)}`);
      await page.getByRole('link', { name: 'search again' }).click();
      await expect(page).toHaveURL('/search');
    });
  }
});

test('[SRCH-7] a list that goes on is shaded at its end, and no longer when that is reached', { tag: '@all' }, async ({ page }) => {
  await openPanel(page, 'the');
  const list = page.locator('.search-results');
  await expect(list).toBeVisible();
  await list.evaluate((element) => {
    for (const result of element.querySelectorAll('li')) result.style.visibility = 'hidden';
  });
  const look = async () => (await list.screenshot()).toString('base64');
  const begun = await look();
  await list.evaluate((element) => element.scrollTo(0, 200));
  const between = await look();
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const ended = await look();
  expect(new Set([begun, between, ended]).size).toBe(3);
});

test('[SRCH-8] the search page stands at once, while the panel appears', { tag: '@all' }, async ({ page }) => {
  await page.goto('/search?q=brand');
  await expect(page.locator('main .search-panel')).toHaveCSS('animation-name', 'none');
});

test('[SRCH-1] blanks ask for nothing', { tag: '@all' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/search') asked.push(url.searchParams.get('q') ?? '');
  });
  await openPanel(page, '   ');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toHaveAttribute('aria-expanded', 'true'); // the script answers Enter
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.keyboard.type('brand');
  await expect(status(page)).toHaveText(/^Found/);
  expect(asked.filter((query) => query !== query.trim() || query === '')).toEqual([]);
  expect(asked.at(-1)).toBe('brand');
});

test('[SRCH-4] a question that is out of date is dropped', async ({ page }) => {
  const { promise: isNextShown, resolve: answerLate } = Promise.withResolvers<void>();
  const isAnswered = Promise.withResolvers<void>();
  await page.route('**/api/search?q=brand', async (route) => {
    await isNextShown;
    await route.continue().catch(() => undefined);
    isAnswered.resolve();
  });
  const asked = page.waitForRequest('**/api/search?q=brand');
  await openPanel(page, 'brand');
  await asked;
  await page.keyboard.type('zzzqqq');
  await expect(status(page)).toHaveText('No articles found for "brandzzzqqq"');
  answerLate();
  await isAnswered.promise;
  await page.evaluate(() => fetch('/api/search?q=later')); // a later question has its answer: so has the late one
  await expect(status(page)).toHaveText('No articles found for "brandzzzqqq"');
});

test('[SRCH-4] the panel closes on a click outside, and keeps the query', { tag: '@all' }, async ({ page }) => {
  await openPanel(page, 'brand');
  await expect(status(page)).toHaveText(/^Found/);
  await page.mouse.click(200, 880);
  await expect(field(page)).toHaveCount(0);
});

test('[SRCH-4] the panel closes on a scroll of the page, and not on one inside the results', { tag: '@all' }, async ({ page }) => {
  await openPanel(page, 'the');
  await expect(status(page)).toHaveText(/^Found/);
  await page.locator('.search-results').hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.locator('.search-results').evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
  await expect(field(page)).toBeVisible();
  await page.evaluate(() => scrollBy(0, 300));
  await expect(field(page)).toHaveCount(0);
});

test('[SRCH-4] choosing a result closes the panel and clears the query', { tag: '@all' }, async ({ page }) => {
  await openPanel(page, 'kiosk');
  await panelResults(page).first().click();
  await expect(page).toHaveURL(/\/blog\//);
  await page.goBack();
  await page.getByRole('banner').getByLabel('Search', { exact: true }).click();
  await expect(field(page)).toHaveValue('');
});

test('[SRCH-4] arrow keys go through the results and Enter chooses; Escape closes', async ({ page }) => {
  await openPanel(page, 'marketing');
  await expect(status(page)).toHaveText(/^Found/);
  await page.keyboard.press('ArrowDown');
  await expect(panelResults(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panelResults(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('marketing');
  await expect(status(page)).toHaveText(/^Found/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\//);
});

for (const keys of ['/', 'Control+k', 'Meta+k']) {
  test(`[SRCH-4] ${keys} opens the panel, as the first thing that a reader does too`, {
    tag: keys === '/' ? [] : '@all',
  }, async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
  });
}

test('[SRCH-4] / is a letter where the reader is typing', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const email = page.getByLabel('Email', { exact: true });
  await email.focus();
  await page.keyboard.type('a/b');
  await expect(email).toHaveValue('a/b');
  await expect(field(page)).toHaveCount(0);
});

test('[SRCH-5] a button clears the query; opening with a query shows its results', async ({ page }) => {
  await openPanel(page, 'brand');
  await expect(status(page)).toHaveText(/^Found/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(panelResults(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(panelResults(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('');
});

test('[SRCH-8] Enter in the field leads to the page with the same search', async ({ page }) => {
  await openPanel(page, 'brand');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=brand');
});

test.describe('when search fails', () => {
  test.use({ allowedMessages: [/503/] });

  test('[SRCH-4] the panel says so and leads to the search page', { tag: '@all' }, async ({ page }) => {
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: 'no' }));
    await openPanel(page, 'brand');
    await expect(status(page)).toHaveText('Search is not available right now.');
    await expect(page.getByRole('link', { name: 'Try the search page' })).toHaveAttribute('href', '/search?q=brand');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[SRCH-4] a scroll that the keyboard causes is no page scroll; one by hand is', { tag: '@all' }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('banner').getByLabel('Search', { exact: true }).tap();
    await expect(field(page)).toBeFocused();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => scrollBy(0, 60));
    await page.evaluate(() =>
      visualViewport?.addEventListener('resize', () => document.documentElement.toggleAttribute('data-resized', true)),
    );
    await page.setViewportSize({ width: 390, height: 480 });
    await expect(page.locator('html')).toHaveAttribute('data-resized');
    await page.clock.runFor(600); // longer than the panel waits for a keyboard
    await expect(field(page)).toBeVisible();
    await page.clock.resume();
    await page.evaluate(() => scrollBy(0, 300));
    await expect(field(page)).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[HDR-5] the Search button leads to the search page', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search');
  });
});
