import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getDialect } from '#db/client.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { watchQueries } from '#tests/factories/watched-queries.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { countPublicItems, listPublicItems } from './public-content.server.ts';

const NOW = new Date('2025-01-01T00:00:00Z');

describeOnDatabase('the lists of everything public', (open) => {
  test('have each of two thousand articles once, newest first, whatever dates they share', async () => {
    const db = await open();
    const row = await insertArticle(db, { id: 'first', publishedAt: '2024-06-01T09:00:00.000Z' });
    await insertArticle(db, { id: 'future', publishedAt: '2025-06-01T09:00:00.000Z' });
    const rows = Array.from({ length: 2100 }, (_, at) => ({
      ...row,
      id: `article-${String(at).padStart(4, '0')}`,
      publishedAt: `2024-01-0${1 + (at % 2)}T09:00:00.000Z`,
    }));
    for (let from = 0; from < rows.length; from += 300)
      await db
        .insertInto('articles')
        .values(rows.slice(from, from + 300))
        .execute();
    const parts = await Promise.all([0, 1000, 2000, 3000].map((from) => listPublicItems(db, articleKind, { now: NOW, from, limit: 1000 })));
    const odd = rows.filter((_, at) => at % 2 === 1);
    const even = rows.filter((_, at) => at % 2 === 0);
    expect(parts.map((part) => part.length)).toEqual([1000, 1000, 101, 0]);
    expect(parts.flat().map(({ id }) => id)).toEqual(['first', ...odd.map(({ id }) => id), ...even.map(({ id }) => id)]);
    expect(await countPublicItems(db, articleKind, { now: NOW })).toBe(2101);
  });

  test('read what is active by an index, however much is hidden', async () => {
    const db = await open();
    const date = '2024-01-01T09:00:00.000Z';
    const dates = { publishedAt: date, updatedAt: date };
    const row = { title: 'S', excerpt: null, content: '<p>S</p>', imageUrl: null, author: 'A', isActive: false, ...dates };
    const rows = Array.from({ length: 2000 }, (_, at) => ({ ...row, id: `s${at}` }));
    for (let from = 0; from < rows.length; from += 500)
      await db
        .insertInto('growthSolutions')
        .values(rows.slice(from, from + 500))
        .execute();
    if (getDialect(db) === 'postgres') await sql`analyze growth_solutions`.execute(db);
    const watched = watchQueries(db);
    expect(await countPublicItems(watched.db, solutionKind, { now: NOW })).toBe(0);
    expect(await listPublicItems(watched.db, solutionKind, { now: NOW, limit: 10 })).toEqual([]);
    for (const plan of await watched.explain()) expect(plan).toContain('growth_solutions_public');
  });
});
