import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/admin.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[OPS-8] the status page lists the background work, and tries again what failed', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/admin/status');
  await page.getByText('For whoever runs the server').click();
  const section = page.getByRole('region', { name: 'Background work' });
  await expect(section.getByRole('status')).toHaveText('Nothing has failed.');
  await expect(section.getByRole('listitem').filter({ hasText: 'Emptying the trash' })).toContainText('Next ');
  await expect(section.getByRole('listitem').filter({ hasText: 'Sending emails' })).toContainText('Nothing waiting');
  const failed = [{ reason: 'the mail server refuses the login', jobs: 3, attempts: 4 }];
  const emails = { name: 'email', label: 'Sending emails', waiting: 3, running: 0, nextAt: '2027-03-03T14:00:00.000Z' };
  const orders: unknown[] = [];
  await page.route(/\/admin\/(jobs|do\/job\.retry)$/, (route) => {
    if (route.request().method() === 'POST') orders.push(route.request().postDataJSON());
    return route.fulfill({ json: { ok: true, jobs: [{ ...emails, failed: orders.length > 0 ? [] : failed }] } });
  });
  await expect(section.getByRole('status')).toHaveText('Sending emails: failed, and will be tried again.');
  await expect(section).toContainText('The mail server refuses the login. 3 jobs. Tried 4 times.');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await section.getByRole('button', { name: 'Try again: Sending emails' }).click();
  await expect(section.getByRole('status')).toHaveText('Nothing has failed.');
  expect(orders).toEqual([{ name: 'email' }]);
});
