import { expect, oddTest as test } from '../support/fixtures.ts';

test('[ART-5] [SITE-5] the first and the last date stand beside each other, each a day of the site’s own time zone', async ({ page }) => {
  await page.goto('/blog/updated');
  await expect(page.locator('.article-meta')).toContainText('Published December 31, 2024 · Updated March 2, 2025');
  await page.goto('/blog/two-parts');
  await expect(page.locator('.article-meta')).toContainText('Published January 15, 2025');
  await expect(page.locator('.article-meta')).not.toContainText('Updated');
});

test('[ART-9] beside the last date stands that it is more than a year back, on paper too', async ({ page }) => {
  await page.goto('/blog/updated');
  await expect(page.locator('.article-meta')).toContainText('Updated March 2, 2025 (more than a year ago)');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('more than a year ago')).toBeVisible();
  await page.goto('/blog/two-parts');
  await expect(page.locator('.article-meta')).toContainText('Published January 15, 2025 (more than a year ago)');
});

test('[ART-5] the contents list is there from three headings on', async ({ page }) => {
  await page.goto('/blog/updated');
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveText(['Part 1', 'Part 2', 'Part 3']);
  await page.goto('/blog/two-parts');
  await expect(page.locator('.prose h2')).toHaveCount(2);
  await expect(page.getByRole('navigation', { name: 'Contents' })).toHaveCount(0);
});

test('[ART-1] an article without a picture or a stored time shows its cover art and 5 minutes', async ({ page, request }) => {
  await page.goto('/blog/two-parts');
  await expect(page.locator('.article-meta')).toContainText('5 min read');
  const src = (await page.locator('#cover-two-parts img').getAttribute('src')) ?? '';
  expect(src).toBe('/blog/two-parts/cover.svg');
  const picture = await request.get(src);
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toContain('image/svg+xml');
});

test('[ART-1] a guest author is named as such, without the owner’s biography', async ({ page }) => {
  await page.goto('/blog/two-parts');
  await expect(page.getByRole('complementary', { name: 'About the author' })).toHaveText('Written by Ama Mensah.');
});

test('[DATA-7] [ART-1] what stands in the database is sanitised again on the way out', async ({ page, request }) => {
  const html = await (await request.get('/blog/hostile')).text();
  expect(html).not.toMatch(/<script>alert|onerror=|href="javascript|style="color/);
  await page.goto('/blog/hostile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('</title><script>alert(4)</script>');
  await expect(page.locator('.prose')).toContainText('Before');
  await expect(page.locator('#main')).toHaveCount(1);
});

test('[ART-1] an id in any script is an address', async ({ page }) => {
  const answer = await page.goto('/blog/café-été');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Café');
});

test('[ART-2] an article whose day has not come is not there', async ({ request }) => {
  const answer = await request.get('/blog/future');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain('Article future');
});

test.describe('on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, allowedMessages: [/status of 404/] }); // the unknown category itself

  for (const path of ['/blog/long', '/category/brand', `/category/${'w'.repeat(300)}`, '/sitemap', `/search?q=${'w'.repeat(300)}`]) {
    test(`[ART-1] [CAT-4] nothing sticks out of ${path.slice(0, 30)}, however long a word is`, async ({ page }) => {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});
