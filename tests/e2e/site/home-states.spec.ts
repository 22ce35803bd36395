import { test as base, expect } from '../support/fixtures.ts';

const emptyTest = base.extend({ sharedSite: 'empty' });
const sparseTest = base.extend({ sharedSite: 'sparse' });

emptyTest(
  '[HOME-2] [HOME-4] [VID-3] with nothing published the page stands, says so of the videos, and leaves the rest out',
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('No videos available at the moment.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: /More from|Solutions|In this issue/ })).toHaveCount(0);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expect(page.locator('main').getByRole('link', { name: 'four ways to work on it together' })).toHaveAttribute('href', '/services');
  },
);

sparseTest('[HOME-2] [HOME-3] an image shows only where there is one, and what is to come is not there', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.cover').getByRole('link')).toHaveAttribute('href', '/blog/newest');
  await expect(page.locator('.cover img')).toHaveCount(0);
  await expect(page.locator('.contents-grid').getByRole('link')).toHaveAttribute('href', '/blog/second');
  await expect(page.locator('.contents-grid img')).toHaveCount(1);
  await expect(page.getByRole('region', { name: /^More from/ })).toHaveCount(0);
});

sparseTest('[HOME-5] [VID-1] only what is active shows; with three videos there are no controls', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.spread').getByRole('link')).toHaveCount(1);
  const strip = page.getByRole('region', { name: '360 Growth' });
  await strip.hover();
  await expect(strip.getByRole('heading', { level: 3 })).toContainText(['Video of day 3', 'Video of day 2', 'Video of day 1']);
  await expect(strip.getByRole('button')).toHaveCount(0);
  await expect(strip.locator('[inert]')).toHaveCount(0);
});
