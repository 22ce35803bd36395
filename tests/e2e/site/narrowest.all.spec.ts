import { expect, oddTest as test } from '../support/fixtures.ts';

test.describe('on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, allowedMessages: [/status of 404/] }); // the unknown category itself

  for (const path of ['/blog/long', '/category/brand', `/category/${'w'.repeat(300)}`, '/sitemap', `/search?q=${'w'.repeat(300)}`]) {
    test(`[ART-1] [CAT-4] nothing sticks out of ${path.slice(0, 30)}, however long a word is`, async ({ page }) => {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});
