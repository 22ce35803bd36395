import sharp from 'sharp';
import { expect, test } from '../support/fixtures.ts';
import { PUBLIC_PAGES } from '../support/public-pages.ts';

const READERS_PAGES = PUBLIC_PAGES.filter((path) => !/^\/(auth|admin)\b/.test(path));

const SAVING = { extraHTTPHeaders: { 'Save-Data': 'on' }, reducedMotion: 'reduce' } as const;

test.use({ allowedMessages: [/status of 404/], extraHTTPHeaders: SAVING.extraHTTPHeaders });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`[LINE-1] at ${width} pixels the first view is the same before the style sheet comes and after`, async ({ browser, site }) => {
    for (const path of READERS_PAGES) {
      const first = await browser.newPage({ ...SAVING, baseURL: site.url, viewport: { width, height } }); // none has been to the site before
      const { promise: isSeen, resolve: sendSheets } = Promise.withResolvers<void>();
      await first.route('**/assets/*.css', async (route) => {
        await isSeen;
        await route.continue();
      });
      await first.goto(path, { waitUntil: 'commit' });
      await first.locator('footer.site-footer').waitFor({ state: 'attached' });
      const waitForPictures = () =>
        first.evaluate(() =>
          Promise.all(
            [...document.images]
              .filter((image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility())
              .map((image) => image.decode()),
          ).then(() => undefined),
        );
      await waitForPictures();
      const before = await first.screenshot({ animations: 'disabled' });
      sendSheets();
      await first.waitForLoadState('load');
      await waitForPictures();
      const after = await first.screenshot({ animations: 'disabled' });
      expect(await countChanged(before, after), path).toBe(0);
      await first.close();
    }
  });
}

test('[LINE-2] where the reader saves data no font is asked for, on the first page and on those after it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'font' && asked.push(request.url())));
  for (const path of READERS_PAGES) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toMatch(/Roboto.*system-ui/);
  }
  expect(asked).toEqual([]);
});

/** Pixels that differ by more than what a browser rounds otherwise at a corner from one drawing to the next. */
async function countChanged(...pictures: [Buffer, Buffer]): Promise<number> {
  const [before, after] = await Promise.all(pictures.map((picture) => sharp(picture).greyscale().raw().toBuffer()));
  return before?.filter((value, at) => Math.abs(value - (after?.[at] ?? -1)) > 24).length ?? -1;
}
