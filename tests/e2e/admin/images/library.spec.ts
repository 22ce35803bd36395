import AxeBuilder from '@axe-core/playwright';
import { drawPicture } from '../../../factories/photograph.ts';
import { expect, fillArticle, storeArticle, test, waitForEditor } from '../../support/admin.ts';

test.use({ allowedMessages: [[/status of 40[04]|^Failed to create article$/], { scope: 'test' }] });

async function upload(api: import('@playwright/test').APIRequestContext, alt: string): Promise<{ id: string; url: string }> {
  const image = { name: 'a.png', mimeType: 'image/png', buffer: await drawPicture({ width: 640, height: 480 }) };
  const response = await api.post('/admin/images', { multipart: { image, alt } });
  return (await response.json()).image;
}

test('[ADM-20] the images are found by description and use, described, removed and taken back', async ({ page, api }) => {
  const [shown, unused] = [await upload(api, 'A bakery at dawn'), await upload(api, 'Nobody needs this')];
  await storeArticle(api, { title: 'Bread of the library', content: `<p>x</p><img src="${shown.url}" alt="">`, imageUrl: shown.url });
  await page.goto('/admin/images');
  const items = page.locator('.library-item');
  await expect(page.getByRole('link', { name: 'Images' })).toHaveAttribute('aria-current', 'page');
  await page.getByLabel('Search').fill('bread of the lib');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(items).toHaveCount(1);
  await expect(items).toContainText('Cover and text of “Bread of the library”');
  await page.getByRole('button', { name: 'Details of A bakery at dawn' }).click();
  const details = page.getByRole('dialog', { name: 'Image' });
  await expect(details).toContainText('You can remove it once nothing uses it.');
  await details.getByLabel('Description').fill('A bakery in the morning');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await details.getByRole('button', { name: 'Save description' }).click();
  await expect(items).toContainText('A bakery in the morning');
  await details.getByRole('button', { name: 'Close' }).click();

  await page.goto('/admin/images?show=unused&q=nobody');
  await page.getByLabel('Select Nobody needs this').check();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Remove 1 image' }).click();
  await expect(page.getByText('1 image moved to the trash.')).toBeVisible();
  await expect(items).toHaveCount(0);
  expect((await api.get(unused.url)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(items).toHaveCount(1);
  expect((await api.get(unused.url)).status()).toBe(200);
});

test('[ADM-20] a replaced image is another one in the article', { tag: '@all' }, async ({ page, api }) => {
  const image = await upload(api, 'To be replaced');
  const { id } = await storeArticle(api, { title: 'Replaced in here', content: `<p>x</p><img src="${image.url}" alt="">` });
  await page.goto('/admin/images?q=to be replaced', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Details of To be replaced' }).click();
  const file = { name: 'b.png', mimeType: 'image/png', buffer: await drawPicture({ width: 320, height: 300 }) };
  await page.getByLabel('Choose an image to replace it with').setInputFiles(file);
  await expect(page.getByText('Image replaced; the earlier one is in the trash. It is now in “Replaced in here”.')).toBeVisible();
  const html = await (await api.get(`/blog/${id}`)).text();
  expect(html).not.toContain(image.id);
  expect(html).toContain('320x300');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await api.get(`/blog/${id}`)).text()).toContain(image.id);
});

test('[ADM-7] [ADM-20] a cover is chosen from the library or the text, has a focal point, and a path to nothing is refused', {
  tag: '@all',
}, async ({ page, api }) => {
  const image = await upload(api, 'A market from above');
  await page.goto('/admin/articles/new');
  await waitForEditor(page);
  const form = page.getByRole('dialog', { name: 'Add article' });
  await form.getByRole('button', { name: 'Choose from the library' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose an image' });
  await picker.getByLabel('Search').fill('market from');
  await picker.getByRole('button', { name: 'Choose A market from above' }).click();
  await expect(form.getByLabel('Image URL')).toHaveValue(image.url);
  const focus = form.getByRole('button', { name: 'Focal point' });
  await focus.focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(form.getByText('Crops keep the upper middle: 40% from the left, 30% from the top.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await fillArticle(page, {
    title: 'A market seen from above',
    content: `<p>x</p><img src="${image.url}" alt="">`,
    imageUrl: '/images/does-not-exist.png',
  });
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(form.locator('.field-error')).toHaveText('There’s no image at this path. Upload one, or choose one from the library');
  await form.getByRole('button', { name: 'Use the first image of the text' }).click();
  await focus.click({ position: { x: 2, y: 2 } });
  await expect(form.getByText('Crops keep the upper left: 0% from the left, 0% from the top.')).toBeVisible();
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(form).toBeHidden();
  const html = await (await api.get('/blog/a-market-seen-from-above')).text();
  expect(html).toContain('class="focus-x0 focus-y0"');
});
