import type { Page } from '@playwright/test';
import { edgeTest, expect, test } from '../support/fixtures.ts';
import { findOverlaps, findOverruns } from '../support/layout-faults.ts';
import { EDGE_PAGES, PUBLIC_PAGES, STATUS_MESSAGE } from '../support/public-pages.ts';

test.use({ allowedMessages: [STATUS_MESSAGE], contextOptions: { reducedMotion: 'reduce' } });
edgeTest.use({ contextOptions: { reducedMotion: 'reduce' } });

/** 320 is also 1280 at 400 %, and 640 is 1280 at 200 %; 985 is where the widest columns begin, beside a scroll bar. */
const WIDTHS = { usual: [320, 640, 985], wide: [320, 1280] };

test('at 320 pixels, at 200 % and with wide text spacing nothing is cut, overlaps or runs out of the page', async ({ page }) => {
  test.setTimeout(90_000);
  for (const path of PUBLIC_PAGES) await expectSound(page, path);
});

edgeTest('the same holds at the edge', async ({ page }) => {
  for (const path of EDGE_PAGES) await expectSound(page, path);
});

test('the open menu and search hold their text at 320 pixels with wide text spacing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about');
  await widenText(page);
  await page.locator('.menu > summary').click();
  expect(await page.evaluate(findOverruns)).toEqual([]);
  await page.locator('.menu > summary').click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await page.getByRole('banner').getByLabel('Search', { exact: true }).click();
  await page.getByRole('banner').getByRole('searchbox').fill('brand');
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Found');
  expect(await page.evaluate(findOverruns)).toEqual([]);
});

async function expectSound(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  for (const spacing of ['usual', 'wide'] as const) {
    if (spacing === 'wide') await widenText(page);
    for (const width of WIDTHS[spacing]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await page.evaluate(findOverruns), `${path} at ${width}, ${spacing} spacing: runs out`).toEqual([]);
      expect(await page.evaluate(findOverlaps), `${path} at ${width}, ${spacing} spacing: overlaps`).toEqual([]);
    }
  }
}

/** The text spacing of WCAG 1.4.12; as a sheet of the document, since the pages' policy allows no inline style. */
async function widenText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}
