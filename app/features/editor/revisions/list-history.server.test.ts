import { expect, test } from 'vitest';
import { articleKind } from '#features/articles/article-kind.ts';
import { packFields, recordRevision } from '#features/publishing/revisions/revisions.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { compareWords, listHistory } from './list-history.server.ts';

const NEXT_WEEK = '2026-01-09T09:00:00.000Z';
const now = new Date('2026-01-02T09:00:00Z');

describeOnDatabase('the history of an article', (open) => {
  async function openHistory(dates: { publishedAt: string; firstPublishedAt: string }) {
    const db = await open();
    await insertArticle(db, { id: 'tea', isDraft: false, ...dates });
    const save = async (fields: Record<string, string>, isPublished: boolean) =>
      recordRevision(
        db,
        { kind: 'article', itemId: 'tea' },
        { packed: await packFields(fields), savedAt: now.toISOString(), savedBy: null, isPublished },
      );
    await save({ title: 'Tea', content: '<p>Boil water.</p>', imageUrl: '/pictures/1.svg' }, true);
    await save({ title: 'Tea', content: '<p>Boil <b>fresh</b> water.</p>', imageUrl: '/pictures/2.svg' }, true);
    await save({ title: 'Green tea', content: '<h2>Boil</h2>', imageUrl: '/pictures/2.svg' }, false);
    return (at = now) => listHistory(db, articleKind, { itemId: 'tea', before: undefined, now: at });
  }

  test('[ADM-25] says how many words each save added and removed', async () => {
    const list = await openHistory({ publishedAt: NEXT_WEEK, firstPublishedAt: NEXT_WEEK });
    expect((await list()).revisions.map(({ words }) => words)).toEqual([{ added: 2, removed: 3 }, { added: 1, removed: 0 }, null]);
  });

  test('[ADM-25] [ADM-21] what was published with a date to come is scheduled until then', async () => {
    const list = await openHistory({ publishedAt: NEXT_WEEK, firstPublishedAt: NEXT_WEEK });
    expect((await list()).revisions.map(({ scheduledFor }) => scheduledFor)).toEqual([null, NEXT_WEEK, NEXT_WEEK]);
    expect((await list(new Date(NEXT_WEEK))).revisions.map(({ scheduledFor }) => scheduledFor)).toEqual([null, null, null]);
  });

  test('[ADM-25] [ADM-21] what was public before it was scheduled again stays published', async () => {
    const list = await openHistory({ publishedAt: NEXT_WEEK, firstPublishedAt: '2025-01-01T00:00:00.000Z' });
    expect((await list()).revisions.map(({ scheduledFor }) => scheduledFor)).toEqual([null, NEXT_WEEK, null]);
  });
});

test('[ADM-25] words that moved count as unchanged', () => {
  expect(compareWords('one two two', 'two one')).toEqual({ added: 0, removed: 1 });
});
