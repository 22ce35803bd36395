import type { Page } from '@playwright/test';
import { startYouTubeServer } from '../../../contracts/youtube-server.ts';
import { drawPicture } from '../../../factories/photograph.ts';
import { chooseInMenu, expect, setUp, storeArticle, test, waitForEditor } from '../../support/admin.ts';
import { startSite } from '../../support/site.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Content' });

async function readSource(page: Page): Promise<string> {
  await chooseInMenu(page, 'HTML');
  return page.locator('textarea.content-source').inputValue();
}

test('[ADM-31] an image dropped on a word stands between paragraphs, where a line has shown it', { tag: '@all' }, async ({ api, page }) => {
  const { id } = await storeArticle(api, { title: 'Dropped', content: '<p>Before.</p><p>After the drop.</p>' });
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  const picture = (await drawPicture()).toString('base64');
  const drag = (type: string) =>
    text(page).evaluate(
      (element, [name, bytes]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], 'a.png', { type: 'image/png' }));
        const range = document.createRange();
        range.setStart(element.querySelector('p')?.firstChild ?? element, 5);
        const { left, top } = range.getBoundingClientRect();
        const place = { clientX: left + 1, clientY: top + 5 };
        element.querySelector('p')?.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true, ...place }));
      },
      [type, picture] as const,
    );
  await drag('dragover');
  const line = await page.locator('.prosemirror-dropcursor-block').boundingBox();
  expect(line?.width).toBeGreaterThan(200);
  await drag('drop');
  await expect(text(page).locator('figure img')).toBeVisible();
  expect(await readSource(page)).toMatch(/^<p>Before\.<\/p>\n<figure><img[^>]*><\/figure>\n<p>After the drop\.<\/p>$/);
});

test('[ADM-31] an image is placed next to the text by the buttons of its panel, which is in view when it is tall', { tag: '@all' }, async ({
  api,
  page,
}) => {
  const picture = '<img src="/pictures/1.svg" alt="A" width="600" height="2400">';
  const { id } = await storeArticle(api, { title: 'Placed', content: `<figure>${picture}</figure><p>Words next to it.</p>` });
  await page.goto(`/admin/articles/${id}`);
  await waitForEditor(page);
  await text(page)
    .locator('figure img')
    .evaluate((image: HTMLElement) => {
      image.style.blockSize = '150vh';
    });
  await text(page)
    .locator('figure img')
    .click({ position: { x: 40, y: 40 } });
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeInViewport();
  await page.getByRole('button', { name: 'Left, with text next to it' }).click();
  await expect(page.getByRole('button', { name: 'Left, with text next to it' })).toHaveAttribute('aria-pressed', 'true');
  expect(await readSource(page)).toBe(`<figure class="left">${picture}</figure>\n<p>Words next to it.</p>`);
  await page.goto('/blog/placed');
  await expect(page.locator('.prose figure')).toBeVisible();
});

test('[ADM-31] the address of a video alone on its line shows its card in the editor, and asks only the site', { tag: '@all' }, async ({
  browser,
}) => {
  const youtube = await startYouTubeServer();
  const site = await startSite({ settings: { YOUTUBE_API_URL: youtube.url, YOUTUBE_API_KEY: youtube.key } });
  const admin = await browser.newContext({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
  await setUp(admin.request, site);
  const page = await admin.newPage();
  const elsewhere: string[] = [];
  page.on('request', (request) => new URL(request.url()).origin !== site.url && elsewhere.push(request.url()));
  await page.goto('/admin/articles/new');
  await waitForEditor(page);
  await text(page).click();
  await page.keyboard.type('/video');
  await page.keyboard.press('Enter');
  await page.getByLabel('Address').fill('https://youtu.be/aaaaaaaaaa1');
  await page.getByLabel('Address').press('Enter');
  const card = page.locator('.video-card');
  await expect(card).toContainText('Pricing for growth');
  await expect(card).toContainText('Plays here on the page, from YouTube');
  await expect(card.locator('img')).toHaveAttribute('src', /^\/images\//);
  await page.keyboard.type(' and more');
  await expect(card).toBeHidden();
  expect(elsewhere).toEqual([]);
  await admin.close();
  await site.stop();
  await youtube.stop();
});
