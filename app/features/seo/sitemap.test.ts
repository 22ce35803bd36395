import { expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import { services } from '#content/pages/services.ts';
import { defaultSnapshot } from '#tests/factories/default-snapshot.ts';
import { openContent } from '#tests/factories/public-content.ts';
import { writeManifest } from './manifest.ts';
import { writeLlms } from './markdown/llms.server.ts';
import { writeSitemap } from './sitemap.server.ts';
import { writeRobots } from './well-known.ts';

const SITE = 'https://www.example.com';
const SERVICES = services.services.map(({ slug }) => `services/${slug}`);
const NOW = new Date('2025-02-01T00:00:00Z');

const content = {
  articles: [
    { id: 'a&b', title: 'Tea [hot]', excerpt: 'One *kettle*.' },
    { id: 'future', publishedAt: '2025-03-01T09:00:00.000Z' },
  ],
  solutions: [{ id: 'shown' }, { id: 'hidden', isActive: false }],
};

test('[PAGE-7] [SITE-2] the sitemap lists canonical public addresses, with a date where one is kept', async () => {
  const xml = (await writeSitemap(await openContent(content), { ...defaultSnapshot, kinds: contentKinds, siteUrl: SITE, now: NOW })) ?? '';
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const pages = [
    '',
    'articles',
    'about',
    'services',
    ...SERVICES,
    'solutions',
    'follow',
    'contact',
    'sitemap',
    'privacy',
    'terms',
    'category/brand',
    'blog/a%26b',
    'solution/shown',
  ];
  expect(addresses).toEqual(pages.map((path) => `${SITE}/${path}`));
  expect(xml).toContain(`<loc>${SITE}/blog/a%26b</loc><lastmod>2025-01-15T09:00:00.000Z</lastmod>`);
  expect(xml).toContain(`<loc>${SITE}/about</loc></url>`);
});

test('[PAGE-7] [SITE-3] a category stands in the sitemap however its articles write it', async () => {
  const db = await openContent({ articles: [{ id: 'a', category: 'personal-development' }] });
  const xml = await writeSitemap(db, { ...defaultSnapshot, kinds: contentKinds, siteUrl: SITE, now: NOW });
  expect(xml).toContain(`<loc>${SITE}/category/personal-development</loc><lastmod>2025-01-15T09:00:00.000Z</lastmod>`);
});

test('[PAGE-7] [SEO-4] robots are kept out of the admin and the API, may read what asks not to be indexed, and are told where the sitemap is', () => {
  expect(writeRobots(SITE)).toBe('User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: https://www.example.com/sitemap.xml\n');
});

test('[ART-6] /llms.txt names every public article by the address of its Markdown, and nothing hidden', async () => {
  const text = await writeLlms(await openContent(content), { ...defaultSnapshot, kinds: contentKinds, siteUrl: SITE, now: NOW });
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  expect(text).toContain('- [Tea \\[hot\\]](https://www.example.com/blog/a%26b.md): One \\*kettle\\*.');
  expect(text).toContain('- [One page](https://www.example.com/solution/shown.md): Six weeks.');
  expect(text).not.toMatch(/hidden|future/);
});

test('[PAGE-7] the manifest has icons of 192 and 512 pixels, maskable ones too', () => {
  const { icons, start_url } = JSON.parse(writeManifest(defaultSnapshot.site));
  expect(start_url).toBe('/');
  expect(icons).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ sizes: '192x192', type: 'image/png' }),
      expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
    ]),
  );
});
