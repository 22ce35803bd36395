import { expectAccessible } from '../support/accessible.ts';
import { ADMIN, expect, storeArticle, test, toast } from '../support/admin.ts';
import { changeDatabase } from '../support/site.ts';

test('[ADM-19] a new site shows its author three steps, and takes the samples away and back with one press each', { tag: '@all' }, async ({
  page,
  api,
  site,
}) => {
  await page.goto('/admin');
  await page.waitForLoadState('networkidle');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('link')).toHaveText([/Start writing/, /Secure sign-in/, /Make it yours/]);
  const removeSamples = async () => {
    await steps.getByRole('button', { name: /^Remove \d+ samples$/ }).click();
    await expect(toast(page, 'The samples are in the trash.')).toBeVisible();
    expect((await page.request.get('/blog/1')).status()).toBe(410);
  };
  const undo = async () => {
    await toast(page, 'The samples are in the trash.').getByRole('button', { name: 'Undo' }).click();
    await expect(steps.getByRole('button', { name: /^Remove \d+ samples$/ })).toBeVisible();
    expect((await page.request.get('/blog/1')).status()).toBe(200);
  };
  await removeSamples();
  await undo();

  await storeArticle(api, { title: 'My first', content: '<p>Mine.</p>' });
  const id = 'secured';
  await changeDatabase(site, async (db) => {
    const { id: userId } = await db.selectFrom('users').select('id').where('email', '=', ADMIN.email).executeTakeFirstOrThrow();
    const key = { id, userId, name: 'Key', credentialId: id, publicKey: '', counter: 0, transports: '[]', lastUsedAt: null };
    await db
      .insertInto('passkeys')
      .values({ ...key, createdAt: new Date().toISOString() })
      .execute();
    await db.updateTable('siteDocuments').set({ fields: '{"name":"Ama"}' }).where('id', '=', 'identity').execute();
  });
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(steps.getByRole('link')).toHaveText([/done$/, /done$/, /done$/]);
  await removeSamples();
  await expect(steps).toBeHidden(); // all is done
  await undo();
  await changeDatabase(site, (db) => db.deleteFrom('passkeys').where('id', '=', id).execute());
  await expectAccessible(page);
  await steps.getByRole('link', { name: 'Start writing' }).click();
  await expect(page.getByRole('dialog', { name: 'Add article' })).toBeVisible();
  await page.keyboard.press('Escape');
  await steps.getByRole('button', { name: 'Hide these steps' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Posts' })).toBeVisible();
  await expect(steps).toBeHidden();
});

test('[AUTH-8] every page of the admin leads to Security, and changes between light and dark', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  for (const path of ['/admin/articles', '/admin/videos', '/admin/status']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Security' })).toHaveAttribute(
      'href',
      '/admin/security',
    );
  }
  await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: /^(Connections|People)/ })).toHaveText([
    'Connections',
    'People and activity',
  ]);
  await page.getByRole('button', { name: 'Light or dark' }).click();
  await expect(page.locator('html')).toHaveClass('theme-dark');
  await expectAccessible(page);
});

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('[AUTH-4] an admin who signs in is told so on the page that follows', async ({ page, adminState: _ }) => {
    await page.goto('/auth?to=/admin/solutions');
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Signed in successfully', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/admin/solutions');
  });
});
