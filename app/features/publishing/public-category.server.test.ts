import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import { type Db, getDialect } from '#db/client.server.ts';
import { NORMALIZED_CATEGORY } from '#db/indexed-expressions.ts';
import { listContent } from '#features/admin/content-list/list-content.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { findArticle, listArticlePage, listRelated } from '#features/articles/articles.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { openPublicTexts } from '#tests/factories/public-texts.ts';
import { watchQueries } from '#tests/factories/watched-queries.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { normalizeCategory } from './category.ts';
import { listFeedItems } from './public-content.server.ts';

const NOW = new Date('2026-01-01T00:00:00.000Z');
const BRAND = ['BRAND', 'brand', 'Brand', ' brand '];
const PERSONAL = ['PERSONAL DEVELOPMENT', 'personal-development', ' Personal  Development ', 'Personal -\tdevelopment\r\n'];
const ODD = [
  '',
  ' ',
  '-',
  'personaldevelopment',
  'BRANDING',
  'émigré-news',
  'Straße',
  'ıǰﬁ',
  'a><b',
  "it's",
  'x\t\n\ty',
  '\u00a0brand\u00a0',
  'a  -  - b',
];

/** One article of each spelling. */
async function insertSpellings(db: Db) {
  const spellings = [...BRAND, ...PERSONAL, 'Gardening'];
  for (const [at, category] of spellings.entries()) {
    await insertArticle(db, { id: `a${at}`, category, publishedAt: `2025-01-${String(20 - at).padStart(2, '0')}T09:00:00.000Z` });
  }
}

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).sort();

describeOnEachDatabase('stored categories', (open) => {
  test('[SITE-3] are compared by the database as by the code', async () => {
    const db = await open();
    const normalized = sql.raw<string>(NORMALIZED_CATEGORY[getDialect(db)]);
    for (const category of [...BRAND, ...PERSONAL, ...ODD]) {
      const { rows } = await sql<{
        name: string;
      }>`select ${normalized} as name from (select cast(${category} as text) as category) as one`.execute(db);
      expect({ category, name: rows[0]?.name }).toEqual({ category, name: normalizeCategory(category) });
    }
  });

  test('[SITE-3] [CAT-1] however they are written, are found by page, feed, related articles and the list of the admin', async () => {
    const db = await open();
    await insertSpellings(db);
    const brand = await listArticlePage(db, { category: 'BRAND', page: 1, now: NOW });
    expect([brand.count, ids(brand.articles)]).toEqual([4, ['a0', 'a1', 'a2', 'a3']]);
    const personal = await listArticlePage(db, { category: 'PERSONAL DEVELOPMENT', page: 1, now: NOW });
    expect([personal.count, ids(personal.articles)]).toEqual([4, ['a4', 'a5', 'a6', 'a7']]);
    const feed = await listFeedItems(db, contentKinds, { category: 'PERSONAL DEVELOPMENT', now: NOW, from: 0, limit: 20 });
    expect(ids(feed.items)).toEqual(['a4', 'a5', 'a6', 'a7']);
    const query = { text: '', chosen: { category: 'BRAND' }, page: 1 };
    expect((await listContent(db, articleKind, { query, now: NOW, timeZone: 'UTC' })).count).toBe(4);
    const publicTexts = openPublicTexts(db);
    await publicTexts.refresh();
    const read = await findArticle(db, { id: 'a5', now: NOW });
    expect(read && ids(await listRelated(db, read, { publicTexts, now: NOW }))).toEqual(['a4', 'a6', 'a7']);
  });

  test('[SITE-3] that are none of the six stay as they were written', async () => {
    const db = await open();
    await insertSpellings(db);
    expect((await findArticle(db, { id: 'a8', now: NOW }))?.category).toBe('Gardening');
  });

  test("[CAT-1] a category's page is read by its index, newest first, without looking at the other categories", async () => {
    const db = await open();
    await fillCategories(db, 3000);
    const watched = watchQueries(db);
    await listArticlePage(watched.db, { category: 'BRAND', page: 1, now: NOW });
    expect(watched.rows).toEqual([1, 24]);
    for (const plan of await watched.explain()) {
      expect(plan).toContain('articles_by_category');
      expect(plan).not.toMatch(/SCAN|B-TREE|Seq Scan|Sort/);
    }
  });

  test("[SITE-3] however they are written, the admin's form shows what they mean", async () => {
    const db = await open();
    for (const [category, shown] of [
      [' personal-Development', 'PERSONAL DEVELOPMENT'],
      ['Gardening', 'Gardening'],
    ] as const) {
      const { id } = await insertArticle(db, { category });
      const row = await db.selectFrom('articles').select(articleKind.form.columns).where('id', '=', id).executeTakeFirstOrThrow();
      expect(articleKind.form.toFields(row).category).toBe(shown);
    }
  });
});

/** Articles of which one in a hundred has each spelling, all from before now. */
async function fillCategories(db: Db, count: number) {
  const row = await insertArticle(db, { id: 'first', category: 'BUSINESS' });
  const categories = [...BRAND, ...PERSONAL, 'Gardening'];
  for (let from = 0; from < count; from += 300) {
    const rows = Array.from({ length: 300 }, (_, at) => ({
      ...row,
      id: `filler-${from + at}`,
      category: categories[at % 100] ?? 'BUSINESS',
      publishedAt: new Date(Date.UTC(2024, 0, 1) - (from + at) * 60_000).toISOString(),
    }));
    await db.insertInto('articles').values(rows).execute();
  }
  if (getDialect(db) === 'postgres') await sql`vacuum analyze articles`.execute(db);
}
