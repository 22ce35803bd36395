import { expect, test } from 'vitest';
import { libraryKinds } from '#app/all-kinds.server.ts';
import type { Db } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { listLibrary } from '#features/admin/library/list-library.server.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { performAction } from '#tests/support/perform-action.ts';
import { insertNewsletter } from '../test-sender.testing.ts';

const [OLD, NEW, THIRD] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb', 'cccccccccccccccc'] as const;

describeOnEachDatabase('[ADM-20] an image of a newsletter', (open) => {
  const figure = (id: string, origin = '') => `<figure><img src="${origin}/images/${id}-20x10-336699.png" alt=""></figure>`;

  test('[ADM-20] is counted as used in its text, and in the email that was sent', async () => {
    const db = await open();
    const listUses = () => db.selectFrom('imageUses').selectAll().execute();
    const use = { imageId: OLD, kind: 'newsletter', itemId: 'n', place: 'text', revisionId: '' };
    await insertNewsletter(db, { content: figure(OLD) });
    expect(await listUses()).toEqual([use]);
    await db
      .updateTable('newsletters')
      .set({ content: '', html: figure(NEW, 'https://site.example'), state: 'sent' })
      .execute();
    expect(await listUses()).toEqual([{ ...use, imageId: NEW }]);
    await db.deleteFrom('newsletters').execute();
    expect(await listUses()).toEqual([]);
  });

  test('[ADM-20] is not removed, and goes on showing in emails after it was replaced everywhere', async () => {
    const { db, deps } = await openLibrary(await open());
    const use = { noun: 'Newsletter', title: 'News', href: '/admin/newsletters/n', places: ['text'] };
    await insertNewsletter(db, { content: figure(OLD) });
    const remove = () => performAction(deps, 'image.remove', { ids: [OLD] });
    expect(await remove()).toMatchObject({ changed: [], used: [{ id: OLD, uses: [{ ...use, state: 'draft' }] }] });
    await performAction(deps, 'image.swap', { from: OLD, to: NEW });
    const readState = async (id: string) => (await db.selectFrom('images').select('state').where('id', '=', id).executeTakeFirst())?.state;
    const read = () => db.selectFrom('newsletters').select(['content', 'html', 'version']).executeTakeFirst();
    expect(await read()).toMatchObject({ content: expect.stringContaining(NEW), version: 2 });
    expect(await readState(OLD)).toBe('trashed');
    const html = figure(NEW);
    await db.updateTable('newsletters').set({ state: 'sent', isDraft: false, startedAt: '2026-01-01T00:00:00.000Z', html }).execute();
    const before = await read();
    await performAction(deps, 'image.swap', { from: NEW, to: THIRD });
    expect(await read()).toEqual(before);
    expect(await readState(NEW)).toBe('live');
    expect((await listLibrary(db, libraryKinds, { text: '' })).images.find(({ id }) => id === NEW)?.uses).toEqual([
      { ...use, state: 'stored' },
    ]);
  });
});

async function openLibrary(db: Db) {
  const contentVersion = await watchContentVersion(db);
  contentVersion.stop();
  const image = { extension: 'png', colour: '336699', width: 20, height: 10, bytes: 1, state: 'live' as const, alt: null };
  await db
    .insertInto('images')
    .values([OLD, NEW, THIRD].map((id) => ({ ...image, id, createdAt: '2026-01-01T00:00:00.000Z' })))
    .execute();
  const storage = { has: async () => true } as never; // every file is there
  return { db, deps: { db, contentVersion, storage, now: () => new Date('2026-03-01T10:00:00.000Z') } };
}
