import type { Insertable } from 'kysely';
import { expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import type { Db } from '#db/client.server.ts';
import type { ArticleTable } from '#db/schema.ts';
import { CATEGORIES as ALL } from '#features/publishing/category.ts';
import { listSitemapGroups } from '#features/site/sitemap-groups.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { defaultSnapshot } from '#tests/factories/default-snapshot.ts';
import { watchQueries } from '#tests/factories/watched-queries.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { writeLlms } from './markdown/llms.server.ts';
import { writeSitemap } from './sitemap.server.ts';

const SITE = 'https://www.example.com';
const NOW = new Date('2025-02-01T00:00:00Z');
const COUNT = 4100;
const CATEGORIES = ['BRAND', 'brand', ' Brand', 'MARKETING', 'Gardening'];
const options = { ...defaultSnapshot, kinds: contentKinds, siteUrl: SITE, now: NOW };

async function fill(db: Db) {
  const row: Insertable<ArticleTable> = await insertArticle(db, { id: 'a0', category: 'BRAND', publishedAt: getDate(0) });
  for (let from = 1; from < COUNT; from += 300) {
    const rows = Array.from({ length: Math.min(300, COUNT - from) }, (_, at) => ({
      ...row,
      id: `a${from + at}`,
      title: `Article ${from + at}`,
      category: CATEGORIES[(from + at) % CATEGORIES.length] ?? '',
      publishedAt: getDate(from + at),
    }));
    await db.insertInto('articles').values(rows).execute();
  }
}

function getDate(number: number) {
  return new Date(NOW.getTime() - (number + 1) * 60_000).toISOString();
}

const readLocations = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => (url ?? '').replaceAll('&#38;', '&'));

describeOnDatabase('at thousands of articles', (open) => {
  test('[PAGE-7] the sitemap is an index of parts, which together name every page once', async () => {
    const db = await open();
    await fill(db);
    const index = await writeSitemap(db, options);
    expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    const parts = [1, 2, 3, 4];
    expect(readLocations(index)).toEqual(parts.map((part) => `${SITE}/sitemap.xml?part=${part}`));
    const files = await Promise.all(parts.map((part) => writeSitemap(db, { ...options, part })));
    const urls = files.map(readLocations);
    expect(urls.map(({ length }) => length)).toEqual([16, 2000, 2000, 100]);
    expect(new Set(urls.flat()).size).toBe(16 + COUNT);
    expect(urls[0]).toEqual(expect.arrayContaining([`${SITE}/`, `${SITE}/category/brand`, `${SITE}/category/marketing`]));
    expect(urls[1]?.[0]).toBe(`${SITE}/blog/a0`);
    expect([await writeSitemap(db, { ...options, part: 5 }), await writeSitemap(db, { ...options, part: 0 })]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('[ART-6] /llms.txt names the newest two hundred, and where the others are', async () => {
    const db = await open();
    await fill(db);
    const watched = watchQueries(db);
    const text = await writeLlms(watched.db, options);
    expect(text.match(/^- \[Article/gm)).toHaveLength(200);
    expect(text).toContain('/blog/a199.md)');
    expect(text).not.toContain('/blog/a200.md)');
    expect(text).toContain(
      `- [All 4,100 articles](${SITE}/sitemap.xml): The addresses of the others, too. With .md behind it each is Markdown.`,
    );
    expect(Math.max(...watched.rows)).toBe(200);
  });

  test('[PAGE-4] [SITE-3] the pages of /sitemap hold a hundred of each category, and together everything once', async () => {
    const db = await open();
    await fill(db);
    const watched = watchQueries(db);
    const load = (page: number) => listSitemapGroups(watched.db, contentKinds, { categories: ALL, page, now: NOW });
    const { groups, pages } = await load(1);
    expect(groups.map(({ title, count, start, links }) => [title, count, start, links.length])).toEqual([
      ['Marketing', 820, 1, 100],
      ['Brand', 2460, 1, 100],
      ['Other', 820, 1, 100],
    ]);
    expect(pages).toBe(25);
    const all = await Promise.all(Array.from({ length: pages }, (_, at) => load(at + 1)));
    const links = all.flatMap((page) => page.groups).flatMap((group) => group.links.map(({ href }) => href));
    expect([links.length, new Set(links).size]).toEqual([COUNT, COUNT]);
    expect(Math.max(...watched.rows)).toBe(100);
    expect((await load(26)).groups).toEqual([]);
  });
});
