import type { APIRequestContext, Browser } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../support/admin.ts';

const LINES = '<p>Somebody reads this first.</p>'.repeat(120);

let urls: { photo: string; banner: string; moving: string; moves: string; still: string };

/** With a figure near the top, and more far below it. */
test.beforeEach(async ({ api }) => {
  test.slow(); // the first makes every size of five images
  urls ??= {
    photo: await upload(api, await drawNoise(1700, 1100).jpeg().toBuffer(), 'photo.jpg'),
    banner: await upload(api, await drawNoise(900, 300).png().toBuffer(), 'banner.png'),
    moving: await upload(api, await drawFrames().gif().toBuffer(), 'moving.gif'),
    moves: await upload(api, await drawFrames().webp().toBuffer(), 'moves.webp'),
    still: await upload(api, await drawNoise(900, 450).webp().toBuffer(), 'still.webp'),
  };
  const { photo, banner, moving, moves, still } = urls;
  await save(
    api,
    'Pictures in a text',
    `<p>Look.</p><figure><a href="/about"><img src="${photo}" alt="photo"></a><figcaption>A street</figcaption></figure>${LINES}
    <table><tbody><tr><td>One</td><td><img src="${banner}" alt="banner"></td></tr></tbody></table>
    <p>It moves: <img src="${moving}" alt="moving"> and so does <img src="${moves}" alt="moves"></p><figure><img src="${still}" alt="still"></figure><p>After it.</p>`,
  );
});

for (const { width, scale, photo } of [
  { width: 390, scale: 2, photo: 800 },
  { width: 390, scale: 1, photo: 400 },
  { width: 1440, scale: 1, photo: 1200 },
]) {
  test(`[ART-7] at ${width} pixels and ${scale}x a text takes images of the size that it needs, late, and nothing moves`, async ({
    browser,
    site,
  }) => {
    const { page, requests, context } = await openReader(browser, { baseURL: site.url, width, scale });
    await page.goto('/blog/pictures-in-a-text');
    await page.getByAltText('photo').scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.getByAltText('photo').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
    const getSource = (name: string) =>
      page.getByAltText(name).evaluate((img: HTMLImageElement) => new URL(img.currentSrc || 'none:').pathname);
    expect(await getSource('photo')).toMatch(new RegExp(`^/images/[a-z0-9]{16}-${photo}\\.avif$`));
    expect(requests.filter((path) => path.startsWith('/images/'))).toHaveLength(1);

    for (const name of ['banner', 'moving', 'moves', 'still']) {
      await page.getByAltText(name).scrollIntoViewIfNeeded();
      await expect.poll(() => page.getByAltText(name).evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
    }
    expect(await getSource('moving')).toBe(urls.moving);
    expect(await getSource('moves')).toBe(urls.moves);
    expect(await getSource('still')).toMatch(/-\d+\.avif$/);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await context.close();
  });
}

test('[ART-7] an image keeps the place and the size that it had as its author wrote it', async ({ browser, site }) => {
  const { page, context } = await openReader(browser, { baseURL: site.url, width: 1440, scale: 1 });
  await page.goto('/blog/pictures-in-a-text');
  const measure = () =>
    page.locator('.prose img').evaluateAll((images) =>
      images.map((image) => {
        const { x, width, height } = image.getBoundingClientRect();
        return [x, width, height].map(Math.round);
      }),
    );
  for (const name of ['photo', 'banner', 'moving', 'moves', 'still']) {
    await page.getByAltText(name).scrollIntoViewIfNeeded();
    await expect.poll(() => page.getByAltText(name).evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  }
  const asServed = await measure();
  await page.locator('.prose').evaluate(async (prose) => {
    for (const picture of prose.querySelectorAll('picture')) picture.replaceWith(...picture.querySelectorAll('img'));
    for (const served of prose.querySelectorAll('img')) {
      for (const name of ['width', 'height', 'loading']) served.removeAttribute(name);
      const written = document.createElement('img'); // the served one remembers the density of its source
      for (const { name, value } of served.attributes) written.setAttribute(name, value);
      served.replaceWith(written);
      await written.decode();
    }
  });
  expect(asServed).toEqual(await measure());
  await context.close();
});

async function openReader(browser: Browser, { baseURL, width, scale }: { baseURL: string; width: number; scale: number }) {
  const context = await browser.newContext({
    baseURL,
    storageState: { cookies: [], origins: [] },
    viewport: { width, height: 844 },
    deviceScaleFactor: scale,
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shifts.push({ value: entry.value, sources: [] });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return { page, context, requests };
}

async function upload(api: APIRequestContext, buffer: Buffer, name: string): Promise<string> {
  const mimeType = `image/${name.split('.').at(-1)?.replace('jpg', 'jpeg')}`;
  const answer = await api.post('/admin/images/upload', { multipart: { image: { name, mimeType, buffer } } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).image.url;
}

async function save(api: APIRequestContext, title: string, content: string) {
  const fields = { title, category: 'BRAND', excerpt: 'With pictures.', imageUrl: '/pictures/1.svg', tags: 'x', content };
  const answer = await api.post('/admin/do/content.save', { data: { kind: 'article', form: fields } });
  expect(answer.status(), await answer.text()).toBe(200);
}

function drawNoise(width: number, height: number) {
  const create = {
    width: width / 50,
    height: height / 50,
    channels: 3 as const,
    background: '#808080',
    noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
  };
  return sharp({ create }).resize(width, height, { kernel: 'cubic', fit: 'fill' });
}

/** Two frames of 300 by 200. */
function drawFrames() {
  const frame = (red: number) => Buffer.alloc(300 * 200 * 3, Buffer.from([red, 90, 60]));
  return sharp(Buffer.concat([frame(20), frame(220)]), { raw: { width: 300, height: 400, channels: 3, pageHeight: 200 } });
}
