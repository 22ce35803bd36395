import { expectAccessible } from '../support/accessible.ts';
import { expect, oddTest as test } from '../support/fixtures.ts';
import { findOverlaps, findOverruns } from '../support/layout-faults.ts';

for (const width of [320, 390, 768, 1280, 1440]) {
  test(`[ART-10] every element fits a window of ${width} pixels, in both themes`, {
    tag: width === 390 ? [] : '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog/elements');
    expect(await page.evaluate(findOverruns)).toEqual([]);
    expect(await page.evaluate(findOverlaps)).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });
}

test('[ART-10] where there is room a note stands beside its line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/blog/elements');
  const note = page.locator('.note').first();
  const number = await note.locator('.note-number').boundingBox();
  const text = await note.locator('.note-text').boundingBox();
  const paragraph = await page.locator('.prose p').first().boundingBox();
  if (!number || !text || !paragraph) throw new Error('a note is not shown');
  expect(Math.abs(text.y - number.y)).toBeLessThan(24);
  expect(text.x).toBeGreaterThan(paragraph.x + paragraph.width);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('[ART-10] on a phone a note opens in its place, and closes again', async ({ page }) => {
    await page.goto('/blog/elements');
    const note = page.locator('.note').first();
    const text = note.locator('.note-text');
    await expect(text).toBeHidden();
    await note.locator('.note-number').click();
    await expect(text).toBeVisible();
    await note.getByRole('checkbox', { name: 'Note 1' }).press('Space');
    await expect(text).toBeHidden();
  });
});

test('[ART-10] on paper all notes are shown', { tag: '@all' }, async ({ page }) => {
  await page.goto('/blog/elements');
  await page.emulateMedia({ media: 'print' });
  for (const text of await page.locator('.note-text').all()) await expect(text).toBeVisible();
});

test('[ART-10] a player asks nothing of another site before it is pressed', { tag: '@all' }, async ({ page }) => {
  await page.goto('/blog/elements'); // a request to another host fails any test
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('link', { name: 'Play: Video Plays from Vimeo' })).toHaveAttribute('href', 'https://vimeo.com/76979871');
  await expect(page.locator('iframe')).toHaveCount(0);
});
