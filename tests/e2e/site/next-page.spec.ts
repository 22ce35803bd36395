import { expect, test } from '../support/fixtures.ts';

test('the next page is asked for when its link is pressed, before the press is over', async ({ page }) => {
  await page.goto('/category/brand');
  const link = page.locator('a[href^="/blog/"]').first();
  const box = await link.boundingBox();
  const prefetch = page.waitForRequest((request) => request.url().includes('/blog/') && 'sec-purpose' in request.headers());
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await page.mouse.down();
  expect((await (await prefetch).response())?.status()).toBe(200);
});
