import { checkBackup } from '#features/backup/check-backup.server.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { ADMIN, expect, test } from '../../support/admin.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedMessages: [[/status of 400/], { scope: 'test' }] });

const NAME = /^byline-by-hand-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz · \d/;

test('[OPS-2] [OPS-8] an admin begins a backup, sees that it is made, and then finds it in the list', async ({ page }) => {
  await page.goto('/admin/status');
  const backups = page.getByRole('region', { name: 'Backups' });
  await expect(backups.getByRole('status')).toContainText('Automatic backups are off');
  const before = await backups.getByText(NAME).count();
  await backups.getByRole('button', { name: 'Make a backup now' }).click();
  await expect(backups.getByText(NAME)).toHaveCount(before + 1, { timeout: 20_000 });
  await expect(backups.getByRole('status')).toContainText('Automatic backups are off');
  await expectAccessible(page);
});

test('[ADM-32] [OPS-2] an admin downloads a backup once they have confirmed their password', async ({ page, api }) => {
  await api.post('/admin/do/backup.make', { data: {} });
  await page.goto('/admin/status');
  const backups = page.getByRole('region', { name: 'Backups' });
  await backups.getByRole('link', { name: 'Download the backup of' }).first().click({ timeout: 20_000 });
  const password = page.getByLabel('Confirm your password to download it');
  const button = page.getByRole('button', { name: 'Download', exact: true });
  await password.fill('not the password');
  await button.click();
  await expect(page.getByText('That isn’t your password.')).toBeVisible();
  await expectAccessible(page);
  await password.fill(ADMIN.password);
  const arrival = page.waitForEvent('download');
  await button.click();
  const file = await arrival;
  expect(file.suggestedFilename()).toMatch(/^byline-by-hand-.*\.tar\.gz$/);
  expect(await checkBackup(await file.path())).toMatchObject({ images: expect.any(Number) });
  await page.goto('/admin/activity');
  await expect(page.getByText(`Downloaded the backup ${file.suggestedFilename()}`)).toBeVisible();
});

test('[OPS-8] a backup that could not be made says why, and one under way is not begun twice', async ({ page }) => {
  let orders = 0;
  const state = { ok: true, store: '/backups', everyHours: 24, keep: 7, isRunning: false, problem: 'its disk is full', backups: [] };
  await page.route(/\/admin\/(backups|do\/backup\.make)$/, (route) => {
    if (route.request().method() === 'POST') orders += 1;
    return route.fulfill({ json: { ...state, isRunning: orders > 0 } });
  });
  await page.goto('/admin/status');
  const backups = page.getByRole('region', { name: 'Backups' });
  await expect(backups).toContainText('The site makes one every day and keeps the newest 7 in /backups.');
  await expect(backups).toContainText('its disk is full');
  await backups.getByRole('button', { name: 'Make a backup now' }).click();
  await expect(backups.getByRole('status')).toContainText('A backup is running.');
  await backups.getByRole('button', { name: 'Make a backup now' }).click({ force: true });
  expect(orders).toBe(1);
});
