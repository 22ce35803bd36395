import type { Page } from '@playwright/test';
import { drawPicture } from '../../factories/photograph.ts';
import { ADMIN, expect, test, toast, waitForEditor } from '../support/admin.ts';
import { startSite } from '../support/site.ts';

const MOST_CLICKS = 9;

test('from the set-up link to a published article with heading, list, link, photo and cover in at most 9 clicks', async ({ browser }) => {
  const site = await startSite();
  const page = await browser.newPage({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
  let clicks = 0;
  const click = async (locator: ReturnType<Page['locator']>) => {
    clicks += 1;
    await locator.click();
  };
  const file = { name: 'market.png', mimeType: 'image/png', buffer: await drawPicture() };

  await page.goto(/Set up the first admin: (http[^"\s]+)/.exec(site.output())?.[1] ?? '');
  const email = page.getByLabel('Email');
  if (!(await email.evaluate((element) => element === document.activeElement))) await click(email);
  await page.keyboard.type(ADMIN.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await click(page.getByRole('link', { name: 'Continue to the admin' }));
  await page.waitForLoadState('networkidle');
  await click(page.getByRole('link', { name: 'Add article' }));
  await waitForEditor(page);
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('My first market');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel(/^Content( \*)?$/)).toBeFocused();

  await page.keyboard.type('## Why go');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- To listen');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+k');
  await form.getByLabel('Address').fill('example.com/market');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.type('/image');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
  await expect(form.locator('.content-text img')).toHaveAttribute('src', /^\/images\//, { timeout: 60_000 });

  clicks += 2; // one opens the list, which is no part of the page, and one chooses
  await click(form.getByRole('button', { name: /^Settings/ }));
  await form.getByLabel('Category').selectOption('BUSINESS');
  await form.getByLabel('Category').press('Tab');
  await page.keyboard.type('Where it began.');
  await addCover(page, click, file);
  await click(form.getByRole('button', { name: 'Publish', exact: true }));
  await expect(toast(page, 'Article created successfully')).toBeVisible();

  const html = await (await page.request.get('/blog/my-first-market')).text();
  for (const part of [/<h2[^>]*>.*Why go/s, /<li>.*To listen/s, /href="https:\/\/example\.com\/market"/, /<img[^>]+src="\/images\//]) {
    expect(html).toMatch(part);
  }
  test.info().annotations.push({ type: 'clicks', description: String(clicks) });
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  await page.close();
  await site.stop();
});

type Click = (locator: ReturnType<Page['locator']>) => Promise<void>;
type File = { name: string; mimeType: string; buffer: Buffer };

/** The first image of the text where that is offered, else another upload. */
async function addCover(page: Page, click: Click, file: File) {
  const first = page.getByRole('button', { name: /first image of the text/i });
  if ((await first.count()) > 0) return click(first);
  const chooser = page.waitForEvent('filechooser');
  await click(page.getByRole('button', { name: /^Upload/ }));
  await (await chooser).setFiles(file);
  await expect(page.getByLabel('Image URL')).toHaveValue(/^\/images\//, { timeout: 60_000 });
}
