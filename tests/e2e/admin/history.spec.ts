import { chooseInMenu, expect, openSettings, storeArticle, test, waitForEditor } from '../support/admin.ts';

test('[ADM-25] any two revisions are compared, and one is put into the form as unsaved changes', async ({ api, page }) => {
  const text = { title: 'Written twice', content: '<p>The first words.</p>', excerpt: 'First.' };
  const { id, version } = await storeArticle(api, text);
  const fields = {
    ...text,
    category: 'BRAND',
    imageUrl: '/pictures/1.svg',
    tags: '',
    content: '<p>The second words.</p>',
    excerpt: 'Second.',
  };
  await api.post('/admin/do/content.save', { data: { kind: 'article', id, form: { ...fields, version, intent: 'draft' } } });
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  const form = page.getByRole('dialog', { name: 'Edit article' });
  await openSettings(page);
  await expect(form.getByLabel('Excerpt')).toHaveValue('Second.');
  await chooseInMenu(page, 'History');
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('radio')).toHaveCount(2);
  await expect(history.getByRole('radio', { name: 'Published' })).toBeChecked();
  await expect(history.getByRole('radio', { name: /Draft .* \+2 −2 words/ })).toBeVisible();
  await expect(history.locator('del').filter({ hasText: 'first' }).last()).toBeVisible();
  await history.getByLabel('Compare with').selectOption({ index: 1 });
  await expect(history.locator('ins').filter({ hasText: 'second' }).last()).toBeVisible();
  await history.getByRole('radio', { name: 'Draft' }).check();
  await history.getByLabel('Compare with').selectOption({ label: 'Current text' });
  await expect(history.getByText('There is no difference.')).toBeVisible();
  await expect(history.getByRole('button', { name: 'Restore' })).toBeDisabled();
  await history.getByRole('radio', { name: 'Published' }).check();
  await history.getByRole('button', { name: 'Restore' }).click();
  await expect(history).toBeHidden();
  await expect(form.getByLabel('Excerpt')).toHaveValue('First.');
  await expect(form.getByRole('textbox', { name: 'Content' })).toHaveText('The first words.');
});
