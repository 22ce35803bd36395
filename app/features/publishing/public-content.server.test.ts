import { expect, test } from 'vitest';
import { contentKinds } from '#app/content-kinds.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { listPublicItems } from './public-content.server.ts';

describeOnEachDatabase('the list of everything public', (open) => {
  test('has each of two thousand articles once, newest first, whatever dates they share', async () => {
    const db = await open();
    const row = await insertArticle(db, { id: 'first', publishedAt: '2024-06-01T09:00:00.000Z' });
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
    const [articles] = await listPublicItems(db, contentKinds, { now: new Date('2025-01-01T00:00:00Z') });
    const odd = rows.filter((_, at) => at % 2 === 1);
    const even = rows.filter((_, at) => at % 2 === 0);
    expect(articles?.items.map(({ id }) => id)).toEqual(['first', ...odd.map(({ id }) => id), ...even.map(({ id }) => id)]);
  });
});
