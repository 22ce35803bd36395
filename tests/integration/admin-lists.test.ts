import { expect, test } from 'vitest';
import { libraryKinds, storedKinds } from '#app/all-kinds.server.ts';
import { settingsKinds } from '#app/settings-kinds.ts';
import { listActivity } from '#features/admin/activity/activity.server.ts';
import { listContent } from '#features/admin/content-list/list-content.server.ts';
import { listLibrary } from '#features/admin/library/list-library.server.ts';
import { listTrash } from '#features/admin/trash/trash.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { listRedirects } from '#features/redirects/redirects.server.ts';
import { insertArticle } from '../factories/article.ts';
import { insertSolution } from '../factories/solution.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import { extensionTests, type WalkedList } from '../support/extensions.ts';

const COUNT = 120;
const AT = '2026-03-01T10:00:00.000Z';
const NOW = new Date('2026-03-02T10:00:00.000Z');

const times = <T>(make: (id: string, at: number) => T): T[] =>
  Array.from({ length: COUNT }, (_, at) => make(`row-${String(at).padStart(3, '0')}`, at));

const LISTS: Record<string, WalkedList> = {
  content: {
    fill: async (db) => Promise.all(times((id) => insertArticle(db, { id, publishedAt: AT }))),
    read: (db, number) =>
      listContent(db, articleKind, { query: { text: '', chosen: {}, page: number }, now: NOW, timeZone: 'UTC', viewer: 'ama@example.org' }),
  },
  redirects: {
    fill: (db) =>
      db
        .insertInto('redirects')
        .values(times((id) => ({ address: `/${id}`, target: '/', createdAt: AT })))
        .execute(),
    read: (db, number) => listRedirects(db, { text: '', page: number }),
  },
  activity: {
    async fill(db) {
      const recorded = times((id) => ({
        id,
        at: AT,
        doneBy: 'ama@example.org',
        action: 'invited' as const,
        person: id,
        kind: null,
        itemId: null,
      }));
      await db
        .insertInto('activityEntries')
        .values(recorded.slice(0, COUNT / 2).map((entry) => ({ ...entry, title: null })))
        .execute();
      const saved = { kind: 'article', itemId: 'x', fields: new Uint8Array(), isPublished: true, savedAt: AT, savedBy: 'ama@example.org' };
      await db
        .insertInto('revisions')
        .values(times((id, number) => ({ ...saved, id, number })).slice(COUNT / 2))
        .execute();
    },
    read: (db, number) => listActivity(db, { content: storedKinds, settings: settingsKinds }, { page: number }),
  },
  trash: {
    async fill(db) {
      await Promise.all(times((id, at) => (at % 2 ? insertArticle : insertSolution)(db, { id, deletedAt: AT })));
    },
    read: (db, number) => listTrash({ db, now: () => NOW } as Parameters<typeof listTrash>[0], storedKinds, number),
  },
  ...Object.assign({}, ...extensionTests.map(({ lists }) => lists)),
};

describeOnEachDatabase('[ADM-6] a list of 120 rows of one and the same time shows each of them once:', (open) => {
  test.each(Object.entries(LISTS))('%s', async (_, { fill, read }) => {
    const db = await open();
    await fill(db, { ids: times((id) => id), at: AT });
    const { pages } = await read(db, 1);
    expect(pages).toBe(3);
    const seen: unknown[] = [];
    for (let number = 1; number <= pages; number += 1) seen.push(...(await read(db, number)).items);
    expect(seen).toHaveLength(COUNT);
    expect(new Set(seen.map((item) => JSON.stringify(item))).size).toBe(COUNT);
  });

  test('images', async () => {
    const db = await open();
    const image = { extension: 'png', colour: '336699', width: 20, height: 10, bytes: 1, createdAt: AT, state: 'live' as const, alt: null };
    await db
      .insertInto('images')
      .values(times((_, at) => ({ ...image, id: `abcdefghij${String(at).padStart(6, '0')}` })))
      .execute();
    const seen: string[] = [];
    for (let hasMore = true; hasMore; ) {
      const read = await listLibrary(db, libraryKinds, { text: '', before: seen.at(-1) });
      seen.push(...read.images.map(({ id }) => id));
      hasMore = read.hasMore;
    }
    expect([seen.length, new Set(seen).size]).toEqual([COUNT, COUNT]);
  });
});
