import { chooseInRow, expect, row, storeArticle, test, toast } from '../support/admin.ts';

test('[ADM-19] a delete is undone on the spot, and what is in the trash is restored under its old address or deleted for good', async ({
  api,
  page,
}) => {
  const { id } = await storeArticle(api, { title: 'Deleted by mistake', content: '<p>x</p>' });
  await page.goto('/admin/articles', { waitUntil: 'networkidle' });
  const remove = async () => {
    await chooseInRow(row(page, 'Deleted by mistake'), 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row(page, 'Deleted by mistake')).toBeHidden();
  };
  await remove();
  expect((await page.request.get(`/blog/${id}`)).status()).toBe(410);
  await toast(page, 'Article deleted successfully').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Article restored successfully')).toBeVisible();
  await expect(row(page, 'Deleted by mistake')).toBeVisible();
  expect((await page.request.get(`/blog/${id}`)).status()).toBe(200);

  await remove();
  await page.getByRole('link', { name: 'Trash' }).click();
  const inTrash = row(page, 'Deleted by mistake');
  await expect(inTrash).toContainText('Here until');
  await inTrash.getByRole('button', { name: 'Restore' }).click();
  await expect(inTrash).toBeHidden();
  expect((await page.request.get(`/blog/${id}`)).status()).toBe(200);

  await api.post('/admin/do/content.trash', { data: { kind: 'article', id } });
  await page.reload({ waitUntil: 'networkidle' });
  await chooseInRow(inTrash, 'Delete for good');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page, 'Article deleted for good')).toBeVisible();
  await expect(inTrash).toBeHidden();
  expect((await page.request.get(`/blog/${id}`)).status()).toBe(410);
});
