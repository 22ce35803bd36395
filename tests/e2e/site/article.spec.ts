import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { expect, test } from '../support/fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

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

test('[ART-5] the contents list marks the part being read, and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog/1');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const heading = page.locator('.prose h2').nth(2);
  const height = (await contents.boundingBox())?.height;
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  await page.mouse.wheel(0, 10);
  await heading.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 100));
  await expect(contents.locator('[aria-current]')).toHaveText((await heading.textContent()) ?? '');
  expect((await contents.boundingBox())?.height).toBe(height);
});

test('in a window lower than 400 pixels, as at 400 %, the header scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 256 });
  await page.goto('/blog/1');
  await page.evaluate(() => scrollTo(0, 1000));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('[ART-4] one to three articles related by their texts follow, and a solution or service that fits, or none', async ({ page }) => {
  for (const [id, first] of [
    ['5', '/blog/1'],
    ['8', '/blog/7'],
    ['7', '/blog/8'],
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
        title: builtInArticles[0]?.title,
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
  for (const part of ['.site-header', '.site-footer', '.share', '.table-of-contents', '.next-read', '.next-steps', '.related-offer']) {
    await expect(page.locator(part), part).toBeHidden();
  }
});
