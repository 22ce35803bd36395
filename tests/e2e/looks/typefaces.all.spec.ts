import type { Page } from '@playwright/test';
import { test as adminTest, expect } from '../support/admin.ts';
import { changeDatabase, readEverywhere, type StartedSite, startSite } from '../support/site.ts';

const BAR = 70_000;
const BAR_WITH_ITALICS = 80_000;
const PAIRINGS = [
  { types: 'bricolage', sans: 'Grotesque', serif: 'Newsreader' },
  { types: 'schibsted', sans: 'Schibsted', serif: 'Stix' },
  { types: 'instrument', sans: 'Instrument', serif: 'Literata' },
];

/** On a site of their own: what other tests store would be weighed too. */
const test = adminTest.extend<object, { ownSite: StartedSite }>({
  ownSite: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ demo: true });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({ storageState: { cookies: [], origins: [] } });

async function setLooks(site: StartedSite, looks: Record<string, string>, isSeen: (html: string) => boolean) {
  await changeDatabase(site, (db) =>
    db
      .updateTable('siteDocuments')
      .set({ fields: JSON.stringify(looks) })
      .where('id', '=', 'looks')
      .execute(),
  );
  await expect.poll(async () => (await readEverywhere(site, '/blog/1')).every(isSeen)).toBe(true);
}

/** Bytes on the wire of everything that a first view asks for, headers included. */
async function weigh(page: Page, path: string): Promise<number> {
  const wire = await page.context().newCDPSession(page);
  let bytes = 0;
  await wire.send('Network.enable');
  await wire.send('Network.clearBrowserCache');
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await wire.detach();
  return bytes;
}

for (const { types, sans, serif } of PAIRINGS) {
  test(`[SITE-8] pages in ${types} are set in its faces, ask for no other’s, and weigh no more`, async ({ page, site }) => {
    const isDefault = types === 'bricolage';
    await setLooks(site, isDefault ? {} : { types }, (html) => html.includes(`/${sans.toLowerCase()}-`));
    const asked: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'font' && asked.push(new URL(request.url()).pathname)));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/privacy'); // a first page may be shown without them
    asked.length = 0;
    await page.goto('/blog/11');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const name of [sans, isDefault ? 'serif' : serif]) {
      const file = new RegExp(`/${name.toLowerCase()}-[\\w-]{8}\\.woff2$`);
      expect(asked.filter((path) => file.test(path))).toHaveLength(1);
    }
    const own = isDefault ? /\/(grotesque|serif)[\w-]*\.woff2$/ : new RegExp(`/(${sans}|${serif})[\\w-]*\\.woff2$`, 'i');
    expect(asked.filter((path) => !own.test(path))).toEqual([]);
    const first = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0]);
    expect([await first('h1'), await first('.prose p')]).toEqual([sans, serif]);
    await expect.poll(() => weigh(page, '/blog/1')).toBeLessThan(BAR); // a page is compressed as well as it will be after its first readers
    await expect.poll(() => weigh(page, '/blog/11')).toBeLessThan(BAR_WITH_ITALICS);
  });
}

test('[SITE-8] the admin and sign-in keep the default faces', async ({ page, site }) => {
  await setLooks(site, { types: 'schibsted' }, (html) => html.includes('/schibsted-'));
  const response = await page.goto('/auth');
  expect(await response?.text()).toMatch(/rel="preload" as="font" type="font\/woff2" href="\/assets\/grotesque-/);
  expect(await page.locator('h1').evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^Grotesque/);
});

test.describe('a logo', () => {
  const SIZES = [
    { width: 320, height: 700 },
    { width: 390, height: 844 },
    { width: 1056, height: 800 },
    { width: 1440, height: 900 },
  ];

  async function upload(
    request: import('@playwright/test').APIRequestContext,
    background: string,
    { width, height }: { width: number; height: number },
  ) {
    const { default: sharp } = await import('sharp');
    const buffer = await sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer();
    const response = await request.post('/admin/images/upload', {
      multipart: { image: { name: 'logo.png', mimeType: 'image/png', buffer } },
    });
    const { image } = await response.json();
    return String(image.url);
  }

  test('[HDR-1] [SITE-8] stands where the name stands, says the name, and moves nothing', async ({ page, site, api }) => {
    const wide = await upload(api, '#446688', { width: 900, height: 200 });
    const tall = await upload(api, '#884466', { width: 200, height: 700 });
    for (const logo of [wide, tall]) {
      await setLooks(site, { logo }, (html) => html.includes(logo));
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.addInitScript(() => {
          Object.assign(window, { moved: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) Object.assign(window, { moved: entry.startTime });
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto('/about');
        const link = page.getByRole('banner').getByRole('link', { name: 'Kwame Adeyemi', exact: true });
        await expect(link).toHaveAttribute('href', '/');
        const image = link.getByRole('img');
        await expect(image).toBeVisible();
        await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0)).toBe(true);
        const box = await image.boundingBox();
        expect(box?.height, `at ${size.width}`).toBeLessThan(32.5); // a variant of the image has whole pixels, and so not quite its proportions
        expect(box?.width).toBeLessThanOrEqual(176);
        const header = await page.getByRole('banner').boundingBox();
        expect(header?.height, `at ${size.width}`).toBeLessThanOrEqual(65);
        expect(header?.width).toBe(size.width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
        expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0); // set above
      }
    }
  });

  test('[SITE-8] is the one for the theme, of which alone the file is fetched, also after a switch', async ({ page, site, api }) => {
    const [logo, logoDark] = [
      await upload(api, '#111111', { width: 600, height: 120 }),
      await upload(api, '#eeeeee', { width: 600, height: 120 }),
    ];
    await setLooks(site, { logo, logoDark }, (html) => html.includes(logoDark));
    const getId = (url: string) => url.slice('/images/'.length, '/images/'.length + 16);
    const asked: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'image' && asked.push(request.url())));
    const shown = page.getByRole('banner').locator('.site-name img:visible');
    await page.goto('/about');
    await expect(shown).toHaveAttribute('src', logo);
    await expect.poll(() => asked.some((url) => url.includes(getId(logo)))).toBe(true);
    expect(asked.some((url) => url.includes(getId(logoDark)))).toBe(false);
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect(shown).toHaveAttribute('src', logoDark);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(shown).toHaveAttribute('src', logoDark);
    await setLooks(site, { logo, logoDark, theme: 'light' }, (html) => !html.includes(logoDark));
    await page.reload();
    await expect(shown).toHaveAttribute('src', logo);
  });
});
