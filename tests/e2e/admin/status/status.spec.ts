import type { Page } from '@playwright/test';
import type { Checkup } from '#features/checks/checkup.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, row, test } from '../../support/admin.ts';
import { DISK_FULL, makeFaulty } from '../../support/faults.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const openServer = (page: Page) => page.getByText('For whoever runs the server').click();
const again = (page: Page) => page.getByRole('button', { name: 'Check again' });

const WRONG: Checkup = {
  level: 'wrong',
  checkedAt: '2027-03-03T14:00:00.000Z',
  parts: [
    {
      part: 'mail',
      name: 'Email',
      level: 'wrong',
      findings: [{ level: 'wrong', message: 'The mail server mail.example.org refuses the login.', advice: 'Correct SMTP_URL.' }],
    },
    { part: 'backups', name: 'Backups', level: 'well', findings: [{ level: 'well', message: 'The newest backup is 3 hours old.' }] },
  ],
};

test('[OPS-8] the status says in words whether database, images, email and backups are well, and what to do', async ({ page }) => {
  await page.goto('/admin/status');
  await expect(page.getByText('The site can’t send email yet.')).toBeVisible();
  await expect(page.getByText('Automatic backups are off: if the disk fails').first()).toBeVisible();
  await expect(row(page, 'Database')).toBeHidden();
  await openServer(page);
  await expect(row(page, 'Database')).toContainText('migrations are applied');
  await expect(row(page, 'Images')).toContainText('A file could be written, read back and deleted.');
  await expect(row(page, 'Email')).toContainText('No mail server is set');
  await expect(row(page, 'Email')).toContainText('Set SMTP_URL');
  await expect(row(page, 'Backups')).toContainText('Automatic backups are off');
  await expect(row(page, 'Public address')).toContainText('on this machine');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing is wrong, and there are' })).toBeVisible();
  await expectAccessible(page);
});

test('[OPS-8] what is wrong stands beside the faults of the moment, and is looked at again by a press', { tag: '@all' }, async ({
  page,
}) => {
  const site = await makeFaulty(page);
  site.faults = [DISK_FULL];
  let looks = 0;
  await page.route('**/admin/do/site.check', (route) => {
    looks += 1;
    return route.fulfill({ json: { ok: true, ...WRONG } });
  });
  await page.goto('/admin/status');
  await expect(row(page, 'Email')).toContainText('refuses the login.');
  await expect(row(page, 'Disk')).toContainText(DISK_FULL.message);
  await expect(page.getByRole('status').filter({ hasText: 'One thing is wrong. Checked on March 3, 2027, 14:00.' })).toBeVisible();
  await expectAccessible(page);
  await again(page).click();
  await expect.poll(() => looks).toBe(2);
});

test('[OPS-8] a look that fails says so, and leaves what was known', { tag: '@all' }, async ({ page }) => {
  await page.goto('/admin/status');
  await openServer(page);
  await expect(again(page)).toHaveAttribute('aria-disabled', 'false');
  await page.route('**/admin/do/site.check', (route) => route.fulfill({ json: { level: 'fine' } }));
  await again(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'The site couldn’t be checked. Last time: Nothing is wrong' })).toBeVisible();
  await expect(row(page, 'Database')).toContainText('migrations are applied');
});

test('[OPS-8] nobody but an admin has the site look at itself', async ({ api, playwright, site }) => {
  const stranger = await playwright.request.newContext({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
  const refused = await stranger.post('/admin/do/site.check', { data: {}, headers: { origin: site.url } });
  expect(refused.status()).toBe(401);
  const foreign = await api.post('/admin/do/site.check', { data: {}, headers: { origin: 'https://elsewhere.example' } });
  expect(foreign.status()).toBe(403);
  const got = await api.post('/admin/do/site.check', { data: {} });
  expect([got.status(), got.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  await stranger.dispose();
});
