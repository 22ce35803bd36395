import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { trashUnused } from './trash-unused.server.ts';

vi.setConfig({ testTimeout: 60_000 });

const image = { extension: 'png', width: 20, height: 10, colour: '336699', alt: null, bytes: 1, createdAt: '2026-01-01T00:00:00.000Z' };
const toId = (number: number) => `abcdefghij${String(number).padStart(6, '0')}`;
const toUrl = (id: string) => `/images/${id}-20x10-336699.png`;

describeOnEachDatabase('[ADM-20] removing images that nothing uses', (_open, database) => {
  async function openTwo() {
    const place = await database.create();
    const [db, other] = [await database.connect(place), await database.connect(place)];
    await migrate(db);
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    return { deps: { db, contentVersion, now: () => new Date() }, db, other };
  }

  const addImages = (db: Db, count: number) =>
    db
      .insertInto('images')
      .values(Array.from({ length: count }, (_, number) => ({ ...image, id: toId(number), state: 'live' as const })))
      .execute();
  const readState = async (db: Db, id: string) =>
    (await db.selectFrom('images').select('state').where('id', '=', id).executeTakeFirst())?.state;

  test('[ADM-20] leaves those alone that a text, a cover or a revision uses', async () => {
    const { deps, db } = await openTwo();
    await addImages(db, 4);
    await insertArticle(db, { content: `<img src="${toUrl(toId(0))}" alt="">`, imageUrl: toUrl(toId(1)), isDraft: true });
    const revision = {
      kind: 'article',
      itemId: 'x',
      savedAt: image.createdAt,
      savedBy: null,
      fields: new Uint8Array(),
      isPublished: false,
    };
    await db
      .insertInto('revisions')
      .values({ ...revision, id: 'r', number: 1, imageIds: toId(2) })
      .execute();
    expect(await trashUnused(deps, [0, 1, 2, 3].map(toId))).toEqual([toId(3)]);
    expect(await Promise.all([0, 1, 2, 3].map((number) => readState(db, toId(number))))).toEqual(['live', 'live', 'live', 'trashed']);
  });

  test('[ADM-20] a text that is stored at the same moment never ends without its image', async () => {
    const { deps, db, other } = await openTwo();
    await addImages(db, 40);
    for (let number = 0; number < 40; number += 1) {
      const id = toId(number);
      const late = wait(Math.random() * 4);
      await Promise.all([
        late.then(() => trashUnused(deps, [id])),
        wait(Math.random() * 4).then(() => insertArticle(other, { id: `a${number}`, imageUrl: toUrl(id) })),
      ]);
      expect(await readState(db, id), id).toBe('live');
    }
  });

  test('[ADM-20] a save that waits in its transaction is seen, whichever begins first', async () => {
    const { deps, db, other } = await openTwo();
    if (database.dialect === 'sqlite') return; // one writes at a time
    await addImages(db, 2);
    await insertArticle(db, { id: 'a' });
    const [kept = '', brought = ''] = [toId(0), toId(1)];
    let removing: Promise<string[]> | undefined;
    await runTransaction(other, async (tx) => {
      await tx
        .updateTable('articles')
        .set({ imageUrl: toUrl(kept) })
        .where('id', '=', 'a')
        .execute();
      removing = trashUnused(deps, [kept]);
      await wait(200);
    });
    expect(await removing).toEqual([]);
    let saving: Promise<unknown> | undefined;
    const before = async () => {
      saving = other
        .updateTable('articles')
        .set({ imageUrl: toUrl(brought) })
        .where('id', '=', 'a')
        .execute();
      await wait(200);
    };
    await trashUnused(deps, [brought], { before });
    await saving;
    expect([await readState(db, kept), await readState(db, brought)]).toEqual(['live', 'live']);
  });
});
