import type { Page } from '@playwright/test';
import { AFRICAN_TITLES } from '../../factories/content/african-content.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ sharedSite: 'african' });

const AFRICAN_FONT = /(?:grotesque|serif)-african/;

/** The fonts that the browser draws an element with; the machine's own are marked. */
async function listFonts(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `${familyName} of the machine`));
}

async function openWithFonts(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/privacy'); // a first page may be shown without them
  asked.length = 0;
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return asked.filter((one) => one.endsWith('.woff2'));
}

for (const [id, title] of Object.entries(AFRICAN_TITLES)) {
  test(`headings and text of “${title}” are set in the site's own faces`, async ({ page }) => {
    const fonts = await openWithFonts(page, `/blog/${id}`);
    expect(fonts.filter((font) => AFRICAN_FONT.test(font)).length).toBeGreaterThanOrEqual(4);
    await page.reload(); // a face that comes late is used from the next view on
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const selector of ['h1', '.prose h2', '.prose p']) {
      expect(
        (await listFonts(page, selector)).filter((font) => font.endsWith('of the machine')),
        selector,
      ).toEqual([]);
    }
  });
}

test('the faces of a title and its text are asked for with the page', async ({ page }) => {
  await page.goto('/privacy');
  await page.goto('/blog/akan');
  const preloaded = page.locator('head link[rel="preload"][as="font"]');
  const files = await preloaded.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(files.filter((file) => /\/(?:grotesque-african-bold|serif-african)-[\w-]+\.woff2$/.test(file))).toHaveLength(2);
});

test('the fallbacks with the metrics of the families are all known to the browser', async ({ page }) => {
  await page.goto('/about');
  const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')));
  const named = await page.evaluate(() => {
    const { sans = '', serif = '' } = Object.fromEntries(
      ['sans', 'serif'].map((name) => [name, getComputedStyle(document.documentElement).getPropertyValue(`--${name}`)]),
    );
    return `${sans},${serif}`.split(',').map((family) => family.trim().replaceAll('"', ''));
  });
  for (const family of named.filter((one) => !/^(?:sans-serif|serif|system-ui)$/.test(one))) expect(families).toContain(family);
});

test('a page without such letters asks for no face of them', async ({ page }) => {
  const fonts = await openWithFonts(page, '/about');
  expect(fonts.length).toBeGreaterThan(1);
  expect(fonts.filter((font) => AFRICAN_FONT.test(font))).toEqual([]);
});
