import { colours, PAPER } from '#features/colours/brand-colours.ts';
import { oklchToHex } from '#ui/oklch.ts';
import { expect, test } from '../support/fixtures.ts';

const NIGHT = oklchToHex(...colours.paper.dark);
const SWITCH = { name: 'Switch between light and dark' };

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a ${colorScheme} device`, () => {
    test.use({ colorScheme });
    const other = colorScheme === 'light' ? 'dark' : 'light';

    test(`[SITE-6] the theme follows the device until the reader chooses, and then stays chosen (${colorScheme})`, {
      tag: colorScheme === 'light' ? [] : '@all',
    }, async ({ page }) => {
      await page.goto('/');
      const root = page.locator('html');
      await expect(root).not.toHaveClass(/theme-/);
      const paper = await root.evaluate((element) => getComputedStyle(element).backgroundColor);
      await page.getByRole('button', SWITCH).click();
      await expect(root).toHaveClass(`theme-${other}`);
      await expect.poll(() => root.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(paper);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(other);
      await page.goto('/about');
      await expect(root).toHaveClass(`theme-${other}`);
      await page.getByRole('button', SWITCH).click();
      await expect(root).toHaveClass(`theme-${colorScheme}`);
    });

    test(`[SEO-4] the colour of the browser’s own frame is that of the device’s scheme (${colorScheme})`, { tag: '@all' }, async ({
      page,
    }) => {
      await page.goto('/');
      const shown = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
          .filter(({ media }) => matchMedia(media).matches)
          .map(({ content }) => content),
      );
      expect(shown).toEqual([colorScheme === 'light' ? PAPER : NIGHT]);
    });
  });
}

test('[SITE-6] the choice is there before the first paint, with no script asked for', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass('theme-dark');
  await page.waitForLoadState();
  expect(scripts).toEqual([]);
});

test('[SITE-6] another tab, and a page that comes back, show the choice', { tag: '@all' }, async ({ page, context }) => {
  await page.goto('/privacy');
  const other = await context.newPage();
  await other.goto(page.url());
  await page.getByRole('button', SWITCH).click();
  await expect(page.locator('html')).toHaveClass(/^theme-(dark|light)$/);
  const chosen = await page.locator('html').getAttribute('class');
  await expect(other.locator('html')).toHaveClass(chosen ?? '');
});
