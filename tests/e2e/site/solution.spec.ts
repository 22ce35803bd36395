import { solutions } from '#content/demo/solutions.ts';
import { site as author } from '#site';
import { expect, oddTest, test } from '../support/fixtures.ts';

const [first] = solutions;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[SOL-1] a solution shows its date, title, picture, text and the author’s blurb', async ({ page }) => {
    await page.goto(`/solution/${first?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
    await expect(page.locator('.article-head')).toContainText('January 14, 2025');
    await expect(page.locator('.article > .media img')).toHaveAttribute('src', /^\//);
    await expect(page.locator('.prose h2').first()).toHaveText('Who it is for');
    await expect(page.getByRole('complementary', { name: 'About the author' })).toContainText(author.author.name);
  });
});

test('[SOL-1] title and description of the page come from the solution’s title and excerpt', async ({ request }) => {
  const html = await (await request.get(`/solution/${first?.id}`)).text();
  expect(html).toContain(`<title>${first?.title} – ${author.author.name}</title>`);
  expect(html).toContain(`<meta name="description" content="${first?.excerpt.slice(0, 60)}`);
});

test.describe('where there is nothing', () => {
  test.use({ allowedMessages: [/status of 404/] }); // the page itself

  test('[SOL-2] a solution that is not there: 404, a way home and the nearest titles', async ({ page }) => {
    const answer = await page.goto('/solution/growth-year-on-a-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solution not found');
    await expect(page.getByRole('link', { name: 'Return home' })).toHaveAttribute('href', '/');
    await expect(page.locator('main').getByRole('link', { name: first?.title ?? '' })).toBeVisible();
  });
});

oddTest('[SOL-2] a solution that is not active is missing for a visitor, by its address and in suggestions', async ({ request }) => {
  const answer = await request.get('/solution/hidden');
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html).toContain('Solution not found');
  expect(html).not.toContain('>Hidden<');
});

oddTest('[SOL-1] a solution without excerpt or picture is whole all the same', async ({ page }) => {
  await page.goto('/solution/shown');
  await expect(page).toHaveTitle(`Shown & sound – ${author.author.name}`);
  await expect(page.locator('.article > .media img')).toHaveAttribute('src', '/solution/shown/cover.svg');
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveCount(3);
});
