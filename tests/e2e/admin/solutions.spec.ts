import { chooseInRow, expect, fillCover, openSettings, row, save, test, toast, waitForEditor, writeSource } from '../support/admin.ts';

test.use({ allowedMessages: [[/^Please fill|^Failed to|^Upload an image/], { scope: 'test' }] });

test('[ADM-9] [ADM-12] [ADM-13] a solution is written, read, hidden, shown again and deleted', { tag: '@all' }, async ({
  page,
  playwright,
  site,
}) => {
  const reader = await playwright.request.newContext({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
  await page.goto('/admin/solutions');
  await page.getByRole('link', { name: 'Add solution' }).click();
  const form = page.getByRole('dialog');
  await waitForEditor(page);
  await save(page);
  await expect(toast(page, 'Please fill in all required fields')).toBeVisible();
  for (const label of ['Title', 'Content', 'Cover image']) await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  await openSettings(page);
  await expect(form.getByLabel('Excerpt')).not.toHaveAttribute('aria-invalid');
  await form.getByLabel('Title').fill('A shop in a week');
  await fillCover(page);
  await writeSource(page, '<p>Seven days.</p>');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Solution created successfully')).toBeVisible();
  await writeSource(page, '<p>Seven days, and no more.</p>');
  await save(page);
  await expect(toast(page, 'Solution updated successfully')).toBeVisible();
  await expect(page.locator('.admin-row').first()).toContainText('A shop in a week');
  await expect(row(page, 'A shop in a week').getByText('Hidden')).toHaveCount(0);
  for (const path of ['/', '/solution/a-shop-in-a-week']) expect(await (await reader.get(path)).text(), path).toContain('A shop in a week');
  const dates = async () => /datetime="([^"]+)"/.exec(await (await page.request.get('/solution/a-shop-in-a-week')).text())?.[1];
  const published = await dates();

  await row(page, 'A shop in a week').locator('.admin-row-title a').click();
  await openSettings(page);
  await expect(page.getByLabel('Visible on the site')).toBeChecked();
  await page.getByLabel('Visible on the site').uncheck();
  await save(page);
  await expect(row(page, 'A shop in a week').getByText('Hidden')).toBeVisible();
  expect((await reader.get('/solution/a-shop-in-a-week')).status()).toBe(404);
  expect(await (await reader.get('/')).text()).not.toContain('A shop in a week');

  await row(page, 'A shop in a week').locator('.admin-row-title a').click();
  await openSettings(page);
  await page.getByLabel('Excerpt').fill('Changed while hidden');
  await save(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row(page, 'A shop in a week').getByText('Hidden')).toBeVisible();
  await row(page, 'A shop in a week').locator('.admin-row-title a').click();
  await openSettings(page);
  await page.getByLabel('Visible on the site').check();
  await save(page);
  await expect(row(page, 'A shop in a week').getByText('Hidden')).toHaveCount(0);
  expect(await dates()).toBe(published);

  await chooseInRow(row(page, 'A shop in a week'), 'Delete');
  await page.getByRole('dialog', { name: 'Delete solution' }).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Solution deleted successfully')).toBeVisible();
  await expect(row(page, 'A shop in a week')).toHaveCount(0);
  expect((await reader.get('/solution/a-shop-in-a-week')).status()).toBe(410);
  await reader.dispose();
});

test('[ADM-9] [ADM-12] what cannot be stored says so', { tag: '@all' }, async ({ page }) => {
  await page.goto('/admin/solutions/new');
  await waitForEditor(page);
  await page.getByLabel('Title').fill('Not today');
  await fillCover(page, 'https://elsewhere.example/x.jpg');
  await writeSource(page, '<p>x</p>');
  await save(page);
  await expect(page.getByLabel('Image URL')).toBeFocused();
  await expect(page.locator('.field-error')).toHaveText(/^Upload an image, or enter its path on this site/);
  await fillCover(page);
  await page.route('**/admin/do/content.save', (route) => route.fulfill({ status: 200, body: '<html>a proxy</html>' }));
  await save(page);
  await expect(toast(page, 'Failed to create solution')).toBeVisible();
  await expect(page.getByText('The site couldn’t save this. Your text is kept on this device.')).toBeVisible();
});
