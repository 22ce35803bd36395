import { expect, onTestFinished, test } from 'vitest';
import { storedKinds } from '#app/all-kinds.server.ts';
import { settingsKinds } from '#app/settings-kinds.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { deleteExpiredAccountData } from '#features/accounts/delete-expired.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { moveToTrash, restoreFromTrash } from '../trash/trash.server.ts';
import { listActivity } from './activity.server.ts';

const OWNER = 'owner@example.org';
const DAY_MS = 24 * 60 * 60 * 1000;

describeOnDatabase('[AUTH-12] what people did', (open) => {
  async function start() {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    onTestFinished(contentVersion.stop);
    const clock = { at: Date.now() };
    const now = () => {
      clock.at += 1000;
      return new Date(clock.at);
    };
    const list = async ({ by, page = 1 }: { by?: string; page?: number } = {}) =>
      listActivity(db, { content: storedKinds, settings: settingsKinds }, { by, page });
    return { db, contentVersion, now, clock, list };
  }

  test('is listed newest first, by person, with publications and settings from the revisions', async () => {
    const { db, contentVersion, now, list } = await start();
    const { id } = await insertArticle(db, { title: 'On tea' });
    const revision = { number: 1, fields: new Uint8Array(), isPublished: true };
    await db
      .insertInto('revisions')
      .values([
        { ...revision, id: 'r1', kind: 'article', itemId: id, savedAt: now().toISOString(), savedBy: OWNER },
        { ...revision, id: 'r2', kind: 'identity', itemId: 'identity', savedAt: now().toISOString(), savedBy: 'ben@example.org' },
        { ...revision, id: 'r3', kind: 'article', itemId: id, number: 2, isPublished: false, savedAt: now().toISOString(), savedBy: OWNER },
      ])
      .execute();
    await moveToTrash({ db, contentVersion, now, by: OWNER }, articleKind, id);
    await moveToTrash({ db, contentVersion, now, by: OWNER }, articleKind, id);
    await restoreFromTrash({ db, contentVersion, now, by: 'ben@example.org' }, articleKind, id);
    const { items, pages } = await list();
    expect(items.map(({ by, action, subject }) => [by, action, subject])).toEqual([
      ['ben@example.org', 'restored', 'On tea'],
      [OWNER, 'trashed', 'On tea'],
      ['ben@example.org', 'changed-settings', 'Name and contact'],
      [OWNER, 'published', 'On tea'],
    ]);
    expect(pages).toBe(1);
    expect((await list({ by: OWNER })).items.map(({ action }) => action)).toEqual(['trashed', 'published']);
  });

  test('[ADM-33] of a person is theirs and their programs’, whatever signs their address has', async () => {
    const { db, now, list } = await start();
    const people = ['a_b@example.org', 'a_b@example.org (Notes)', 'axb@example.org (Notes)'];
    const rows = people.map((doneBy) => ({
      id: doneBy,
      at: now().toISOString(),
      doneBy,
      action: 'invited' as const,
      person: 'ben@example.org',
    }));
    await db
      .insertInto('activityEntries')
      .values(rows.map((row) => ({ ...row, kind: null, itemId: null, title: null })))
      .execute();
    expect((await list({ by: people[0] ?? '' })).items.map(({ id }) => id)).toEqual([people[1], people[0]]);
  });

  test('is shown fifty at a time, and stays ninety days', async () => {
    const { db, now, clock, list } = await start();
    const rows = Array.from({ length: 60 }, (_, n) => ({
      id: `d${n}`,
      at: now().toISOString(),
      doneBy: OWNER,
      action: 'invited' as const,
    }));
    await db
      .insertInto('activityEntries')
      .values(rows.map((row) => ({ ...row, person: 'ben@example.org', kind: null, itemId: null, title: null })))
      .execute();
    const first = await list();
    expect([first.items.length, first.items[0]?.id, first.pages]).toEqual([50, 'd59', 2]);
    const second = await list({ page: 2 });
    expect([second.items.length, second.items[0]?.id]).toEqual([10, 'd9']);
    clock.at += 89 * DAY_MS;
    await deleteExpiredAccountData({ db, now });
    expect((await list()).items).toHaveLength(50);
    clock.at += 2 * DAY_MS;
    await deleteExpiredAccountData({ db, now });
    expect((await list()).items).toEqual([]);
  });
});
