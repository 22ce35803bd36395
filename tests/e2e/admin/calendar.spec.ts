import { expect, storeArticle, test } from '../support/admin.ts';
import { changeDatabase } from '../support/site.ts';

test('[ADM-32] the calendar goes from month to month, an item in it opens the editor, and a day a new article for it', {
  tag: '@all',
}, async ({ api, page, site }) => {
  const { id } = await storeArticle(api, { title: 'For the first of May', content: '<p>x</p>' });
  await changeDatabase(site, (db) =>
    db.updateTable('articles').set({ publishedAt: '2100-05-01T09:00:00.000Z' }).where('id', '=', id).execute(),
  );
  await page.goto('/admin/calendar?month=2100-04');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('April 2100');
  await expect(page.getByText('Nothing is published or scheduled in this month.')).toBeVisible();
  await page.getByRole('link', { name: /^→?.*May 2100/ }).click();
  await expect(page.getByText('1 scheduled', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Saturday', { exact: false }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('link', { name: 'For the first of May' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit article' }).getByLabel(/^Title/)).toHaveValue('For the first of May');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('May 2100');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'New article on May 4, 2100' }).click();
  const form = page.getByRole('dialog', { name: 'Add article' });
  await expect(form.getByLabel('Publish on')).toHaveValue('2100-05-04T09:00');
  await expect(form.getByRole('button', { name: 'Schedule', exact: true })).toBeVisible();
});
