import { expect, openSettings, row, test } from '../support/admin.ts';

test.use({ allowedMessages: [/status of 400|Failed to create page/] });

test('[PAGE-10] a page is written, refused an address of the site, published, and offered to the menu', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/admin/pages');
  await page.getByRole('link', { name: 'Add page' }).click();
  const form = page.getByRole('dialog', { name: /page/ });
  await form.getByLabel(/^Title/).fill('For the press');
  await form.getByLabel(/^Content( \*)?$/).fill('Photographs of the author.');
  await openSettings(page);
  await form.getByText('Search and sharing').click();
  await form.getByLabel('Address', { exact: true }).fill('contact');
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(form.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(
    /The site uses this address itself. Choose another/,
  );
  await form.getByLabel('Address', { exact: true }).fill('press');
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(row(page, 'For the press')).toContainText('/press');

  await page.goto('/admin/site/menu', { waitUntil: 'networkidle' });
  const links = page.getByRole('group', { name: 'Links in the header' });
  await links.getByRole('button', { name: 'Add a link' }).click();
  await expect(page.locator('datalist option[value="/press"]')).toHaveText('For the press');
  await links.getByRole('textbox', { name: 'Name of link 1' }).fill('Press');
  await links.getByLabel('Path or address of link 1').fill('/press');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Press' }).click();
  await expect(page).toHaveURL('/press');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For the press');
  await expect(page.getByText('Photographs of the author.')).toBeVisible();
});
