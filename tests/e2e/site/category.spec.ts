import { categoryDescriptions } from '#content/pages/categories.ts';
import { expect, oddTest, test } from '../support/fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[CAT-2] [CAT-3] a category lists its articles with picture, category, date, title, excerpt and time', async ({ page }) => {
    await page.goto('/category/personal-development');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal Development');
    await expect(page.locator('.page-count')).toHaveText('2 articles');
    const entries = page.locator('.entry');
    await expect(entries).toHaveCount(2);
    const entry = entries.first();
    await expect(entry.locator('img')).toHaveAttribute('src', '/pictures/9.svg');
    await expect(entry.locator('.category')).toHaveText('Personal Development');
    await expect(entry).toContainText(/\w+ \d{1,2}, 20\d\d/);
    await expect(entry).toContainText(/\d+ min read/);
    await expect(entry.locator('.entry-excerpt')).not.toBeEmpty();
    await expect(entry.getByRole('link')).toHaveAttribute('href', '/blog/9');
  });
});

test('[CAT-1] case does not matter and hyphens stand for spaces; the canonical address is one', async ({ request }) => {
  for (const spelling of ['personal-development', 'PERSONAL-DEVELOPMENT', 'Personal%20Development', 'personal--development']) {
    const answer = await request.get(`/category/${spelling}`);
    expect(answer.status(), spelling).toBe(200);
    const html = await answer.text();
    expect(html).toContain('/blog/9"');
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/category\/personal-development"\/>/);
    expect(new URL(answer.url()).pathname.toLowerCase(), 'one page, not one for each spelling').toBe('/category/personal-development');
  }
});

test('[CAT-1] each of the six categories answers', async ({ request }) => {
  for (const slug of ['marketing', 'technology', 'brand', 'personal-development', 'business', 'leadership']) {
    const answer = await request.get(`/category/${slug}`);
    expect(answer.status(), slug).toBe(200);
    expect(await answer.text()).toContain('2 articles');
  }
});

test.describe('where there is nothing', () => {
  test.use({ allowedMessages: [/status of 404/] }); // the page itself

  test('[CAT-4] a category that is none of the six: 404 and the same words', async ({ page }) => {
    const answer = await page.goto('/category/slow-food');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow Food');
    await expect(page.getByText('No articles found', { exact: true })).toBeVisible();
    await expect(page.getByText('There are no articles in the Slow Food category yet.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

oddTest('[CAT-4] a category with nothing in it says so, and is there', async ({ page }) => {
  const answer = await page.goto('/category/business');
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('No articles found', { exact: true })).toBeVisible();
  await expect(page.getByText('There are no articles in the Business category yet.')).toBeVisible();
});

oddTest('[CAT-2] [CAT-3] one article is `1 article`, with its cover art and 5 minutes where no time is stored', async ({ page }) => {
  await page.goto('/category/technology');
  await expect(page.locator('.page-count')).toHaveText('1 article');
  await expect(page.locator('.entry img')).toHaveAttribute('src', '/blog/two-parts/cover.svg');
  await expect(page.locator('.entry')).toContainText('5 min read');
});

oddTest.describe('a category of 30 articles without JavaScript', () => {
  oddTest.use({ javaScriptEnabled: false });

  oddTest('[CAT-5] is cut into pages with plain links, and the count counts all', async ({ page }) => {
    await page.goto('/category/marketing');
    await expect(page.locator('.page-count')).toHaveText('30 articles');
    await expect(page.locator('.entry')).toHaveCount(24);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.locator('[aria-current=page]')).toHaveText('1');
    await pages.getByRole('link', { name: 'Older' }).click();
    await expect(page).toHaveURL(/\/category\/marketing\?page=2$/);
    await expect(page.locator('.page-count')).toHaveText('30 articles');
    await expect(page.locator('.entry')).toHaveCount(6);
    await expect(page.locator('.entry').last()).toContainText('Article m-30');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/category\/marketing\?page=2$/);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Newer' }).click();
    await expect(page).toHaveURL(/\/category\/marketing$/);
  });
});

oddTest('[SEO-4] a category says what it is about, and each later page what stands on it', async ({ page }) => {
  const description = page.locator('meta[name=description]');
  await page.goto('/category/marketing');
  await expect(description).toHaveAttribute('content', categoryDescriptions.MARKETING);
  await expect(page.locator('.page-header')).toContainText(categoryDescriptions.MARKETING);
  await page.goto('/category/marketing?page=2');
  await expect(description).toHaveAttribute('content', /^Articles 25 to 30 of 30 on marketing, such as “.+” and “.+”\.$/);
  await expect(page.locator('.page-header')).not.toContainText(categoryDescriptions.MARKETING);
});

oddTest('[CAT-5] a page that is not there leads to the nearest that is', async ({ request }) => {
  for (const [asked, to] of [
    ['marketing?page=3', '/category/marketing?page=2'],
    ['marketing?page=999999', '/category/marketing?page=2'],
    ['marketing?page=0', '/category/marketing'],
    ['marketing?page=-1', '/category/marketing'],
    ['marketing?page=two', '/category/marketing'],
    ['marketing?page=99999999999999999999', '/category/marketing'],
    ['business?page=2', '/category/business'],
  ]) {
    const answer = await request.get(`/category/${asked}`, { maxRedirects: 0 });
    expect(answer.status(), asked).toBe(302);
    expect(answer.headers().location, asked).toBe(to);
  }
});
