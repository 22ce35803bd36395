import { services } from '#content/pages/services.ts';
import { expect, test } from '../support/fixtures.ts';

const SIZES = [
  [320, 256],
  [360, 640],
  [390, 664],
  [390, 667],
  [390, 844],
  [768, 1024],
  [1000, 740],
  [1440, 900],
  [1920, 1080],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'with none', () => {
    test.use({ javaScriptEnabled });

    test('[PAGE-5] at every size the chosen service begins below the header, in the upper half of what is left', async ({ page }) => {
      for (const { slug, title } of services.services) {
        await page.goto(`/services/${slug}`);
        const heading = page.getByRole('heading', { name: title, level: 1 });
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          const below = await heading.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
            return { top: top - header, bottom: bottom - header, space: innerHeight - header };
          });
          const at = `${slug} at ${width}×${height}`;
          expect(below.top, `${at}: below the header`).toBeGreaterThan(16);
          expect(below.bottom, `${at}: in view`).toBeLessThan(below.space);
          expect(below.top, `${at}: high`).toBeLessThan(below.space / 2);
        }
      }
    });
  });
}
