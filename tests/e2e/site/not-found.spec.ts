import { expect, test } from '../support/fixtures.ts';
import { openSharedSite } from '../support/shared-sites.ts';

test.use({ allowedMessages: [/status of 404/] }); // the page itself

test('[PAGE-6] anything else is 404 with a way home, and the path is logged', async ({ page }) => {
  const answer = await page.goto('/no/such-page-0815');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('.not-found-art img')).not.toHaveJSProperty('naturalWidth', 0);
  const lines = (await openSharedSite('demo')).output.split('\n').filter((line) => line.includes('page not found'));
  expect(lines.map((line) => JSON.parse(line).path)).toContain('/no/such-page-0815');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[PAGE-6] the page helps: nearest titles, and a search filled in from the address', async ({ page }) => {
    await page.goto('/posts/leadership-legasy.html');
    await expect(page.locator('main').getByRole('link', { name: /legacy/i })).toBeVisible();
    const field = page.getByRole('searchbox', { name: 'Search articles' });
    await expect(field).toHaveValue('leadership legasy');
    await field.fill('sideline');
    await page.locator('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=sideline$/);
    await expect(page.getByText(/^Found \d+ results?$/)).toBeVisible();
  });

  test('[PAGE-6] a mistyped page is found as well', async ({ page }) => {
    await page.goto('/abuot');
    await expect(page.locator('main').getByRole('link', { name: 'About', exact: true })).toHaveAttribute('href', '/about');
  });
});

test('[PAGE-6] no address breaks it, and nothing in one becomes markup', async ({ request }) => {
  for (const path of [
    '/%3Cscript%3Ealert(1)%3C/script%3E',
    '/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
    '/100%',
    '/%E0%A4%A',
    `/${'y'.repeat(4000)}`,
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBeGreaterThanOrEqual(400);
    expect(answer.status(), path).toBeLessThan(500);
    expect(await answer.text()).not.toMatch(/<script>alert|<img src=x/);
  }
});
