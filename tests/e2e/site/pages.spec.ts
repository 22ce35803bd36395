import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { about } from '#content/pages/about.ts';
import { services } from '#content/pages/services.ts';
import { site as author } from '#site';
import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

test('[PAGE-1] /about has a biography, three pillars and a link to contact', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByText(about.biography[0] ?? '')).toBeVisible();
  await expect(page.locator('.pillar')).toHaveCount(3);
  for (const { title } of about.pillars) await expect(page.locator('.pillar').getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: about.action.label })).toHaveAttribute('href', '/contact');
});

for (const path of ['/privacy', '/terms']) {
  test(`[PAGE-3] ${path} is a legal page of January 2025`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText('Last updated: January 2025', { exact: true })).toBeVisible();
    expect(await page.locator('main h2').count()).toBeGreaterThan(3);
  });
}

test('[PAGE-3] what /privacy says of a reader’s cookies is so', async ({ page, context }) => {
  await page.goto('/privacy');
  await expect(page.getByText('Readers are given no cookies.')).toBeVisible();
  for (const path of ['/', '/blog/1', '/contact', '/search?q=brand']) await page.goto(path);
  expect(await context.cookies()).toEqual([]);
});

test('[PAGE-4] /sitemap links to the main pages, the categories, the legal pages and every article by category', async ({ page }) => {
  await page.goto('/sitemap');
  const main = page.locator('main');
  for (const path of ['/', '/about', '/services', '/contact', '/privacy', '/terms'])
    await expect(main.locator(`a[href="${path}"]`)).toHaveCount(1);
  for (const slug of ['marketing', 'technology', 'brand', 'personal-development', 'business', 'leadership']) {
    await expect(main.locator(`a[href="/category/${slug}"]`)).toHaveCount(1);
    await expect(main.locator(`.category-${slug}`).getByRole('heading')).toContainText('2 articles');
  }
  for (const { id, title } of builtInArticles) await expect(main.locator(`a[href="/blog/${id}"]`)).toHaveText(title);
});

test('[PAGE-4] every link of the sitemap leads somewhere', async ({ page, request }) => {
  await page.goto('/sitemap');
  const paths = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('[PAGE-5] [SITE-4] /services shows four services, the figures, four steps and calls to action', async ({ page }) => {
  await page.goto('/services');
  await expect(page.locator('.service-title')).toHaveText([
    'Strategic Marketing',
    'Brand Development',
    'Technology Integration',
    '360 Growth Strategy',
  ]);
  const { businesses, satisfaction, growth, support, leaders } = author.claims;
  const figures = [businesses, satisfaction, growth, support, leaders].map(({ figure }) => figure);
  await expect(page.locator('dl.figures dd')).toHaveText(figures);
  await expect(page.locator('.step-title')).toHaveText(['Discovery & Analysis', 'Strategy Development', 'Implementation', 'Optimization']);
  await expect(page.locator('main').getByRole('link', { name: services.primaryAction.label })).toHaveAttribute('href', '/contact');
});

for (const { slug, title } of services.services) {
  test(`[PAGE-5] /services/${slug} is the same page with its service in view`, async ({ page }) => {
    const answer = await page.goto(`/services/${slug}`);
    expect(answer?.status()).toBe(200);
    const heading = page.getByRole('region', { name: title }).getByRole('heading', { name: title, level: 2 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.service')).toHaveCount(4);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/services$/);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'with none', () => {
    test.use({ javaScriptEnabled });

    for (const [width, height] of [
      [320, 256],
      [360, 640],
      [390, 664],
      [390, 667],
      [390, 844],
      [768, 1024],
      [1000, 740],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      test(`[PAGE-5] at ${width}×${height} the chosen service begins below the header, in the upper half of what is left`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        for (const { slug, title } of services.services) {
          await page.goto(`/services/${slug}`);
          const heading = page.getByRole('heading', { name: title, level: 2 });
          await expect(heading).toBeFocused();
          const below = await heading.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
            return { top: top - header, bottom: bottom - header, space: innerHeight - header };
          });
          expect(below.top, `${slug}: below the header`).toBeGreaterThan(16);
          expect(below.bottom, `${slug}: in view`).toBeLessThan(below.space);
          expect(below.top, `${slug}: high`).toBeLessThan(below.space / 2);
        }
      });
    }
  });
}

test.describe('where there is nothing', () => {
  test.use({ allowedMessages: [/status of 404/] }); // the page itself

  test('[PAGE-5] a service that is not there: 404 and the four that are', async ({ page }) => {
    const answer = await page.goto('/services/plumbing');
    expect(answer?.status()).toBe(404);
    for (const { slug } of services.services) await expect(page.locator(`main a[href="/services/${slug}"]`)).toBeVisible();
  });
});

test('[SRCH-8] /search?q= is a page of its own with results, not indexed', async ({ page }) => {
  await page.goto('/search?q=toyota');
  await expect(page.locator('main .search-count')).toHaveText(/^Found \d+ results?$/);
  await expect(page.locator('.search-result').first().getByRole('link')).toHaveAttribute('href', /^\/blog\/\d+$/);
  await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('toyota');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page).toHaveTitle(`Search: toyota – ${author.author.name}`);
});

test('[SRCH-8] [SRCH-6] nothing found, nothing asked, and markup in the question', async ({ page }) => {
  await page.goto(`/search?${new URLSearchParams({ q: '<b>"xyzzy" & co' })}`);
  await expect(page.locator('main .search-count')).toHaveText('No articles found for "<b>"xyzzy" & co"');
  await page.goto('/search?q=%20%20');
  await expect(page.locator('main .search-count')).toHaveCount(0);
  await page.goto('/search');
  await expect(page.getByRole('searchbox', { name: 'Search articles' })).toBeEmpty();
});
