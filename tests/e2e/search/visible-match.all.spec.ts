import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const SEARCHES = [
  ...['price', 'PRICE', 'customers', 'brand', 'marketing', 'Africa', 'business', 'leadership', 'personal development', 'technology'],
  ...['growth', 'trust', 'Moses', 'the', 'a', 'market', 'kiosk', 'phone', 'one percent', 'queue Moses', 'moses queue', 'e', 'ing'],
  ...['tropicana carton', 'what a customer says', 'competition', '’s', '—', 'Accra', 'cedis', 'M-Pesa', 'mobile money', 'know-it-all'],
  ...['small business', 'training', 'video', 'legacy', 'brand promise customer', 'market woman', 'speaking'],
];

/** Titles of results whose excerpt, cut to two lines, shows none of its marks, or that have no mark at all. */
function listUnmarked(page: Page, place: string): Promise<string[]> {
  return page.locator(`${place} .search-result`).evaluateAll((results) =>
    results
      .filter((result) => {
        const marks = [...result.querySelectorAll('mark')];
        const excerpt = result.querySelector('.search-excerpt');
        const { bottom = 0 } = excerpt?.getBoundingClientRect() ?? {};
        const inExcerpt = marks.filter((mark) => excerpt?.contains(mark));
        return !marks.length || (inExcerpt.length > 0 && !inExcerpt.some((mark) => mark.getBoundingClientRect().bottom <= bottom + 1));
      })
      .map((result) => result.querySelector('.search-title')?.textContent ?? ''),
  );
}

async function expectMarks(page: Page, place: string, query: string) {
  await expect(page.locator(`${place} .search-result`).first()).toBeVisible();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([query, width, await listUnmarked(page, place)]).toEqual([query, width, []]);
  }
}

test('[SRCH-7] each result of forty searches shows a match within its two lines, in the panel', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  for (const query of SEARCHES) {
    const search = new URLSearchParams({ q: query });
    const [response] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith(`/api/search?${search}`)),
      page.getByRole('banner').getByRole('searchbox').fill(query),
    ]);
    const { results, withAllWords = [], groups = [] } = await response.json();
    const count = results.length + withAllWords.length + groups.flatMap((group: { results: unknown[] }) => group.results).length;
    await expect(page.locator('.site-header .search-result')).toHaveCount(count);
    await expectMarks(page, '.site-header', query);
  }
});

test('[SRCH-7] each result of forty searches shows a match within its two lines, on the search page', async ({ page }) => {
  for (const query of SEARCHES) {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await expectMarks(page, 'main', query);
  }
});
