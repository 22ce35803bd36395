import { settingsKinds } from '#app/settings-kinds.ts';
import { expect, row, storeArticle, test } from '#tests/e2e/support/admin.ts';
import { changeDatabase } from '#tests/e2e/support/site.ts';

test('[ADM-23] what was read stands in the row, sorts the list, and is shown by day and host', async ({ api, page, site }) => {
  const { id } = await storeArticle(api, { title: 'Read by many', content: '<p>x</p>' });
  const today = Math.floor(Date.now() / 86_400_000);
  await changeDatabase(site, async (db) => {
    for (const item of [
      { kind: 'article', itemId: id },
      { kind: 'site', itemId: '' },
    ]) {
      const views = [
        { ...item, day: today, views: 40 },
        { ...item, day: today - 40, views: 7 },
      ];
      await db.insertInto('itemViews').values(views).execute();
    }
    await db.insertInto('viewHosts').values({ kind: 'article', itemId: id, day: today, host: 'news.example', views: 12 }).execute();
  });
  await page.goto('/admin/articles?sort=read');
  await expect(page.locator('.admin-row-title').first()).toHaveText('Read by many');
  await row(page, 'Read by many').getByRole('link', { name: '40 views' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read by many');
  await expect(page.getByRole('img', { name: /^40 views in 30 days, most on/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'news.example' })).toContainText('12');
  await page.getByRole('link', { name: '90 days' }).click();
  await expect(page.getByText('47 views in 90 days', { exact: true })).toBeVisible();
  await page.getByText('As a table').click();
  await expect(page.getByRole('row')).toHaveCount(91);
  await page.getByRole('link', { name: 'All statistics' }).click();
  await page.getByRole('link', { name: 'Read by many' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read by many');
});

test('[SITE-8] settings are no items: they are counted nowhere', async ({ page }) => {
  for (const { name } of settingsKinds) expect((await page.request.get(`/admin/statistics/${name}/${name}`)).status(), name).toBe(404);
});
