import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const panel = (page: Page) => page.locator('.site-header .search-panel');

async function searchInPanel(page: Page, query: string) {
  await page.goto('/');
  await page.keyboard.press('/');
  await page.keyboard.type(query);
}

test('[SRCH-9] solutions, services and videos stand under headings of their own below the articles, for arrow keys too', async ({
  page,
}) => {
  await searchInPanel(page, 'growth');
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^Found (1 result|\d+ results)$/);
  await expect(
    panel(page)
      .getByRole('heading', { level: 2 })
      .filter({ hasText: /^(Solutions|Services|Videos)/ }),
  ).toHaveText([/^Solutions/, /^Services/, /^Videos/]);
  await expect(panel(page).getByText(/^Also found: \d solutions?, \d services?, 1 video$/)).toBeVisible();
  const hrefs = await panel(page)
    .locator('.search-results a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const kinds = hrefs.map((href) => /^\/(blog|solution|services)\//.exec(href)?.[1] ?? 'video');
  expect(kinds).toEqual([...kinds].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)));
  expect(kinds).toContain('solution');
  for (let at = 0; at < hrefs.length; at++) await page.keyboard.press('ArrowDown');
  await expect(panel(page).locator('.search-results a').last()).toBeFocused();
});

const ORDER = ['blog', 'solution', 'services', 'video'];

test('[SRCH-10] a letter that is wrong is asked about, and the suggestion is searched for where it is clicked', async ({ page }) => {
  await searchInPanel(page, 'markteing');
  const status = page.getByRole('banner').getByRole('status');
  await expect(status).toHaveText('No articles found for "markteing". Did you mean marketing?');
  await page.keyboard.press('ArrowDown');
  await expect(status.getByRole('link', { name: 'marketing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('marketing');
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
  await expect(status).toHaveText(/^Found \d+ results$/);
  await expect(page).toHaveURL('/');
});

test('[SRCH-11] articles with all words of a phrase that none has stand under a heading of their own', async ({ page }) => {
  await searchInPanel(page, 'moses queue');
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('No articles found for "moses queue"');
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Articles with all of these words');
  const result = panel(page).getByRole('heading', { level: 3 });
  await expect(result.locator('mark')).toHaveText(['Moses', 'queue']);
  await expect(panel(page).getByText(/^Leadership.*December 24, 2024.*\d+ min read$/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(result.getByRole('link')).toBeFocused();
  await expect(result.getByRole('link')).toHaveAttribute('href', '/blog/11');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[SRCH-11] the search page has them, too', async ({ page }) => {
    await page.goto('/search?q=tropicana+carton');
    await expect(page.locator('main .search-count')).toHaveText('No articles found for "tropicana carton"');
    const list = page.getByRole('main').locator('section', { hasText: 'Articles with all of these words' });
    await expect(list.getByRole('link').first()).toHaveAttribute('href', '/blog/7');
    await expect(list.locator('mark').first()).toHaveText('Tropicana');
    await expect(list.getByText(/min read$/).first()).toBeVisible();
  });

  test('[SRCH-9] the search page shows them all, and a video opens in a new tab', { tag: '@all' }, async ({ page }) => {
    await page.goto('/search?q=video');
    await expect(page.locator('main').getByRole('heading', { level: 2, name: 'Videos' })).toBeVisible();
    const video = page.locator('.search-group').last().getByRole('link').first();
    await expect(video).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\//);
    await expect(video).toHaveAttribute('target', '_blank');
    await expect(video).toContainText('(opens in a new tab)');
    await page.goto('/search?q=stopping+rule');
    await expect(page.locator('main .search-count')).toHaveText('No articles found for "stopping rule". Found instead: 1 service');
    await expect(page.locator('.search-group').getByRole('link')).toHaveAttribute('href', '/services/strategic-marketing');
  });

  test('[SRCH-10] the search page asks, and its link finds something', { tag: '@all' }, async ({ page }) => {
    await page.goto('/search?q=markteing');
    await expect(page.locator('main .search-count')).toHaveText('No articles found for "markteing". Did you mean marketing?');
    await page.locator('main .search-count').getByRole('link', { name: 'marketing' }).click();
    await expect(page).toHaveURL('/search?q=marketing');
    await expect(page.locator('main .search-count')).toHaveText(/^Found \d+ results$/);
  });
});
