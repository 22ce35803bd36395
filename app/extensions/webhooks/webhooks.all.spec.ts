import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { ADMIN, chooseInRow, expect, test } from '#tests/e2e/support/admin.ts';
import { changeDatabase } from '#tests/e2e/support/site.ts';

const ADDRESS = 'https://hooks.example.invalid/on-publish';

test('[API-4] a webhook is added with the password, shows its secret once, is tried, and is deleted', async ({ page, site }) => {
  await page.goto('/admin/webhooks', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await page.getByLabel('Address').fill(ADDRESS);
  await page.getByLabel('A published item changes').uncheck();
  await page.getByLabel('Confirm your password to add it').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const secret = page.getByLabel('Copy it now: you won’t see it again');
  await expect(secret).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: 'Copy secret' }).click();
  await expect(page.getByText('Secret copied', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(secret).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: ADDRESS }) });
  await expect(row).toContainText('Published, removed');

  await chooseInRow(row, 'Send a test');
  await expect(page.getByText('Test on its way', { exact: true })).toBeVisible();
  const delivery = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Test' }) });
  await expect(delivery).toContainText('It could not be reached.');
  await expect(delivery).toContainText('Next try');
  await changeDatabase(site, (db) => db.updateTable('webhookDeliveries').set({ state: 'failed', dueAt: null }).execute());
  await page.reload();
  await delivery.getByRole('button', { name: /^Send again/ }).click();
  await expect(page.getByText('On its way again', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await chooseInRow(row, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Webhook deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'hooks.example.invalid' })).toHaveCount(0);
  await page.goto('/admin/activity');
  await expect(page.getByText('Deleted the webhook hooks.example.invalid')).toBeVisible();
});
