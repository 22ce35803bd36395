import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { MAX_IMAGE_BYTES } from '#features/images/image.ts';
import { drawPicture, padJpeg, takePhotograph } from '../../../factories/photograph.ts';
import { expect, openSettings, save, signInAgain, test, toast, writeSource } from '../../support/admin.ts';

test.use({
  allowedMessages: [[/^Please upload|^Image must|^Failed to|^Please sign in|status of (400|401|503)|ERR_FAILED/], { scope: 'test' }],
});

const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
const MIB = 1024 * 1024;
const chooser = (page: Page) => page.getByRole('group', { name: 'Cover', exact: true }).locator('input[type=file]');

test('[ADM-11] what is no image, an SVG, and 5 MB are refused in words', async ({ page }) => {
  await page.goto('/admin/articles/new');
  await openSettings(page);
  const choose = (name: string, mimeType: string, buffer: Buffer) => chooser(page).setInputFiles({ name, mimeType, buffer });
  const refused: [string, string, Buffer][] = [
    ['words.txt', 'text/plain', Buffer.from('words')],
    ['drawing.svg', 'image/svg+xml', DRAWING],
    ['not-really.png', 'image/png', DRAWING],
  ];
  for (const [name, mimeType, buffer] of refused) {
    await choose(name, mimeType, buffer);
    await expect(toast(page, 'Please upload an image file'), name).toBeVisible();
    await toast(page, 'Please upload an image file').getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page, 'Please upload an image file'), name).toBeHidden();
  }
  for (const [name, mimeType] of [
    ['moving.gif', 'image/gif'],
    ['not-a-photograph.jpg', 'image/jpeg'],
  ] as const) {
    await choose(name, mimeType, Buffer.alloc(MAX_IMAGE_BYTES, 0xff));
    await expect(toast(page, 'Image must be less than 5MB'), name).toContainText(name);
    await expect(page.getByLabel('Image URL')).toHaveValue('');
    await toast(page, 'Image must be less than 5MB').getByRole('button', { name: 'Dismiss' }).click();
  }
});

test('[ADM-20] an image without a description is asked for one where it is added, and the library keeps it', async ({ page }) => {
  await page.goto('/admin/articles/new');
  await openSettings(page);
  await chooser(page).setInputFiles({ name: 'quay.png', mimeType: 'image/png', buffer: await drawPicture() });
  const cover = page.getByRole('group', { name: 'Cover', exact: true });
  await cover.getByLabel('Description').fill('A quay at dawn');
  const described = page.waitForResponse('**/admin/do/image.describe');
  await cover.getByLabel('Description').press('Tab');
  expect((await described).status()).toBe(200);
  const listed = await (await page.request.get('/admin/images/list?q=quay')).json();
  expect(listed.images[0]).toMatchObject({ alt: 'A quay at dawn', fileName: 'quay.png' });
});

test('[ADM-11] a photograph over 5 MB is made smaller before it is sent; one that moves is refused', async ({ page }) => {
  await page.goto('/admin/articles/new');
  await openSettings(page);
  const upright = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#aa3311' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await chooser(page).setInputFiles({ name: 'moving.webp', mimeType: 'image/webp', buffer: await drawMoving(MAX_IMAGE_BYTES) });
  await expect(toast(page, 'Image must be less than 5MB')).toContainText('moving.webp');
  await chooser(page).setInputFiles({ name: 'IMG_0002.JPG', mimeType: 'image/jpeg', buffer: padJpeg(upright, 8 * MIB) });
  await expect(page.getByLabel('Image URL')).toHaveValue(/^\/images\/[a-z0-9]{16}-240x320-[0-9a-f]{6}\.jpg$/);
  await expect(toast(page, 'Image uploaded successfully!')).toBeVisible();
});

test('[ADM-11] over a slow line a photograph over 1 MB is made smaller as well', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } }));
  await page.goto('/admin/articles/new');
  await openSettings(page);
  const sent = page.waitForRequest('**/admin/images/upload');
  const small = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#aa3311' } })
    .jpeg()
    .toBuffer();
  await chooser(page).setInputFiles({ name: 'IMG_0003.JPG', mimeType: 'image/jpeg', buffer: padJpeg(small, 2 * MIB) });
  await expect(toast(page, 'Image uploaded successfully!')).toBeVisible();
  expect((await (await sent).sizes()).requestBodySize).toBeLessThan(100_000);
});

/** An animated WebP of more bytes than those. */
async function drawMoving(bytes: number): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00'].map((background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const webp = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [200, 300] })
    .toBuffer();
  return Buffer.concat([webp, Buffer.alloc(bytes)]);
}

for (const [size, bytes] of [
  ['one byte under 5 MB', MAX_IMAGE_BYTES - 1],
  ['8 MB', 8 * MIB],
] as const) {
  test(`[ADM-11] a photograph from a phone, ${size}, ends upright, small and public`, async ({ page, playwright, site }) => {
    test.slow(); // drawing the photograph and making every size of it
    const buffer = await takePhotograph({ bytes });
    await page.goto('/admin/solutions/new');
    await openSettings(page);
    await chooser(page).setInputFiles({ name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer });
    await expect(page.getByLabel('Image URL')).toHaveValue(/^\/images\/[a-z0-9]{16}-\d+x\d+-[0-9a-f]{6}\.jpg$/, { timeout: 60_000 });
    await expect(toast(page, 'Image uploaded successfully!')).toBeVisible();
    await page.getByLabel('Title').fill(`Seen on a phone, ${size}`);
    await writeSource(page, '<p>x</p>');
    await save(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    const reader = await playwright.request.newContext({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
    const html = await (await reader.get(`/solution/seen-on-a-phone-${size.toLowerCase().replaceAll(' ', '-')}`)).text();
    const [address = ''] = /\/images\/[a-z0-9]{16}-800\.avif/.exec(html) ?? [];
    const picture = await reader.get(address);
    expect(picture.headers()['content-type']).toBe('image/avif');
    expect((await picture.body()).length).toBeLessThan(400_000);
    const [, width = '0', height = '0'] = /\/images\/[a-z0-9]{16}-(\d+)x(\d+)-/.exec(html) ?? [];
    expect(Number(height)).toBeGreaterThan(Number(width));
    await reader.dispose();
  });
}

test('[ADM-11] an upload that fails says why, and one after the session has ended goes on after signing in', async ({ context, page }) => {
  await page.goto('/admin/articles/new');
  await openSettings(page);
  const choose = async () => chooser(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await drawPicture() });
  await page.route('**/admin/images/upload', (route) => route.abort());
  await choose();
  await expect(page.getByText('a.png: Failed to upload image: the site can’t be reached')).toBeVisible();
  await page.unroute('**/admin/images/upload');
  await context.clearCookies();
  await choose();
  await signInAgain(page);
  await expect(toast(page, 'Image uploaded successfully!')).toBeVisible();
  await expect(page.getByLabel('Image URL')).toHaveValue(/^\/images\//);
});
