import { expect, test } from '../../support/fixtures.ts';

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' });

  test('what can be pressed has an edge, and what is chosen is marked', { tag: '@all' }, async ({ page }) => {
    await page.goto('/contact');
    for (const control of await page.locator('main').locator('button, .button, input, textarea').all()) {
      await expect(control).not.toHaveCSS('border-top-style', 'none');
    }
    await page.goto('/');
    const colourOf = (selector: string, part?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part);
    const paper = await colourOf('body');
    const chosen = await colourOf('.dot[aria-current]', '::before');
    const other = await colourOf('.dot:not([aria-current])', '::before');
    expect(new Set([paper, chosen, other]).size).toBe(3);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  });
});

test('an article prints as clean text, black on white, also in the dark', async ({ page }) => {
  await page.goto('/blog/1');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const selector of ['.site-header', '.site-footer', '.share', '.next-read', '.table-of-contents', '.reading-line', '.skip-link']) {
    await expect(page.locator(selector).first(), selector).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.prose h2').last()).toBeVisible();
  await expect(page.locator('.prose p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

/** What a sheet has between margins of 2 cm, in pixels of CSS. */
const SHEETS = { A4: { width: 643, height: 1009 }, Letter: { width: 665, height: 942 } } as const;

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const [format, viewport] of Object.entries(SHEETS)) {
  test.describe(`printed on ${format}`, () => {
    test.use({ viewport });

    test('[ART-5] the text of an article fills the sheet, and nothing is indented but lists and quotations', { tag: '@all' }, async ({
      page,
    }) => {
      await page.goto('/blog/11');
      await page.emulateMedia({ media: 'print' });
      const boxes = await page.locator('.article-title, .prose > p, .prose > h2, .media-band, .author-note').evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right } = element.getBoundingClientRect();
          return { left, right };
        }),
      );
      expect(boxes.length).toBeGreaterThan(20);
      for (const { left } of boxes) expect(left).toBe(0);
      const widths = boxes.slice(2).map(({ right }) => right);
      expect(Math.min(...widths)).toBe(viewport.width);
      const label = await page
        .locator('.article-head .category')
        .evaluate((element) => ({ left: element.getBoundingClientRect().left, mark: getComputedStyle(element, '::before').display }));
      expect(label).toEqual({ left: 0, mark: 'none' });
      const fontSize = await page
        .locator('.prose > p')
        .nth(1)
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(fontSize).toBeCloseTo((11 * 4) / 3, 1);
    });

    test('[ART-5] a print ends with the address and the date', { tag: '@all' }, async ({ page, baseURL }) => {
      for (const path of ['/blog/11', '/solution/find-the-leak-before-you-buy-more-traffic']) {
        await page.emulateMedia({ media: 'screen' });
        await page.goto(path);
        const end = page.locator('.article-end');
        const readNote = () => end.evaluate((element) => getComputedStyle(element, '::after').content);
        expect(await readNote()).toBe('none');
        await page.emulateMedia({ media: 'print' });
        await expect(end).toHaveAttribute('data-print-note', new RegExp(`^${baseURL}${path} · \\w+ \\d{1,2}, \\d{4}$`));
        expect(await readNote()).toBe(`"${await end.getAttribute('data-print-note')}"`);
      }
    });

    test('[ART-5] the longest articles take five sheets at most, and /contact one', { tag: '@all' }, async ({ page }) => {
      const print = async (path: string) => {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        return countPages(await page.pdf({ format: format as keyof typeof SHEETS }));
      };
      expect(await print('/blog/11')).toBeLessThanOrEqual(5);
      expect(await print('/blog/6')).toBeLessThanOrEqual(5);
      expect(await print('/contact')).toBe(1);
      expect(await print('/about')).toBeLessThanOrEqual(2);
      expect(await print('/services')).toBeLessThanOrEqual(4);
    });

    test('[PAGE-5] on paper a service and a heading stay with their text, and no button is left', { tag: '@all' }, async ({ page }) => {
      for (const path of ['/services', '/about', '/contact', '/blog/11']) {
        await page.goto(path);
        await page.emulateMedia({ media: 'print' });
        for (const heading of await page.locator('main :is(h1, h2, h3), .section-head, .page-header').all()) {
          if (await heading.isVisible()) await expect(heading).toHaveCSS('break-after', 'avoid');
        }
        for (const button of await page.locator('main .button').all()) await expect(button).toBeHidden();
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
    });
  });
}
