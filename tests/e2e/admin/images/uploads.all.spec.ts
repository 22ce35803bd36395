import type { Page } from '@playwright/test';
import { drawPicture } from '../../../factories/photograph.ts';
import { chooseInMenu, expect, fillCover, leaveByEscape, openSettings, save, test, toast, waitForEditor } from '../../support/admin.ts';

test.use({ allowedMessages: [[/^Not saved|^Failed to upload|ERR_FAILED|ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] });

const IMAGES = '**/admin/images/upload';

async function openForm(page: Page) {
  await page.goto('/admin/articles/new');
  await waitForEditor(page);
  await page.getByLabel('Title').fill('By the sea');
  await openSettings(page);
  await page.getByRole('dialog').getByLabel('Category').selectOption('BRAND');
  await page.getByLabel('Excerpt').fill('x');
  await fillCover(page, '/pictures/1.svg');
  const text = page.getByLabel(/^Content( \*)?$/);
  await text.click();
  await page.keyboard.type('Words');
  return text;
}

/** Holds uploads back until the returned function is called. */
async function holdUploads(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(IMAGES, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return async () => release();
}

async function chooseImage(page: Page, name: string, size?: Parameters<typeof drawPicture>[0]) {
  await page.getByLabel('Image files').setInputFiles({ name, mimeType: 'image/png', buffer: await drawPicture(size) });
}

/** As the browser hands over a file that is pasted or dropped. */
async function give(page: Page, kind: 'paste' | 'drop', name: string, size: { width: number; height: number }) {
  const bytes = [...(await drawPicture(size))];
  await page.getByLabel(/^Content( \*)?$/).evaluate(
    (element, { type, fileName, data }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(data)], fileName, { type: 'image/png' }));
      const { left, bottom } = (element.lastElementChild ?? element).getBoundingClientRect();
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: transfer })
          : new DragEvent('drop', { ...init, dataTransfer: transfer, clientX: left + 4, clientY: bottom - 4 }),
      );
    },
    { type: kind, fileName: name, data: bytes },
  );
}

async function readSource(page: Page) {
  await chooseInMenu(page, 'HTML');
  return page.locator('textarea.content-source');
}

test('[ADM-17] a save waits for an image on its way, by its name, and stores the text with it', async ({ api, page }) => {
  await openForm(page);
  const release = await holdUploads(page);
  await chooseImage(page, 'beach.png');
  await expect(page.getByRole('progressbar', { name: 'Uploading beach.png' })).toBeVisible();
  await save(page);
  await expect(page.getByText('Waiting for beach.png …')).toBeVisible();
  await save(page); // once more: one article all the same
  await release();
  await expect(toast(page, 'Article created successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  const html = await (await api.get('/blog/by-the-sea')).text();
  expect(html).toMatch(/<p>Words<\/p>\s*<figure><picture>.*?<img src="\/images\/[^"]+\.png" width="64" height="48"/);
  expect((await api.get('/blog/by-the-sea-2')).status()).toBe(404);
});

test('[ADM-17] one pasted and one dropped image each keep their own description, in whatever order they arrive', async ({ page }) => {
  const text = await openForm(page);
  const release = await holdUploads(page);
  await give(page, 'paste', 'first.png', { width: 64, height: 48 });
  await give(page, 'drop', 'second.png', { width: 80, height: 40 });
  for (const [name, words] of [
    ['second.png', 'The second'],
    ['first.png', 'The first'],
  ] as const) {
    await text.locator('figure').filter({ hasText: name }).getByRole('button', { name: 'Add a description' }).click();
    await page.getByLabel('Description').fill(words);
  }
  await release();
  await expect(text.getByRole('img', { name: 'The first' })).toBeVisible();
  await expect(text.getByRole('img', { name: 'The second' })).toBeVisible();
  const source = await readSource(page);
  await expect(source).toHaveValue(/<img src="\/images\/\S+-64x48-\S+" alt="The first" width="64" height="48">/);
  await expect(source).toHaveValue(/<img src="\/images\/\S+-80x40-\S+" alt="The second" width="80" height="40">/);
});

test('[ADM-17] several files at once stand in their order, and what is typed next goes after them', async ({ page }) => {
  await openForm(page);
  const buffer = await drawPicture();
  await page.getByLabel('Image files').setInputFiles(['a.png', 'b.png', 'c.png'].map((name) => ({ name, mimeType: 'image/png', buffer })));
  await page.keyboard.type('After');
  const source = await readSource(page);
  await expect(source).toHaveValue(/^<p>Words<\/p>\n(<figure><img src="\/images\/[^>]+><\/figure>\n){3}<p>After<\/p>$/);
});

test('[ADM-17] a click selects an image, typing does not replace it, Delete removes it, and undo brings it back', async ({ page }) => {
  const text = await openForm(page);
  await chooseImage(page, 'a.png');
  const image = text.locator('figure img');
  await expect(image).toHaveAttribute('src', /^\/images\//);
  await image.click();
  await expect(text.locator('figure.ProseMirror-selectednode')).toBeVisible();
  await expect(page.getByLabel('Description')).toBeVisible();
  await page.keyboard.type('More');
  await expect(text).toContainText('More');
  await image.click();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Description')).toBeFocused();
  await page.keyboard.type('The sea');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(image).toHaveCount(0);
  await expect(text).toHaveText('WordsMore');
  await page.keyboard.press('Control+z');
  await expect(text.getByRole('img', { name: 'The sea' })).toBeVisible();
  await text.locator('figcaption').click();
  await page.keyboard.press('ArrowUp');
  await expect(text.locator('figure.ProseMirror-selectednode')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(image).toHaveCount(0);
});

test('[ADM-17] a lost connection loses no image: it goes on when it is back, or is tried again, and a save says what it misses', async ({
  page,
}) => {
  const text = await openForm(page);
  await page.route(IMAGES, (route) => route.abort());
  await chooseImage(page, 'beach.png');
  await expect(text.getByText('Failed to upload image: the site can’t be reached')).toBeVisible();
  await save(page);
  await expect(toast(page, 'Not saved: beach.png is not uploaded. Try it again, or remove it.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.unroute(IMAGES);
  await text.getByRole('button', { name: 'Try again' }).click();
  await expect(text.locator('figure img')).toHaveAttribute('src', /^\/images\//);
});

test('[ADM-17] looking at the HTML, and undo, lose no image that is on its way', async ({ page }) => {
  const text = await openForm(page);
  const release = await holdUploads(page);
  await chooseImage(page, 'beach.png');
  await page.getByRole('button', { name: 'Add a description' }).click();
  await page.getByLabel('Description').fill('The beach');
  const source = await readSource(page);
  await expect(source).toHaveValue(/^<p>Words<\/p>\n<figure><img src="\/uploading\/[a-z0-9]{12}\/beach\.png" alt="The beach"><\/figure>$/);
  await expect(page.getByRole('progressbar', { name: 'Uploading beach.png' })).toBeVisible();
  await release();
  await expect(source).toHaveValue(/<img src="\/images\/\S+" alt="The beach" width="64" height="48">/);
  await chooseInMenu(page, 'Edit visually');
  await waitForEditor(page);
  await expect(text.getByRole('img', { name: 'The beach' })).toBeVisible();
});

test('[ADM-17] [ADM-18] undo and redo over an upload end with the stored image', async ({ page }) => {
  const text = await openForm(page);
  const release = await holdUploads(page);
  await chooseImage(page, 'beach.png');
  await text.locator('figure .upload-name').click();
  await text.getByRole('group', { name: 'Image' }).getByRole('button', { name: 'Remove' }).click();
  await expect(text.locator('figure')).toHaveCount(0);
  await release();
  await expect(toast(page, 'Image uploaded successfully!')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(text.locator('figure img')).toHaveAttribute('src', /^\/images\//);
});

test('[ADM-18] closing asks while an image is on its way; restored changes go on with the upload from this device', async ({ page }) => {
  const text = await openForm(page);
  await holdUploads(page);
  await chooseImage(page, 'beach.png');
  await leaveByEscape(page);
  const question = page.getByRole('dialog', { name: 'Close before the upload is done?' });
  await expect(question).toContainText('beach.png');
  await question.getByRole('button', { name: 'Keep the form open' }).click();
  await expect(text.getByText('beach.png')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).last().click();
  await question.getByRole('button', { name: 'Close anyway' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/admin/articles/new');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(text.locator('figure img')).toHaveAttribute('src', /^\/images\//, { timeout: 20_000 });
});
