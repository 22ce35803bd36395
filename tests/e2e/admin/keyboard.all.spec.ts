import { expect, test, toast, waitForEditor } from '../support/admin.ts';
import { expectFocusShown, tabTo } from '../support/keyboard.ts';

test('[ADM-3] [ADM-17] by keyboard alone: an article is written, saved and read', async ({ page }) => {
  await page.goto('/admin/articles');
  await page.waitForLoadState('networkidle'); // hydrated
  await tabTo(page, 'Add article');
  await expectFocusShown(page);
  await page.keyboard.press('Enter');
  await waitForEditor(page);
  const dialog = page.getByRole('dialog', { name: 'Add article' });
  await tabTo(page, 'Title *');
  await expectFocusShown(page);
  await page.keyboard.type('Written without a mouse');
  await tabTo(page, 'Category *');
  await expectFocusShown(page);
  await page.keyboard.type('Brand');
  await tabTo(page, 'Excerpt *');
  await page.keyboard.type('Every key in its place.');
  await tabTo(page, 'Use an image’s address');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Image URL');
  await page.keyboard.type('/pictures/1.svg');
  await tabTo(page, 'Content *');
  await page.keyboard.type('The first line.');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' Bold');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Article created successfully')).toBeVisible();
  await tabTo(page, 'Publish');
  await expectFocusShown(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await tabTo(page, 'View\nWritten without a mouse');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/written-without-a-mouse$/);
  await expect(page.getByText('The first line.')).toBeVisible();
});
