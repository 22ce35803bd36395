import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import sharp from 'sharp';
import { drawPicture } from '../../../factories/photograph.ts';
import { expect, fillArticle, openSettings, storeArticle, test, toast, waitForEditor } from '../../support/admin.ts';

test.use({ allowedMessages: [[/status of 40[04]|^Failed to create article$|^At most 100|ERR_FAILED/], { scope: 'test' }] });

async function upload(api: import('@playwright/test').APIRequestContext, alt: string): Promise<{ id: string; url: string }> {
  const image = { name: 'a.png', mimeType: 'image/png', buffer: await drawPicture({ width: 640, height: 480 }) };
  const response = await api.post('/admin/images/upload', { multipart: { image, alt } });
  return (await response.json()).image;
}

test('[ADM-20] the images are found by description and use, described, removed and taken back', async ({ page, api }) => {
  const [shown, unused] = [await upload(api, 'A bakery at dawn'), await upload(api, 'Nobody needs this')];
  await storeArticle(api, { title: 'Bread of the library', content: `<p>x</p><img src="${shown.url}" alt="">`, imageUrl: shown.url });
  await page.goto('/admin/images', { waitUntil: 'networkidle' });
  const items = page.locator('.library-item');
  await expect(page.getByRole('link', { name: 'Images' })).toHaveAttribute('aria-current', 'page');
  await page.getByLabel('Search').fill('bread of the lib');
  await expect(items).toHaveCount(1);
  await expect(items).toContainText('Cover and text of “Bread of the library”');
  await page.getByRole('button', { name: 'Details of A bakery at dawn' }).click();
  const details = page.getByRole('dialog', { name: 'Image' });
  await expect(details).toContainText('You can remove it once nothing uses it.');
  await details.getByLabel('Description').fill('A bakery in the morning');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(items).toContainText('A bakery in the morning');
  await details.getByRole('button', { name: 'Close' }).click();

  await page.goto('/admin/images?show=unused&q=nobody', { waitUntil: 'networkidle' });
  await page.getByLabel('Select Nobody needs this').check();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Remove 1 image' }).click();
  await expect(page.getByText('1 image moved to the trash.')).toBeVisible();
  await expect(items).toHaveCount(0);
  expect((await api.get(unused.url)).status()).toBe(404);
  expect(await (await api.get('/admin/trash')).text()).toContain('href="/admin/images?show=trash"');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(items).toHaveCount(1);
  expect((await api.get(unused.url)).status()).toBe(200);
});

async function drawFiles(count: number, name = 'Photo') {
  const colours = Array.from({ length: count }, (_, number) => ({ r: (number * 53) % 256, g: (number * 97) % 256, b: 120 }));
  return Promise.all(
    colours.map(async (background, number) => ({
      name: `${name} ${number + 1}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 64, height: 48, channels: 3, background } })
        .png()
        .toBuffer(),
    })),
  );
}

test('[ADM-20] [ADM-32] a hundred images are uploaded at once, counted in one message, and found by name; one that is none says why', async ({
  page,
}) => {
  test.slow();
  await page.goto('/admin/images?q=hundred', { waitUntil: 'networkidle' });
  const input = page.getByLabel('Choose images to upload');
  await input.setInputFiles([...(await drawFiles(99, 'Hundred')), { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('progressbar', { name: 'Uploading images' })).toBeVisible();
  await expect(toast(page, '99 images uploaded')).toBeVisible({ timeout: 240_000 }); // on a busy machine a second each
  await expect(uploads).toContainText('words.txt');
  await expect(uploads).toContainText('Please upload an image file');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await uploads.getByRole('button', { name: 'Dismiss' }).click();
  await expect(uploads).toHaveCount(0);
  await expect(page.locator('.library-item')).toHaveCount(99);
  await page.getByLabel('Search').fill('HUNDRED 42');
  await page.getByLabel('Search').press('Enter');
  await expect(page.locator('.library-item')).toHaveCount(1);

  await page.getByRole('button', { name: 'Details of Hundred 42.png' }).click();
  const details = page.getByRole('dialog', { name: 'Image' });
  await details.getByLabel('Name').fill('Marché.jpeg');
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
  const link = details.getByRole('link', { name: 'Download' });
  await expect(link).toHaveAttribute('download', 'Marché.png');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('Marché.png');
  const { format, width } = await sharp(await readFile(await download.path())).metadata();
  expect([format, width]).toEqual(['png', 64]);

  await page.goto('/admin/images', { waitUntil: 'networkidle' });
  await input.setInputFiles(await drawFiles(103, 'Too many'));
  await expect(toast(page, 'At most 100 images at a time')).toContainText('The first 100 of 103 are being uploaded.');
  await page.getByRole('region', { name: 'Uploads' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(uploads.getByRole('progressbar')).toHaveCount(0);
});

test('[ADM-20] [ADM-32] dropped images are uploaded, and those that failed wait with Try again', async ({ page }) => {
  await page.goto('/admin/images?q=dropped', { waitUntil: 'networkidle' });
  await page.route('**/admin/images/upload', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  const files = await drawFiles(3, 'Dropped');
  const transfer = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, bytes } of given) data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
      return data;
    },
    files.map(({ name, buffer }) => ({ name, bytes: [...buffer] })),
  );
  await page.locator('h1').dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(page.getByText('Drop to upload')).toBeVisible();
  await page.locator('h1').dispatchEvent('drop', { dataTransfer: transfer });
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads).toContainText('3 images were not uploaded');
  await expect(uploads).toContainText('Failed to upload image: the site can’t be reached');
  await page.unroute('**/admin/images/upload');
  await uploads.getByRole('button', { name: 'Try again to upload Dropped 2.png' }).click();
  await expect(toast(page, 'Image uploaded successfully!')).toBeVisible();
  await uploads.getByRole('button', { name: 'Try all again' }).click();
  await expect(toast(page, '2 images uploaded')).toBeVisible();
  await expect(page.locator('.library-item')).toHaveCount(3);
});

test('[ADM-20] [ADM-32] of the chosen images those that came into use meanwhile stay, named, and the others can be taken back', async ({
  page,
  api,
}) => {
  for (const number of [1, 2, 3, 4]) await upload(api, `Chosen ${number}`);
  await page.goto('/admin/images?q=chosen', { waitUntil: 'networkidle' });
  await page.getByLabel('Select Chosen 4').check();
  await page.getByLabel('Select Chosen 2').click({ modifiers: ['Shift'] });
  for (const number of [2, 3, 4]) await expect(page.getByLabel(`Select Chosen ${number}`)).toBeChecked();
  await expect(page.getByLabel('Select Chosen 1')).not.toBeChecked();
  const [, image] = (await (await api.get('/admin/images/list?q=chosen')).json()).images;
  await storeArticle(api, { title: 'Uses the chosen', content: `<p>x</p><img src="${image.url}" alt="">` });
  await page.getByRole('button', { name: 'Remove 3 images' }).click();
  const notice = page.locator('.library-notice');
  await expect(notice).toContainText('2 images moved to the trash. Not removed: a.png, used by “Uses the chosen”.');
  await expect(page.locator('.library-item')).toHaveCount(2);
  expect((await api.get(image.url)).status()).toBe(200);
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.library-item')).toHaveCount(4);
});

test('[ADM-20] [ADM-32] ten images are described by one press, ten texts and ten Enters', async ({ page, api }) => {
  for (const { images } of [await (await api.get('/admin/images/list?show=undescribed')).json()])
    for (const { id } of images) await api.post('/admin/do/image.describe', { data: { id, alt: 'Earlier' } });
  for (let number = 0; number < 10; number += 1) await upload(api, '');
  await page.goto('/admin/images?show=undescribed', { waitUntil: 'networkidle' });
  await expect(page.locator('.library-item')).toHaveCount(10);
  await page.getByRole('button', { name: 'Describe 10 images' }).click();
  const dialog = page.getByRole('dialog', { name: 'Describe images' });
  await expect(dialog.getByRole('img')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  for (let number = 1; number <= 10; number += 1) {
    await page.keyboard.type(`Shows the number ${number}`);
    await page.keyboard.press('Enter');
  }
  await expect(dialog.getByRole('status')).toHaveText('Every image has a description.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Every image has a description.')).toBeVisible();
  const { images } = await (await api.get('/admin/images/list?q=shows the number')).json();
  expect(images.map(({ alt }: { alt: string }) => alt)).toEqual(
    Array.from({ length: 10 }, (_, number) => `Shows the number ${number + 1}`),
  );
});

test('[ADM-20] a replaced image is another one in the article', async ({ page, api }) => {
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

test('[ADM-7] [ADM-20] a cover is chosen from the library or the text, has a focal point, and a path to nothing is refused', async ({
  page,
  api,
}) => {
  const image = await upload(api, 'A market from above');
  await page.goto('/admin/articles/new');
  await waitForEditor(page);
  const form = page.getByRole('dialog', { name: 'Add article' });
  await openSettings(page);
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
