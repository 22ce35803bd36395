import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { site as author } from '#site';
import { expect, test } from '../support/fixtures.ts';

const [first] = builtInArticles;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[ART-1] an article shows its category, title, date, author, time, picture, text, tags and the author’s blurb', async ({ page }) => {
    await page.goto('/blog/1');
    const article = page.locator('article.article');
    await expect(article.getByRole('link', { name: 'Marketing', exact: true })).toHaveAttribute('href', '/category/marketing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
    await expect(article.locator('.article-head')).toContainText('January 15, 2025');
    await expect(article.locator('.article-head')).toContainText(author.author.name);
    await expect(article.locator('.article-head')).toContainText(/\b\d+ min read/);
    await expect(article.locator('#cover-1 img')).toHaveAttribute('src', '/pictures/1.svg');
    await expect(article.locator('.prose h2').first()).toBeVisible();
    await expect(article.locator('.prose strong').first()).toBeVisible();
    for (const tag of first?.tags ?? []) await expect(article.locator('.tags')).toContainText(tag);
    await expect(article.getByRole('complementary', { name: 'About the author' })).toContainText(author.author.biography);
  });

  test('[ART-5] the contents list leads to the headings', async ({ page }) => {
    await page.goto('/blog/1');
    const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    expect(await links.count()).toBeGreaterThanOrEqual(3);
    const name = (await links.last().textContent()) ?? '';
    await links.last().click();
    await expect(page).toHaveURL(/\/blog\/1#section-/);
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  });

  test('[ART-5] each heading of a text is its own link', async ({ page }) => {
    await page.goto('/blog/1');
    const headings = page.locator('.prose :is(h2, h3)');
    const links = await headings.evaluateAll((all) =>
      all.map((heading) => [`#${heading.id}`, heading.querySelector('a')?.getAttribute('href')]),
    );
    expect(links.length).toBeGreaterThan(2);
    for (const [own, href] of links) expect(href).toBe(own);
    await headings.last().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/blog/1${links.at(-1)?.[0]}$`));
  });
});

test('[ART-1] every built-in article answers with its whole text', async ({ request }) => {
  for (const { id, content } of builtInArticles) {
    const answer = await request.get(`/blog/${id}`);
    expect(answer.status()).toBe(200);
    const lastHeading = content
      .match(/<h2>([^<]+)<\/h2>/g)
      ?.at(-1)
      ?.replace(/<\/?h2>/g, '');
    expect(await answer.text()).toContain(lastHeading);
  }
});

test.describe('where there is no article', () => {
  test.use({ allowedMessages: [/status of 404/] }); // the page itself

  test('[ART-2] an article that is not there: 404, a way home and the nearest titles', async ({ page }) => {
    const answer = await page.goto('/blog/the-logo-is-inocent');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article not found');
    await expect(page.getByRole('link', { name: 'Return home' })).toHaveAttribute('href', '/');
    await expect(page.locator('main').getByRole('link', { name: /logo is innocent/ })).toHaveAttribute('href', '/blog/7');
  });

  test('[ART-2] where no title is near, the newest articles stand in', { tag: '@all' }, async ({ page, request }) => {
    expect((await request.get('/blog/xyzzyx')).status()).toBe(404);
    await page.goto('/blog/xyzzyx');
    await expect(page.getByText('These are the newest articles:')).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: first?.title ?? '' })).toBeVisible();
  });
});

test('[ART-2] no address breaks the page, however it is spelt', { tag: '@all' }, async ({ request }) => {
  for (const id of [
    'none',
    'x'.repeat(3000),
    '%F0%9F%A4%B7',
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    "'%20or%201=1--",
    '%00',
    '%2e%2e%2fadmin',
  ]) {
    const answer = await request.get(`/blog/${id}`);
    expect(answer.status(), id).toBeGreaterThanOrEqual(400);
    expect(answer.status(), id).toBeLessThan(500);
    expect(await answer.text()).not.toContain('<script>alert(1)');
  }
});

test('[ART-3] the first HTML names the page to search engines and sharing cards', async ({ request, site }) => {
  const html = await (await request.get('/blog/1')).text();
  const address = `${site.url.replace('127.0.0.1', 'localhost')}/blog/1`;
  expect(html).toContain(`<title>${first?.metaTitle}</title>`);
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"\/>/);
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/blog\/1\/share\.png"\/>/);
  expect(html).toContain('<meta property="og:image:width" content="1200"/>');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  expect(html).toContain('"@type":"BlogPosting"');
  expect(html).toContain('"@type":"BreadcrumbList"');
});

test('[ART-4] one to three articles related by their texts follow, and a solution or service that fits, or none', async ({ page }) => {
  for (const [id, first] of [
    ['5', '/blog/1'],
    ['8', '/blog/7'],
    ['12', '/blog/11'],
  ]) {
    await page.goto(`/blog/${id}`);
    const related = page.getByRole('region', { name: 'Read next' }).getByRole('link');
    const paths = await related.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths).toContain(first);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeLessThanOrEqual(3);
    expect(paths).not.toContain(`/blog/${id}`);
    await expect(page.locator('.related-offer').getByRole('link')).toHaveAttribute('href', /^\/(solution|services)\/[\w-]+$/);
  }
  await page.goto('/blog/9');
  await expect(page.locator('.article-end')).toBeVisible();
  await expect(page.locator('.related-offer')).toHaveCount(0);
});

test('[ART-5] an article is shared by WhatsApp and LinkedIn with plain links', async ({ page, site }) => {
  await page.goto('/blog/1');
  const address = encodeURIComponent(`${site.url.replace('127.0.0.1', 'localhost')}/blog/1`);
  const share = page.locator('.share');
  await expect(share.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', new RegExp(`^https://wa\\.me/\\?text=.*${address}$`));
  await expect(share.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
  );
});

test('[ART-5] the first click on Copy link copies the address and says so', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog/1');
  await page.locator('.share').getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.share').getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url.replace('127.0.0.1', 'localhost')}/blog/1`);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[ART-5] Share opens the device’s own sheet with title and address', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: (shared: unknown) => Promise.resolve(Object.assign(window, { shared })) });
    });
    await page.goto('/blog/1');
    await page.locator('.share').getByRole('button', { name: 'Share…' }).tap();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
      .toMatchObject({
        title: first?.title,
        url: expect.stringMatching(/\/blog\/1$/),
      });
  });

  test('[ART-5] where the device has no sheet, Share copies the address', { tag: '@all' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto('/blog/1');
    await page.locator('.share').getByRole('button', { name: 'Share…' }).tap();
    await expect(page.locator('.share').getByRole('status')).toHaveText('Link copied');
  });
});

test('[ART-5] on paper an article is its head and its text', { tag: '@all' }, async ({ page }) => {
  await page.goto('/blog/1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.prose')).toBeVisible();
  for (const part of ['.site-header', '.site-footer', '.share', '.table-of-contents', '.next-read', '.related-offer']) {
    await expect(page.locator(part), part).toBeHidden();
  }
});
