import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, row, storeArticle, test, toast } from '../support/admin.ts';

test('[ADM-23] a list is searched, filtered and sorted by its address, and opening a form keeps it', async ({ api, page }) => {
  await storeArticle(api, { title: 'Zebra crossing', content: '<p>x</p>', category: 'LEADERSHIP' });
  await storeArticle(api, { title: 'Zebra stripes', content: '<p>x</p>', category: 'BRAND' });
  await page.goto('/admin/articles');
  const filters = page.getByRole('search');
  await filters.getByLabel('Search').fill('zebra');
  await filters.getByLabel('Filter').selectOption('Leadership');
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/admin/articles?q=zebra&category=LEADERSHIP&sort=newest');
  await expect(page.locator('.admin-row')).toHaveCount(1);
  await row(page, 'Zebra crossing').getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.admin-row')).toHaveCount(1);

  await filters.getByLabel('Filter').selectOption('All');
  await filters.getByLabel('Sort by').selectOption('A to Z');
  await filters.getByLabel('Search').press('Enter');
  await expect(page.locator('.admin-row-title')).toHaveText(['Zebra crossing', 'Zebra stripes']);
  await filters.getByLabel('Search').fill('no such title');
  await filters.getByLabel('Search').press('Enter');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(row(page, 'Zebra crossing')).toBeVisible();
});

test('[ADM-23] the controls work before JavaScript, and an unknown part of the admin is not found', async ({
  adminState,
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, storageState: adminState, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/admin/videos');
  const count = await page.locator('.admin-row').count();
  await page.getByLabel('Filter').selectOption('Hidden');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.goto('/admin/videos?show=visible&sort=title');
  await expect(page.locator('.admin-row')).toHaveCount(count);
  expect((await context.request.get('/admin/podcasts')).status()).toBe(404);
  expect((await context.request.post('/admin/save/podcast', { data: {}, headers: { origin: site.url } })).status()).toBe(404);
  await context.close();
});

test('[ADM-21] [ADM-23] an article whose date is to come says so in the list and in its form, until it is published now', async ({
  api,
  page,
  site,
}) => {
  const { id } = await storeArticle(api, { title: 'Written by a fast clock', content: '<p>x</p>' });
  const db = new DatabaseSync(path.join(site.dataDir, 'byline.sqlite'));
  db.prepare("update articles set published_at = '2100-03-03T14:00:00.000Z' where id = ?").run(id);
  db.close();
  expect((await page.request.get(`/blog/${id}`)).status()).toBe(404);
  await page.goto('/admin/articles');
  await expect(row(page, 'Written by a fast clock')).toContainText('Not public before March 3, 2100, 14:00');
  await row(page, 'Written by a fast clock').getByRole('link', { name: 'Edit' }).click();
  const state = page.getByRole('dialog').getByText(/^Scheduled for Wednesday, March 3, 2100 at/);
  await expect(state).toBeVisible();
  await page.getByLabel('Excerpt').fill('Another excerpt.');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Article updated successfully')).toBeVisible();
  await expect(state).toBeVisible();
  expect((await page.request.get(`/blog/${id}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await page.request.get(`/blog/${id}`)).status()).toBe(200);
  await expect(row(page, 'Written by a fast clock')).not.toContainText('Not public before');
});

test('[ADM-4] the admin shows and edits a text from the side where it begins', async ({ api, page }) => {
  const title = 'دليل Brand للأسواق في Accra';
  await storeArticle(api, { title, content: '<p>السوق مفتوح.</p><p>It opens at six.</p>', excerpt: 'السوق', tags: 'تسعير, price' });
  await page.goto('/admin/articles');
  await expect(row(page, title).getByRole('heading')).toHaveCSS('direction', 'rtl');
  await row(page, title).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog').getByText(title)).toHaveCSS('direction', 'rtl');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await row(page, title).getByRole('link', { name: 'Edit' }).click();
  const form = page.getByRole('dialog');
  for (const label of ['Title', 'Excerpt', 'Tags']) await expect(form.getByLabel(label)).toHaveCSS('direction', 'rtl');
  await form.getByLabel('Title').fill('A guide to Accra');
  await expect(form.getByLabel('Title')).toHaveCSS('direction', 'ltr');
  const editor = form.getByRole('textbox', { name: 'Content' });
  await expect(editor).toHaveCSS('direction', 'rtl');
  await expect(editor.locator('p').last()).toHaveCSS('unicode-bidi', 'plaintext');
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(form.frameLocator('.preview iframe').locator('.prose')).toHaveCSS('direction', 'rtl');
});
