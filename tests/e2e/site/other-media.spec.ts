import { expect, test } from '../support/fixtures.ts';

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' });

  test('what can be pressed has an edge, and what is chosen is marked', async ({ page }) => {
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
