import { expect, test } from '../support/fixtures.ts';
import { expectFocusShown, focusedName, tabTo } from '../support/keyboard.ts';

test.use({ allowedMessages: [/status of 400/] });

test('[HDR-6] by keyboard alone: the skip link comes first and leads past the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expectFocusShown(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main').getByRole('link').first()).toBeFocused();
  await expectFocusShown(page);
});

test('[HDR-3] [SRCH-4] by keyboard alone: search, choose and read', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'Search');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('toyota');
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Found');
  await page.keyboard.press('ArrowDown');
  await expectFocusShown(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/\d+$/);
});

test('[HDR-4] by keyboard alone: the menu opens, keeps the focus, and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await tabTo(page, 'Menu');
  await expectFocusShown(page);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await tabTo(page, 'Get In Touch');
  await expectFocusShown(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(await focusedName(page)).toBe('Menu');
});

test('[SITE-6] by keyboard alone: the theme is switched', async ({ page }) => {
  await page.goto('/about');
  await tabTo(page, 'Switch between light and dark');
  await expectFocusShown(page);
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveClass('theme-dark');
});

test('[VID-1] by keyboard alone: the videos are turned, the page is said, and only what is shown is reached', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'Next');
  await expectFocusShown(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Page 2 of 3')).toBeAttached();
  await expect(page.locator('.film').first()).toHaveAttribute('inert'); // the strip has come to rest
  await page.keyboard.press('Tab');
  const shown = page.locator('.film:not([inert])');
  await expect(shown).toHaveCount(3);
  await expect(shown.first().getByRole('link')).toBeFocused();
  await expectFocusShown(page);
});

test('[PAGE-2] by keyboard alone: a message is written, corrected and ready to send', async ({ page }) => {
  await page.goto('/contact');
  await tabTo(page, 'Full name');
  await page.keyboard.type('Ama Mensah');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectFocusShown(page);
  await page.keyboard.type('ama@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A talk in March');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Would you speak to our board?');
  await tabTo(page, 'Continue');
  await expectFocusShown(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'This form does not send yet' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Open in your email app' })).toBeFocused();
  await expectFocusShown(page);
});

test('[AUTH-1] by keyboard alone: signing in says what is wrong', async ({ page }) => {
  await page.goto('/auth');
  await page.waitForLoadState('networkidle'); // hydrated
  await tabTo(page, 'Email');
  await expectFocusShown(page);
  await page.keyboard.type('ama@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('not the one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
});
