import { chooseInMenu, expect, test, waitForEditor } from '../../support/admin.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('[SITE-8] [PAGE-1] the owner writes their page, sees it beside the form, keeps a draft, publishes it and goes back', async ({
  page,
  request,
}) => {
  const readPage = async () => (await request.get('/about')).text();
  await page.goto('/admin/site/about');
  await waitForEditor(page);
  const form = page.getByRole('dialog', { name: 'About page' });
  const text = form.getByRole('textbox', { name: 'Biography' });
  await expect(text).toContainText('I am {name}');
  await form.getByLabel('Statement under the title').fill('I answer <b>plainly</b>, {name} says.');
  await text.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('New words from {location}. ');
  const preview = form.frameLocator('iframe');
  await expect(preview.getByText('New words from Accra, Ghana. I am Kwame Adeyemi')).toBeVisible();
  await expect(preview.getByText('I answer <b>plainly</b>, Kwame Adeyemi says.')).toBeVisible();
  await chooseInMenu(page, 'Save draft');
  await expect(form.getByRole('button', { name: 'Publish changes' })).toBeVisible();
  expect(await readPage()).not.toContain('New words');

  await page.goto('/admin/site/about');
  await waitForEditor(page);
  await expect(text).toContainText('New words from {location}.');
  await form.getByRole('button', { name: 'Publish changes' }).click();
  await expect(form).toBeHidden();
  await page.goto('/about');
  await expect(page.getByText('New words from Accra, Ghana. I am Kwame Adeyemi')).toBeVisible();
  await expect(page.getByText('I answer <b>plainly</b>, Kwame Adeyemi says.')).toBeVisible();

  await page.goto('/admin/site/about');
  await waitForEditor(page);
  for (const name of ['Back to the default of Biography', 'Back to the default of Statement under the title'])
    await form.getByRole('button', { name }).click();
  await expect(text).not.toContainText('New words');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form).toBeHidden();
  expect(await readPage()).not.toContain('New words');
});

test('[SITE-8] [PAGE-3] the form of the privacy page shows what the site says of itself, to be read, and the owner’s own part, to be written', async ({
  page,
}) => {
  await page.goto('/admin/site/privacy');
  await waitForEditor(page);
  const form = page.getByRole('dialog', { name: 'Privacy page' });
  await form.getByText('The contact form', { exact: true }).click();
  await expect(form.getByText('The form does not send your message to anyone')).toBeVisible();
  const text = form.getByRole('textbox', { name: 'Your own part' });
  await expect(text).toContainText('Your questions and your rights');
  await expect(text).not.toContainText('This site sets no cookies for readers');
  await text.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form).toBeHidden();
  await page.goto('/privacy');
  await expect(page.getByText('This site sets no cookies for readers.')).toBeVisible();
  await expect(page.getByText('Your questions and your rights')).toHaveCount(0);
});
