import { expect, test } from '../support/fixtures.ts';

test('[PAGE-9] /follow explains feeds before it lists them, and a button copies an address and says so', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/follow');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'If you have never used a feed',
    'Feed addresses',
    'By email',
    'Find me on',
  ]);
  const feed = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Brand' }) });
  await feed.getByRole('button', { name: 'Copy the RSS address of Brand' }).click();
  await expect(feed.getByRole('status').first()).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/category/brand/feed.xml`);
});

test('[PAGE-9] where the browser refuses to copy, /follow says what to do instead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto('/follow');
  await page.getByRole('button', { name: 'Copy the JSON Feed address of All articles' }).click();
  await expect(page.getByText('Your browser does not allow copying: select the address instead.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[PAGE-9] /follow shows no button to copy, and how to copy an address', async ({ page }) => {
    await page.goto('/follow');
    await expect(page.getByText('To copy an address')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });
});
