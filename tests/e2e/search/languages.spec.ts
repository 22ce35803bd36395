import type { Page } from '@playwright/test';
import { ARABIC, TWI } from '../../factories/content/languages-content.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ sharedSite: 'languages' });

const EXPECTED: Record<string, string> = { [ARABIC.title]: 'ar rtl', [TWI.title]: 'tw ltr' };

/** In the page: of each element with one of the titles as its text, the language and direction that it has from itself or what it is in. */
async function findLanguages(page: Page, place: string): Promise<[title: string, language: string][]> {
  return page
    .locator(place)
    .evaluateAll((elements) =>
      elements.map((element) => [
        element.textContent?.trim() ?? '',
        `${element.closest('[lang]')?.getAttribute('lang')} ${getComputedStyle(element).direction}`,
      ]),
    );
}

async function expectLanguages(page: Page, places: string[]): Promise<void> {
  for (const place of places) {
    const found = await findLanguages(page, place);
    const titles = new Set(found.map(([title]) => title));
    expect([place, titles.size > 0]).toEqual([place, true]);
    for (const [title, language] of found) expect([place, title, language]).toEqual([place, title, EXPECTED[title] ?? 'en ltr']);
  }
}

test('[ART-8] each title and excerpt in a list is in its own language and direction, the rest in the site’s', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const home = ['.cover-title', '.cover .deck', '.contents-title', '.contents-excerpt', '.numbered-title'];
  await expectLanguages(page, [...home, '.spread-lead-title', '.spread-lead .deck', '.spread-title', '.spread-item div > p']);
  await page.goto('/category/marketing');
  await expectLanguages(page, ['.entry-title', '.entry-excerpt']);
  await page.goto('/sitemap');
  await expectLanguages(page, ['[class^="category-"] li']);
  await page.goto(`/search?q=${encodeURIComponent('a')}`);
  await expectLanguages(page, ['li.search-result[class*="category-"] .search-title', '.search-group:first-of-type .search-title']);
});

for (const [at, { language }] of [ARABIC, TWI].entries()) {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  test(`[ART-8] an article in ${language} says so in title, deck, text and contents, and related titles in theirs`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto(`/blog/text-${at + 1}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectLanguages(page, ['.article-title', '.article-deck']);
    for (const place of ['.prose', '.table-of-contents a']) {
      await expect(page.locator(place).first()).toHaveAttribute('lang', language);
      await expect(page.locator(place).first()).toHaveCSS('direction', direction);
    }
    await expectLanguages(page, ['.next-grid .contents-title', '.next-grid .contents-excerpt']);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain(`"inLanguage":"${language}"`);
    await page.goto(`/solution/solution-${at + 1}`);
    await expectLanguages(page, ['.article-title', '.article-deck']);
    await expect(page.locator('.prose')).toHaveAttribute('lang', language);
  });

  test(`[ART-8] the whole page of an article in ${language} begins at its side`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/blog/text-${at + 1}`);
    const [contents, prose, end] = await Promise.all(
      ['.table-of-contents', '.prose', '.article-end'].map((place) => page.locator(place).boundingBox()),
    );
    if (!contents || !prose || !end) throw new Error('a part of the article is missing');
    expect(contents.x < prose.x).toBe(direction === 'ltr');
    expect(direction === 'ltr' ? end.x - prose.x : end.x + end.width - prose.x - prose.width).toBeCloseTo(0);
  });

  test(`[ART-8] the Markdown of an article in ${language} says so`, { tag: '@all' }, async ({ request }) => {
    const answer = await request.get(`/blog/text-${at + 1}.md`);
    expect(answer.headers()['content-language']).toBe(language);
  });
}

test('[ART-8] the search panel marks titles in another language', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await page.keyboard.type('Makɔla');
  const title = page.locator('.site-header .search-title').first();
  await expect(title).toHaveText(TWI.title);
  await expect(title).toHaveAttribute('lang', 'tw');
});

test.describe('where a page is not there', () => {
  test.use({ allowedMessages: [/404/] });

  test('[ART-8] suggested titles are in their own language', { tag: '@all' }, async ({ page }) => {
    await page.goto('/blog/text-99');
    await expectLanguages(page, ['.not-found li']);
  });
});
