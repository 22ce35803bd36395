import type { Page } from '@playwright/test';
import { site as author } from '#site';
import { edgeTest, expect, test } from '../support/fixtures.ts';

/** Tops of the parts of the page, by their headings. */
async function order(page: Page) {
  const parts = ['.home-header', '.cover', '.contents-grid', '.filmstrip', '.spread', '.numbered-list', '.newsletter-line', '.site-footer'];
  const tops = await Promise.all(parts.map((part) => page.locator(part).evaluate((element) => element.getBoundingClientRect().top)));
  return tops.map((top, i) => ({ part: parts[i], top }));
}

test('[HOME-1] [HOME-7] hero, featured article, grid, carousel, solutions, list, newsletter and footer, and no skeleton', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const tops = await order(page);
  expect(tops.toSorted((a, b) => a.top - b.top)).toEqual(tops);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(author.author.name);
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['', '360 Growth', 'Solutions', 'More from']);
  const html = await (await request.get('/')).text();
  expect(html.slice(html.indexOf('<body'))).not.toContain('skeleton');
});

test('[HOME-2] the latest article is the cover', async ({ page }) => {
  await page.goto('/');
  const cover = page.locator('.cover');
  await expect(cover.locator('.category')).toHaveText('Marketing');
  await expect(cover.locator('time')).toHaveText('January 15, 2025');
  await expect(cover.locator('.deck')).not.toBeEmpty();
  await expect(cover.getByText('Read more')).toBeVisible();
  const image = cover.locator('img');
  await expect(image).toHaveAttribute('fetchpriority', 'high');
  await expect(image).toHaveAttribute('loading', 'eager');
  await image.click({ force: true }); // the title's link lies over the whole card
  await expect(page).toHaveURL('/blog/1');
});

test('[HOME-3] [SITE-5] the grid has nine others, each with category, title, date and link', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('.contents-grid').getByRole('article');
  await expect(cards).toHaveCount(9);
  const hrefs = await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10'].map((id) => `/blog/${id}`));
  for (const date of await cards.locator('time').allTextContents()) expect(date).toMatch(/^(December|January) \d{1,2}, 202[45]$/);
  await expect(cards.locator('.category')).toHaveCount(9);
  for (const image of await cards.locator('img').all()) {
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width');
    await expect(image).toHaveAttribute('height');
  }
});

test('[HOME-4] the list holds what the grid does not, numbered on', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const list = page.getByRole('region', { name: /^More from/ });
  expect(await list.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/blog/11',
    '/blog/12',
  ]);
  await expect(list.locator('ol')).toHaveAttribute('start', '11');
});

test('[HOME-5] the first solution is large, the next three stand beside it, each with its link', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.spread-lead').getByRole('link')).toHaveAttribute('href', '/solution/the-growth-year-on-one-page');
  await expect(page.locator('.spread-item')).toHaveCount(3);
  for (const link of await page.locator('.spread-item').getByRole('link').all())
    await expect(link).toHaveAttribute('href', /^\/solution\/.+/);
});

test('[HOME-1] after the solutions one line leads to the services', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  const line = page.locator('.services-line');
  const tops = await Promise.all(['.spread', '.services-line', '.numbered-list'].map((part) => page.locator(part).boundingBox()));
  expect(tops.map((box) => box?.y)).toEqual(tops.map((box) => box?.y).toSorted((a = 0, b = 0) => a - b));
  await line.getByRole('link').click();
  await expect(page).toHaveURL('/services');
});

test('[HOME-6] the newsletter field is checked, thanks truthfully for three seconds, and is cleared', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const section = page.locator('#newsletter');
  const email = section.getByLabel('Email');
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posted.push(request.url());
  });
  await section.getByRole('button', { name: 'Subscribe' }).click();
  await expect(section.locator('[data-island]')).not.toHaveAttribute('aria-busy'); // else this press is repeated with the next address
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
  await email.fill('ama');
  await section.getByRole('button', { name: 'Subscribe' }).click();
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  await expect(section.getByRole('status')).toHaveText('');
  await email.fill('ama@example.com');
  await page.clock.pauseAt(Date.now() + 60_000);
  await email.press('Enter');
  await expect(section.getByRole('status')).toHaveText(/Thank you.*not started.*nothing was kept/);
  await expect(email).toHaveValue('ama@example.com');
  await page.clock.runFor(2900);
  await expect(section.getByRole('status')).not.toHaveText('');
  await page.clock.runFor(100);
  await expect(section.getByRole('status')).toHaveText('');
  await expect(email).toHaveValue('');
  expect(posted).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[HOME-6] the form is posted, and the page says the same', async ({ page }) => {
    await page.goto('/');
    const section = page.locator('#newsletter');
    await section.getByLabel('Email').fill('ama@example.com');
    await section.getByRole('button', { name: 'Subscribe' }).click();
    await expect(section.getByRole('status')).toHaveText(/Thank you.*not started.*nothing was kept/);
    await expect(page.locator('.cover')).toBeVisible();
    await expect(page).toHaveURL('/#newsletter');
  });
});

test('[HOME-6] a posted address that is none is refused, with what was typed', { tag: '@all' }, async ({ request }) => {
  const answer = await request.post('/?index', { form: { email: 'ama@' } });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain('value="ama@"');
});

test('[HOME-3] titles of neighbours stand on one line, also where the category and date of one of them wrap', { tag: '@all' }, async ({
  page,
}) => {
  for (const width of [640, 768, 1000, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const cards = await page.locator('.contents-grid .contents-item').evaluateAll((items) =>
      items.map((item) => {
        const top = (selector: string) => Math.round(item.querySelector(selector)?.getBoundingClientRect().top ?? -1);
        const lines = new Set([...item.querySelectorAll('.meta > *')].map((part) => Math.round(part.getBoundingClientRect().top)));
        return { row: top('.media'), title: top('.contents-title'), lines: lines.size };
      }),
    );
    const rows = Map.groupBy(cards, ({ row }) => row);
    expect(rows.size, `rows at ${width}`).toBeLessThan(cards.length);
    for (const row of rows.values()) expect(new Set(row.map(({ title }) => title)).size, `at ${width}`).toBe(1);
    if (width === 1000) expect(Math.max(...cards.map(({ lines }) => lines))).toBe(2);
  }
});

for (const viewport of [
  { width: 390, height: 780 },
  { width: 1440, height: 900 },
]) {
  test(`[HOME-8] at ${viewport.width} px the first screen says who this is and who they help, and leads on`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const header = page.locator('.home-header');
    const { name, profession, tagline } = author.author;
    for (const words of [name, profession, tagline]) await expect(header.getByText(words, { exact: true })).toBeInViewport({ ratio: 1 });
    for (const link of ['How I can help', 'Get in touch']) {
      await expect(header.getByRole('link', { name: link })).toBeInViewport({ ratio: 1 });
    }
    await header.getByRole('link', { name: 'Get in touch' }).click();
    await expect(page).toHaveURL('/contact');
  });
}

test.describe('where the browser moves things along with a scroll', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('[HDR-1] on the home page the small name comes as the large one goes, and is there for the keyboard before', async ({ page }) => {
    await page.goto('/');
    const name = page.getByRole('banner').getByRole('link', { name: author.author.name });
    await expect(name).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(name).toBeFocused();
    await expect(name).toHaveCSS('opacity', '1');
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await expect(name).toHaveCSS('opacity', '0');
    await page.mouse.wheel(0, 600);
    await expect(name).toHaveCSS('opacity', '1');
    await page.goto('/about');
    await expect(name).toHaveCSS('opacity', '1');
  });
});

test('[HDR-1] the small name is never hidden from readers who want nothing to move', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.locator('.site-name')).toHaveCSS('opacity', '1');
});

edgeTest('[HOME-2] a long title is set smaller on the cover, so that it has no more than six lines', async ({ page }) => {
  for (const width of [390, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const lines = await page
      .locator('.cover-title .card-link')
      .evaluate((link) => new Set([...link.getClientRects()].map(({ top }) => Math.round(top))).size);
    expect(lines, `at ${width}`).toBeLessThanOrEqual(6);
  }
});
