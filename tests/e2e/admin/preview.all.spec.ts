import type { FrameLocator, Page } from '@playwright/test';
import { expect, fillArticle, row, save, storeArticle, test, toast, waitForEditor } from '../support/admin.ts';

/** What Playwright itself does in a frame without scripts, such as waiting until a link stands still, is blocked there. */
test.use({ allowedMessages: [/^Blocked script execution in 'about:srcdoc/] });

const LONG = ['One', 'Two', 'Three']
  .map((name) => `<h2>${name}</h2>${'<p>Words that go on for a while, and then for a little longer than that.</p>'.repeat(12)}`)
  .join('');

function findPage(page: Page): FrameLocator {
  return page.getByRole('region', { name: 'Preview' }).frameLocator('iframe');
}

test('[ADM-15] the preview of an article is its page, with everything that the form holds', async ({ api, page, site }) => {
  await page.goto('/admin/articles/new');
  await fillArticle(page, { title: 'A page before it is one', content: LONG, excerpt: 'What it says.', tags: 'first, second' });
  await page.getByRole('button', { name: 'Preview' }).click();
  const shown = findPage(page);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('A page before it is one');
  for (const text of ['What it says.', 'first', 'Brand', '3 min read']) {
    await expect(shown.locator('article').getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(shown.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveText(['One', 'Two', 'Three']);
  await expect(shown.locator('.article .media img').first()).toHaveAttribute('src', '/pictures/1.svg');
  const previewed = await shown.locator('article.article').evaluate(readArticle);
  await save(page);
  await expect(toast(page, 'Article created successfully')).toBeVisible();
  const { origin } = new URL(site.url);
  await page.goto(`${origin}/blog/a-page-before-it-is-one`);
  expect(await page.locator('article.article').evaluate(readArticle)).toEqual(previewed);
  expect((await api.get('/admin/preview/article')).status()).toBe(400);
});

/** What stands in an article, without what names it. */
function readArticle(article: Element): string[] {
  return [...article.querySelectorAll('.article-head, .table-of-contents, .prose, .related')].map((part) =>
    part.outerHTML
      .replaceAll('about:srcdoc#', '#')
      .replaceAll(' target="_self"', '')
      .replace(/ id="title-[^"]*"| datetime="[^"]*"/g, ''),
  );
}

test('[ADM-15] the preview follows the form, keeps its place, and has no way out', async ({ page, site }) => {
  await page.goto('/admin/articles/new');
  await fillArticle(page, { title: 'Followed', content: `${LONG}<p>See <a href="/contact">the other page</a>.</p>` });
  await page.getByRole('button', { name: 'Preview' }).click();
  const shown = findPage(page);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Followed');
  await shown.getByRole('navigation').getByRole('link', { name: 'Three' }).click();
  const place = () => shown.locator('html').evaluate((html) => html.scrollTop);
  await expect.poll(place).toBeGreaterThan(500);
  await expect(shown.getByRole('heading', { name: 'Three' })).toBeInViewport();
  const before = await place();
  await page.getByRole('dialog').getByLabel('Title').fill('Followed on');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Followed on');
  expect(await place()).toBe(before);
  const [opened] = await Promise.all([page.waitForEvent('popup'), shown.getByRole('link', { name: 'the other page' }).click()]);
  await expect(opened).toHaveURL(`${site.url}/contact`);
  await expect(page).toHaveURL(/\/admin\/articles\/new/);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Followed on');
});

test('[ADM-15] the preview is as wide as the screen that it stands for, also of a solution', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/solutions/new');
  await waitForEditor(page);
  await page.getByRole('dialog').getByLabel('Title').fill('A solution to look at');
  await page.getByRole('button', { name: 'Preview' }).click();
  const shown = findPage(page);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('A solution to look at');
  const width = () => shown.locator('html').evaluate((html) => html.ownerDocument.defaultView?.innerWidth);
  expect(await width()).toBe(390);
  await page.getByRole('button', { name: 'Desktop' }).click();
  await expect.poll(width).toBe(1280);
  await expect(page.getByLabel(/^Content( \*)?$/)).toBeHidden();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByLabel(/^Content( \*)?$/)).toBeVisible();
});

test('[ADM-29] on a phone the preview is in view at once', async ({ api, page }) => {
  await storeArticle(api, { title: 'Seen on a phone', content: LONG });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/articles');
  await row(page, 'Seen on a phone').locator('.admin-row-title a').click();
  await waitForEditor(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(findPage(page).getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
