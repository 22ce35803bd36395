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

test('[ART-10] the rows of a gallery are full, whatever their number of pictures, and two wide on a phone', async ({ page }) => {
  await page.goto('/blog/elements');
  const listRows = (count: number) =>
    page.locator('figure.gallery').evaluate((gallery, wanted) => {
      const [first] = gallery.children;
      gallery.replaceChildren(...Array.from({ length: wanted }, () => first?.cloneNode(true) ?? ''));
      const boxes = Array.from(gallery.children, (each) => each.getBoundingClientRect());
      const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
      const { right } = gallery.getBoundingClientRect();
      const isFull = Array.from(rows.values()).every((row) => Math.abs((row.at(-1)?.right ?? 0) - right) < 1);
      return [...Array.from(rows.values(), ({ length }) => length), isFull];
    }, count);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await Promise.all([1, 2, 3].map(listRows))).toEqual([
    [1, true],
    [2, true],
    [3, true],
  ]);
  expect(await Promise.all([4, 5, 7, 8].map(listRows))).toEqual([
    [2, 2, true],
    [3, 2, true],
    [3, 2, 2, true],
    [3, 3, 2, true],
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await Promise.all([3, 4].map(listRows))).toEqual([
    [2, 1, true],
    [2, 2, true],
  ]);
});

test('[ART-10] a quotation and a table are as wide as the text, and a pull quote is large', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog/elements');
  await page.locator('.prose > .pull-quote').evaluate((quote) => quote.after(Object.assign(quote.cloneNode(true), { className: '' })));
  const getWidth = async (selector: string) => (await page.locator(selector).boundingBox())?.width;
  const measure = await getWidth('.prose > p:nth-of-type(2)');
  expect(await getWidth('.prose > blockquote:not([class]), .prose > blockquote[class=""]')).toBeCloseTo(measure ?? 0, 0);
  expect(await getWidth('.table-scroll table')).toBeCloseTo(measure ?? 0, 0);
  const size = await page.locator('.pull-quote').evaluate((quote) => Number.parseFloat(getComputedStyle(quote).fontSize));
  expect([size >= 32, size <= 36]).toEqual([true, true]);
});

test('[ART-10] columns of figures stand to the right, and only the head has the dark rule', async ({ page }) => {
  await page.goto('/blog/elements');
  const table = page.locator('.table-scroll table');
  const get = (selector: string, property: string) =>
    table
      .locator(selector)
      .first()
      .evaluate((cell, name) => getComputedStyle(cell).getPropertyValue(name), property);
  expect(await get('td:nth-child(2)', 'text-align')).toBe('end');
  expect(await get('td:nth-child(1)', 'text-align')).toBe('start');
  const rule = await get('td', 'border-bottom-color');
  await table
    .locator('td')
    .first()
    .evaluate((cell) => {
      cell.outerHTML = '<th scope="row">First</th>';
    });
  expect(await get('tbody th', 'border-bottom-color')).toBe(rule);
  expect(await get('thead th', 'border-bottom-color')).not.toBe(rule);
});

test('[ART-10] a finger finds the number of a note wherever it stands', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/elements');
  for (const number of await page.locator('.note-number').all()) {
    const box = await number.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
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
