import type { APIRequestContext, Page } from '@playwright/test';
import { site as author } from '#site';
import { drawPicture } from '../../../factories/photograph.ts';
import type { RunningSite } from '../../../support/site.ts';
import { expect, openSettings, test } from '../../support/admin.ts';
import { findOverruns } from '../../support/layout-faults.ts';
import { changeDatabase, readEverywhere } from '../../support/site.ts';

type Fields = Record<string, string>;

let changes = 0;

/** Puts what an owner has set into the site, and waits until every process shows it. */
async function setSite(site: RunningSite, { identity = {}, claims = {} }: { identity?: Fields; claims?: Fields }) {
  changes += 1;
  const tagline = `The ${changes}th change`;
  await changeDatabase(site, async (db) => {
    for (const [id, fields] of Object.entries({ claims, identity: { tagline, ...identity } })) {
      await db
        .updateTable('siteDocuments')
        .set({ fields: JSON.stringify(fields) })
        .where('id', '=', id)
        .execute();
    }
  });
  const shown = (identity.tagline ?? tagline).slice(0, 30);
  await expect.poll(async () => (await readEverywhere(site, '/')).every((page) => page.includes(shown))).toBe(true);
}

async function uploadPortrait(api: APIRequestContext): Promise<string> {
  const buffer = await drawPicture({ width: 1000, height: 1500 });
  const answer = await api.post('/admin/images/upload', { multipart: { image: { name: 'me.png', mimeType: 'image/png', buffer } } });
  return (await answer.json()).image.url;
}

const portrait = (page: Page) => page.locator('.media-portrait img');

test.afterEach(async ({ site }) => {
  await changeDatabase(site, (db) => db.updateTable('siteDocuments').set({ fields: '{}' }).execute());
});

test('[SITE-7] a portrait stands on the home page, on /about and after an article of the author’s; without one nothing is missing', {
  tag: '@all',
}, async ({ page, api, site }) => {
  const pages = ['/', '/about', '/blog/10'];
  for (const path of pages) {
    await page.goto(path);
    await expect(portrait(page)).toHaveCount(0);
    await expect(page.locator('.about-portrait')).toHaveCount(0);
  }
  await setSite(site, { identity: { name: 'Ama Owusu', portrait: await uploadPortrait(api) } });
  await changeDatabase(site, (db) => db.updateTable('articles').set({ author: 'Ama Owusu' }).where('id', '=', '10').execute());
  for (const path of pages) {
    await expect(async () => {
      await page.goto(path);
      await expect(portrait(page)).toHaveCount(1, { timeout: 500 });
    }).toPass();
    const image = page.getByRole('img', { name: 'Ama Owusu', exact: true });
    await expect(image).toHaveAttribute('width', '1000');
    await expect(image).toHaveAttribute('height', '1500');
    await expect(image).toHaveAttribute('loading', path === '/blog/10' ? 'lazy' : 'eager');
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    const { width, height } = (await image.boundingBox()) ?? { width: 0, height: 0 };
    expect(width / height).toBeCloseTo(4 / 5, 1);
  }
});

const LONG = {
  name: 'Oluwaseun Adebayo-Williamson',
  profession: 'Independent adviser on marketing, brand, technology and growth to founders across West Africa',
  tagline:
    'Brand, marketing and technology for the family businesses, cooperatives and young companies of West Africa that mean to be here still in thirty years’ time.',
};

for (const [what, identity] of Object.entries({ 'of usual length': {}, 'as long as can be': LONG })) {
  test(`[HOME-8] above the fold a person is seen, with words ${what}, and the links to help and contact`, { tag: '@all' }, async ({
    page,
    api,
    site,
  }) => {
    await setSite(site, { identity: { ...identity, portrait: await uploadPortrait(api) } });
    for (const viewport of [
      { width: 390, height: 780 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await expect(portrait(page)).toBeInViewport({ ratio: 0.9 });
      const box = await page.locator('.home-header-portrait').boundingBox();
      expect(box?.width).toBeGreaterThan(viewport.width * 0.28);
      for (const link of ['How I can help', 'Get in touch'])
        await expect(page.getByRole('link', { name: link })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(findOverruns)).toEqual([]);
    }
  });
}

test('[SITE-7] the smallest size of a portrait is enough for a phone’s home page', { tag: '@all' }, async ({
  browser,
  api,
  site,
  storageState,
}) => {
  await setSite(site, { identity: { portrait: await uploadPortrait(api) } });
  const context = await browser.newContext({
    ...(storageState && { storageState }),
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
  });
  const page = await context.newPage();
  await page.goto(site.url);
  await expect.poll(() => portrait(page).evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/-400\.avif$/);
  await context.close();
});

test('[SITE-4] a figure shows its source and its month, and one that has none or is switched off is on no page', async ({ page, site }) => {
  const claims = {
    businessesSource: 'Client list',
    businessesDate: '2026-01',
    supportDate: '2025-12',
    satisfactionShown: '',
    growthFigure: '12%',
    leadersFigure: 'Over 6,000 in all',
    leadersSource: 'Registers',
    leadersDate: '2026-02',
  };
  await setSite(site, { claims });
  for (const path of ['/services', '/services/brand-development']) {
    await page.goto(path);
    const figures = page.getByRole('region', { name: 'Figures' });
    await expect(figures.locator('dt')).toHaveText(['businesses', 'support', 'business leaders']);
    await expect(figures.locator('dd')).toHaveText([
      '200+',
      'Client list, January 2026',
      '24/7',
      `${author.claims.support.source}, December 2025`,
      'Over 6,000 in all',
      'Registers, February 2026',
    ]);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(findOverruns), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('[SITE-4] with every claim switched off no page has a place for one', { tag: '@all' }, async ({ page, site }) => {
  const names = ['businesses', 'satisfaction', 'growth', 'support', 'leaders', 'reply'];
  await setSite(site, { claims: Object.fromEntries(names.map((name) => [`${name}Shown`, ''])) });
  for (const path of ['/services', '/services/brand-development']) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Figures' })).toHaveCount(0);
    await expect(page.locator('.figures')).toHaveCount(0);
  }
  await page.goto('/contact');
  await expect(page.locator('.facts dt')).toHaveText(['Email', 'Telephone', 'Location', 'Find me on', 'Address book']);
  await expect(page.locator('main')).not.toContainText('24 hours');
});

test('[PAGE-2] [SITE-8] without a telephone, WhatsApp and profiles there is no link, row or heading for one', { tag: '@all' }, async ({
  page,
  site,
}) => {
  await setSite(site, { identity: { telephone: '', whatsapp: '', social: '' } });
  await page.goto('/contact');
  await expect(page.locator('.facts dt')).toHaveText(['Email', 'Location', 'Reply time', 'Address book']);
  await expect(page.locator('.print-end')).toHaveAttribute('data-print-note', /\/contact · [^·\s]+$/);
  await expect(page.locator('.site-footer a[rel~="me"]')).toHaveCount(0);
  const form = page.locator('main form');
  for (const label of ['Full name', 'Subject', 'Message']) await form.getByLabel(label, { exact: true }).fill('Tea');
  await form.getByLabel('Email', { exact: true }).fill('ama@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  const ways = page.getByRole('group', { name: 'This form does not send yet' });
  await expect(ways.getByRole('link')).toHaveText(['Open in your email app']);
  await page.goto('/follow');
  await expect(page.getByRole('heading', { name: 'Find me on' })).toHaveCount(1); // that of the footer, over its feed
});

test('[SITE-5] in another time zone a date is the same day on the list, on the page and in the admin', { tag: '@all' }, async ({
  page,
  site,
}) => {
  await setSite(site, { identity: { timeZone: 'Pacific/Honolulu' } });
  const day = await changeDatabase(site, async (db) => {
    const values = { publishedAt: '2025-01-12T09:00:00.000Z', firstPublishedAt: '2025-01-12T09:00:00.000Z' };
    await db.updateTable('articles').set(values).where('id', '=', '10').execute();
    const { title } = await db.selectFrom('articles').select('title').where('id', '=', '10').executeTakeFirstOrThrow();
    return { title, text: 'January 11, 2025' };
  });
  await expect(async () => {
    await page.goto('/blog/10');
    await expect(page.locator('.article-meta time')).toHaveText(day.text, { timeout: 500 });
  }).toPass();
  await page.goto('/category/personal-development');
  await expect(page.locator('.entry').filter({ hasText: day.title }).locator('time')).toHaveText(day.text);
  await page.goto(`/admin/articles?q=${encodeURIComponent(day.title)}`); // tests before may have filled the first page
  await expect(page.locator('.admin-row').filter({ hasText: day.title })).toContainText(day.text);
});

test('[SITE-8] the longest names, markup, emoji and right-to-left text are shown as they were written', { tag: '@all' }, async ({
  page,
  site,
}) => {
  const identity = {
    name: `<b>Ama</b> ${'W'.repeat(60)} 😀`,
    tagline: `${'tagline'.repeat(20)} <i>`,
    profession: 'p'.repeat(100),
    location: `أكرا ${'x'.repeat(90)}`,
    telephone: '1234567890 '.repeat(3).trim(),
    social: `${'n'.repeat(40)} https://example.com/${'a'.repeat(400)}`,
  };
  const claims = { businessesFigure: '9'.repeat(20), businessesLabel: 'ب'.repeat(60), businessesSource: 's'.repeat(200) };
  await setSite(site, { identity: { ...identity, tagline: 'Long' }, claims });
  await setSite(site, { identity, claims });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(identity.name);
  await expect(page.locator('.home-header-line')).toHaveText(identity.tagline);
  for (const path of ['/', '/about', '/services', '/contact', '/follow', '/auth/sign-out', '/blog/10']) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(findOverruns), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('[SITE-8] the admin and the pages of accounts take a change of the site without a reload', { tag: '@all' }, async ({ page, site }) => {
  await page.goto('/admin/articles');
  await setSite(site, { identity: { name: 'Ama Owusu', language: 'fr' } });
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  await expect(async () => {
    await page.keyboard.press('Escape'); // a form that was opened too early
    await page.getByRole('link', { name: 'Add article' }).click({ timeout: 5000 });
    await openSettings(page);
    await page.getByText('Search and sharing').click();
    await expect(page.getByLabel('Language').locator('option').first()).toHaveText('French, as the site', { timeout: 500 });
  }).toPass();
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  await page.goto('/auth/sign-out');
  await expect(page.locator('.account-header')).toHaveText('Ama Owusu');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
