import { expect, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { findSeries, listSeries, listSeriesNames } from '#features/publishing/series/series.server.ts';
import { toSeriesColumns } from '#features/publishing/series/series.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { listSeriesParts } from './articles.server.ts';

const now = new Date('2026-01-01T00:00:00.000Z');

type Given = Parameters<typeof insertArticle>[1];

function insertPart(db: Db, id: string, { seriesOrder = null, series = 'Brand basics', ...given }: Given & { series?: string } = {}) {
  return insertArticle(db, { id, ...toSeriesColumns({ series, seriesOrder: String(seriesOrder ?? '') }), ...given });
}

describeOnDatabase('a series', (open) => {
  async function openSeries() {
    const db = await open();
    await insertPart(db, 'undated', { publishedAt: '2025-03-01T00:00:00.000Z' });
    await insertPart(db, 'older', { publishedAt: '2025-02-01T00:00:00.000Z', firstPublishedAt: '2024-01-01T00:00:00.000Z' });
    await insertPart(db, 'second', { seriesOrder: 2 });
    await insertPart(db, 'tenth', { seriesOrder: 10 });
    await insertPart(db, 'first', { seriesOrder: 1, series: 'Brand  Basics!', publishedAt: '2025-05-01T00:00:00.000Z' });
    await insertPart(db, 'also-second', { seriesOrder: 2, publishedAt: '2025-06-01T00:00:00.000Z', series: 'BRAND BASICS' });
    await insertPart(db, 'draft', { seriesOrder: 3, isDraft: true });
    await insertPart(db, 'later', { seriesOrder: 4, publishedAt: '2027-01-01T00:00:00.000Z' });
    await insertPart(db, 'trashed', { seriesOrder: 5, deletedAt: now.toISOString() });
    await insertPart(db, 'of-drafts', { series: 'Unseen', isDraft: true });
    await insertArticle(db, { id: 'alone' });
    return db;
  }

  const ORDER = ['first', 'second', 'also-second', 'tenth', 'older', 'undated'];

  test('[ART-11] has its public parts by number, then by date, those without a number last', async () => {
    const db = await openSeries();
    const found = await listSeriesParts(db, { slug: 'brand-basics', now });
    expect(found?.articles.map(({ id }) => id)).toEqual(ORDER);
    expect(found?.name).toBe('BRAND BASICS');
    for (const slug of ['unseen', 'none', '']) expect(await listSeriesParts(db, { slug, now })).toBeUndefined();
  });

  test('[ART-11] tells an article its place in it, a draft too, and nothing to an article without one', async () => {
    const db = await openSeries();
    const read = async (id: string) => {
      const row = await db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const series = await findSeries(db, row, { now });
      return series && [series.number, series.parts.map((part) => part.id), series.path];
    };
    expect(await read('also-second')).toEqual([3, ORDER, '/series/brand-basics']);
    expect(await read('draft')).toEqual([4, [...ORDER.slice(0, 3), 'draft', ...ORDER.slice(3)], '/series/brand-basics']);
    expect(await read('alone')).toBeUndefined();
  });

  test('[ART-11] is listed once however it is spelt, and not while nothing of it is public', async () => {
    const db = await openSeries();
    const listed = await listSeries(db, { now });
    expect(listed.map(({ path, updatedAt }) => [path, updatedAt])).toEqual([['/series/brand-basics', '2025-06-01T00:00:00.000Z']]);
    expect(await listSeriesNames(db)).toContain('Unseen');
  });
});
