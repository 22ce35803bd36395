import { chooseInRow, expect, openSettings, row, storeArticle, test, toast, waitForEditor } from '../support/admin.ts';
import { changeDatabase } from '../support/site.ts';

test.use({ allowedMessages: [[/status of 400|^Use lower-case letters/], { scope: 'test' }] });

test.beforeEach(async ({ site }) => {
  await changeDatabase(site, async (db) => {
    await db.deleteFrom('redirects').execute();
    await db.deleteFrom('missedAddresses').execute();
    const lastAt = new Date().toISOString();
    await db
      .insertInto('missedAddresses')
      .values([
        { address: '/2019/05/logo-is-innocent-branding-myths', readers: 41, robots: 7, lastAt },
        { address: '/wp-login.php', readers: 0, robots: 1300, lastAt },
      ])
      .execute();
  });
});

test('[OPS-6] an old address is sent to a page, then elsewhere, then said to be gone, and its readers follow', async ({ page, site }) => {
  const ask = async (path: string) => {
    const { status, headers } = await fetch(site.url + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await ask('/?p=12')).toEqual([200, null]);
  await page.goto('/admin/addresses', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Add redirect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add redirect' });
  await dialog.getByLabel('Old address').fill('/about/');
  await dialog.getByLabel('New address').fill('/nowhere');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('There is a page at this address')).toBeVisible();
  await dialog.getByLabel('Old address').fill('https://old.example.com/2019/05/Title/');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('There is no page at this address')).toBeVisible();
  await dialog.getByLabel('New address').fill('/about');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Redirect saved')).toBeVisible();
  expect(await ask('/2019/05/Title/?utm_source=x')).toEqual([301, '/about?utm_source=x']);
  const redirect = row(page, '/2019/05/title');

  await chooseInRow(redirect, 'Edit');
  await page.getByLabel('New address').fill('https://other.example/page');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: '→ https://other.example/page' })).toBeVisible();
  expect(await ask('/2019/05/title')).toEqual([301, 'https://other.example/page']);

  await chooseInRow(redirect, 'Edit');
  await page.getByLabel('New address').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Removed', { exact: true }).first()).toBeVisible();
  expect(await ask('/2019/05/title')).toEqual([410, null]);

  await chooseInRow(redirect, 'Delete');
  await expect(toast(page, 'Redirect deleted')).toBeVisible();
  expect(await ask('/2019/05/title')).toEqual([404, null]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(redirect).toBeVisible();
});

test('[OPS-6] an address that readers missed is sent to the nearest article with one click', { tag: '@all' }, async ({ page, site }) => {
  await page.goto('/admin/addresses', { waitUntil: 'networkidle' });
  const missed = page.getByRole('listitem').filter({ hasText: '/2019/05/logo-is-innocent-branding-myths' });
  await expect(missed).toContainText('41 readers');
  await missed.getByRole('button', { name: /^Send there/ }).click();
  await expect(toast(page, 'Sent to “The logo is innocent: branding myths that cost real money”')).toBeVisible();
  const response = await page.request.get(`${site.url}/2019/05/logo-is-innocent-branding-myths`, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toMatch(/^\/blog\//);
  await expect(missed.getByText('41 readers')).toHaveCount(0);
});

test('[OPS-6] addresses are imported from a file, and what was refused is named', { tag: '@all' }, async ({ page, site }) => {
  await page.goto('/admin/addresses', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Import' }).click();
  const csv = 'from,to\n/?p=12,/about\n/one/,/contact\n/two,/one\n';
  await page.getByLabel('CSV file').setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
  const report = page.getByRole('dialog', { name: 'Import finished' });
  await expect(report).toContainText('2 saved, 1 refused');
  await expect(report).toContainText('Line 4: /two → /one. That address itself leads to /contact');
  await report.getByRole('button', { name: 'Close', exact: true }).last().click();
  const response = await page.request.get(`${site.url}/?p=12`, { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([301, '/about']);
});

test('[OPS-6] an article gets another address in its form, and its old one leads there', { tag: '@all' }, async ({ page, api, site }) => {
  const { id } = await storeArticle(api, { title: 'Tea in the afternoon', content: '<p>Leaves.</p>' });
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  await openSettings(page);
  await page.getByText('Search and sharing').click();
  const address = page.getByLabel('Address', { exact: true });
  await expect(address).toHaveAttribute('placeholder', id);
  await address.fill('afternoon tea');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Use lower-case letters, digits and single hyphens').first()).toBeVisible();
  await address.fill('afternoon-tea');
  await page.getByRole('button', { name: 'Update as newest' }).click();
  await expect.poll(async () => (await fetch(`${site.url}/blog/afternoon-tea`)).status).toBe(200);
  const old = await fetch(`${site.url}/blog/${id}?utm_source=x`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/blog/afternoon-tea?utm_source=x']);
  for (const path of ['/', '/sitemap.xml', '/feed.xml', '/llms.txt', '/search?q=afternoon', '/sitemap', '/blog/afternoon-tea']) {
    const html = await (await fetch(site.url + path)).text();
    expect(html, path).not.toContain(`/blog/${id}`);
  }
  for (const file of ['.md', '/cover.svg', '/share.png'])
    expect((await fetch(`${site.url}/blog/afternoon-tea${file}`)).status, file).toBe(200);
});
