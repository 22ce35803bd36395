import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { solutions as demoSolutions } from '#content/demo/solutions.ts';
import { about } from '#content/pages/about.ts';
import { services } from '#content/pages/services.ts';
import { CATEGORIES } from '#features/publishing/category.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import { fillIn } from '#features/site-settings/fill-in.ts';
import { defaultSite } from '#features/site-settings/site.ts';
import { site as author } from '#site';
import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

test('[PAGE-1] /about has a biography, three pillars and a link to contact', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByText(fillIn(about.biography[0] ?? '', defaultSite))).toBeVisible();
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
  for (const path of ['/', '/about', '/services', '/solutions', '/follow', '/contact', '/privacy', '/terms'])
    await expect(main.locator(`a[href="${path}"]`)).toHaveCount(1);
  for (const slug of ['marketing', 'technology', 'brand', 'personal-development', 'business', 'leadership']) {
    await expect(main.locator(`a[href="/category/${slug}"]`)).toHaveCount(1);
    await expect(main.locator(`.category-${slug}`).getByRole('heading')).toContainText('2 articles');
  }
  for (const { id, title } of builtInArticles) await expect(main.locator(`a[href="/blog/${id}"]`)).toHaveText(title);
});

test('[SOL-3] home, footer, /sitemap, /sitemap.xml and /llms.txt lead to /solutions, which lists every active solution', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page.locator('main').getByRole('link', { name: 'All solutions' })).toHaveAttribute('href', '/solutions');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Solutions' })).toHaveAttribute('href', '/solutions');
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/solutions</loc>');
  expect(await (await request.get('/llms.txt')).text()).toContain('/solutions)');
  await page.goto('/solutions');
  for (const { id, title } of demoSolutions)
    await expect(page.locator('main').getByRole('link', { name: title, exact: true })).toHaveAttribute('href', `/solution/${id}`);
  await page.goto('/sitemap');
  for (const { id } of demoSolutions) await expect(page.locator(`main a[href="/solution/${id}"]`)).toHaveCount(1);
});

test('[PAGE-9] /follow gives each feed with its whole address, explains what one is, and claims no newsletter', async ({
  page,
  request,
  site,
}) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Follow' })).toHaveAttribute('href', '/follow');
  await page.goto('/follow');
  const main = page.locator('main');
  for (const path of ['', ...CATEGORIES.map((category) => categoryPath(category))]) {
    for (const form of ['xml', 'json']) {
      const address = `${site.url}${path}/feed.${form}`;
      await expect(main.getByRole('link', { name: address, exact: true })).toHaveAttribute('href', address);
      expect((await request.get(address)).status()).toBe(200);
    }
  }
  await expect(main.getByRole('heading', { name: 'If you have never used a feed' })).toBeVisible();
  await expect(main).toContainText('There is no newsletter yet');
  await expect(main.locator('form')).toHaveCount(0);
});

test('[ART-5] a tag that another article bears too leads to both, and to no page that may be indexed with so few', async ({
  page,
  request,
}) => {
  await page.goto('/blog/3');
  const tags = page.getByRole('list', { name: 'Tags' });
  await expect(tags.getByRole('link')).toHaveText(['small business', 'pricing']);
  await tags.getByRole('link', { name: 'pricing' }).click();
  await expect(page).toHaveURL('/tag/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('pricing');
  await expect(page.locator('.entry')).toHaveCount(2);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const odd = await request.get('/tag/Small%20Business', { maxRedirects: 0 });
  expect([odd.status(), odd.headers().location]).toEqual([301, '/tag/small-business']);
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
  test(`[PAGE-5] /services/${slug} is a page of its own, with its service in view and the others beside it`, async ({ page }) => {
    const answer = await page.goto(`/services/${slug}`);
    expect(answer?.status()).toBe(200);
    const heading = page.getByRole('heading', { name: title, level: 1 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    for (const other of services.services.filter((each) => each.slug !== slug))
      await expect(page.locator('main').getByRole('link', { name: other.title })).toHaveAttribute('href', `/services/${other.slug}`);
    await expect(page.locator('dl.figures dd')).toHaveCount(5);
    await expect(page.locator('.step')).toHaveCount(4);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/services/${slug}$`));
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
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
          const heading = page.getByRole('heading', { name: title, level: 1 });
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

  test('[ART-5] a tag that no article bears: 404', async ({ page }) => {
    const answer = await page.goto('/tag/gardening');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tag not found');
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
