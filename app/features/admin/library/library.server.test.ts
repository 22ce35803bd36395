import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import type { Db } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import type { WrittenKind } from '#features/publishing/content-kind.ts';
import { findProposedFields, insertProposal } from '#features/publishing/proposals/proposals.server.ts';
import { findRevision } from '#features/publishing/revisions/revisions.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { performAction } from '#tests/support/perform-action.ts';
import { listActivity } from '../activity/activity.server.ts';
import { parseLibraryQuery } from './library.ts';
import { listLibrary } from './list-library.server.ts';

vi.setConfig({ testTimeout: 60_000 });

const kind: WrittenKind = articleKind;
const toId = (number: number) => `abcdefghij${String(number).padStart(6, '0')}`;
const toUrl = (id: string, size = '20x10') => `/images/${id}-${size}-336699.png`;
const [OLD, NEW, THIRD] = [toId(1), toId(2), toId(3)];

describeOnEachDatabase('[ADM-20] the library', (open) => {
  async function openDeps() {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    const storage = { has: async () => true } as never; // every file is there
    const deps = { db, contentVersion, storage, now: () => new Date('2026-03-01T10:00:00.000Z') };
    const image = { extension: 'png', colour: '336699', bytes: 1, createdAt: '2026-01-01T00:00:00.000Z', state: 'live' as const };
    await db
      .insertInto('images')
      .values([
        { ...image, id: OLD, width: 20, height: 10, alt: 'A Ströet', searchAlt: 'a ströet' },
        { ...image, id: NEW, width: 30, height: 30, alt: null },
        { ...image, id: THIRD, width: 20, height: 10, alt: null },
      ])
      .execute();
    return { db, deps };
  }

  const emptyForm = kind.form.schema.parse({
    ...kind.form.empty,
    title: 'x',
    category: 'BRAND',
    excerpt: 'x',
    imageUrl: '/a.png',
    content: 'x',
  });
  const figure = (id: string) => `<figure><img src="${toUrl(id)}" alt="Mine" width="20" height="10"></figure><p>Words &amp; more.</p>`;
  const save = (deps: Parameters<typeof saveContent>[0], given: object) =>
    saveContent(deps, kind, {
      form: {
        ...emptyForm,
        title: 'Bread',
        category: 'BRAND',
        excerpt: 'x',
        imageUrl: toUrl(OLD),
        content: figure(OLD),
        ...given,
      } as never, // the fields of an article
    });
  const readState = async (db: Db, id: string) =>
    (await db.selectFrom('images').select('state').where('id', '=', id).executeTakeFirst())?.state;
  const list = (db: Db, query = '') => listLibrary(db, contentKinds, parseLibraryQuery(new URLSearchParams(query)));

  test('[ADM-20] finds images by description and by the titles of what uses them, and says where each is used', async () => {
    const { db, deps } = await openDeps();
    await save(deps, { creationKey: randomUUID(), intent: 'draft' });
    await insertArticle(db, {
      id: 'b',
      title: 'Ärger 100%',
      searchTitle: 'ärger 100%',
      imageUrl: toUrl(NEW),
      deletedAt: '2026-01-02T00:00:00.000Z',
    });
    const ids = async (query: string) => (await list(db, query)).images.map(({ id }) => id);
    expect(await ids('q=STRÖET')).toEqual([OLD]);
    expect(await ids('q=bread')).toEqual([OLD]);
    expect(await ids('q=Ärger 100%25')).toEqual([NEW]);
    expect(await ids('q=_')).toEqual([]);
    expect(await ids('show=unused')).toEqual([THIRD]);
    const { images } = await list(db);
    expect(images.map(({ id, useCount, uses }) => [id, useCount, uses])).toEqual([
      [THIRD, 0, []],
      [NEW, 1, [{ noun: 'Article', title: 'Ärger 100%', href: null, places: ['cover'], state: 'trash' }]],
      [OLD, 1, [{ noun: 'Article', title: 'Bread', href: '/admin/articles/bread', places: ['cover', 'text'], state: 'draft' }]],
    ]);
  });

  test('[ADM-20] finds images by the name of their file, and those without a description, which a new name does not change', async () => {
    const { db, deps } = await openDeps();
    const describe = (change: object) => performAction(deps, 'image.describe', { id: NEW, alt: '', ...change });
    await describe({ fileName: '/tmp/Marché “Dantokpa”.JPG' });
    const find = async (query: string) => (await list(db, query)).images.map(({ id, fileName }) => [id, fileName]);
    expect(await find('q=marché "dantokpa')).toEqual([[NEW, 'Marché “Dantokpa”.JPG']]);
    expect(await find('show=undescribed')).toEqual([
      [THIRD, null],
      [NEW, 'Marché “Dantokpa”.JPG'],
    ]);
    await describe({ alt: 'A market' });
    expect((await list(db, 'q=market')).images.map(({ fileName }) => fileName)).toEqual(['Marché “Dantokpa”.JPG']);
    expect((await list(db)).undescribed).toBe(1);
  });

  test('[ADM-20] an image of a proposed change is not removed, and is replaced with the others', async () => {
    const { db, deps } = await openDeps();
    await save(deps, { creationKey: randomUUID(), imageUrl: '/a.png', content: '<p>None.</p>' });
    const by = { baseVersion: 1, note: '', assistant: 'x', person: 'x' };
    const key = { kind: 'article', itemId: 'bread' };
    const id = await insertProposal(db, key, { ...by, fields: { content: figure(OLD) } }, deps.now());
    expect(await performAction(deps, 'image.remove', { ids: [OLD] })).toMatchObject({
      changed: [],
      used: [{ uses: [{ noun: 'Article', title: 'Bread', places: ['proposal'] }] }],
    });
    await performAction(deps, 'image.swap', { from: OLD, to: NEW });
    expect((await findProposedFields(db, key, id))?.content).toContain(NEW);
    expect(await readState(db, OLD)).toBe('trashed');
  });

  test('[ADM-20] what is used anywhere is not removed, and says where; what was removed can be taken back', async () => {
    const { db, deps } = await openDeps();
    await save(deps, { creationKey: randomUUID() });
    const owner = { ...deps, by: 'owner@example.org' };
    const removed = await performAction(owner, 'image.remove', { ids: [OLD, NEW, toId(9)] });
    expect(removed).toMatchObject({ changed: [NEW], used: [{ useCount: 1, uses: [{ title: 'Bread' }] }], gone: [toId(9)] });
    expect((await list(db, 'show=trash')).images).toMatchObject([{ id: NEW, deletedAt: '2026-03-01T10:00:00.000Z' }]);
    await db.updateTable('images').set({ fileName: 'market.jpg' }).where('id', '=', NEW).execute();
    expect(await performAction(owner, 'image.restore', { ids: [NEW, THIRD] })).toMatchObject({
      changed: [NEW],
      gone: [THIRD],
    });
    expect(await readState(db, NEW)).toBe('live');
    await performAction(owner, 'image.swap', { from: OLD, to: NEW });
    const { items } = await listActivity(db, { content: [], settings: [] }, { by: owner.by, page: 1 });
    expect(items.map(({ action, subject }) => `${action} ${subject}`).sort()).toEqual([
      `replaced image ${OLD}`,
      'restored market.jpg',
      `trashed image ${NEW}`,
    ]);
  });

  test('[ADM-20] a replaced image is another one everywhere, in waiting changes and earlier revisions too, and dates stay', async () => {
    const { db, deps } = await openDeps();
    const created = await save(deps, { creationKey: randomUUID() });
    if (created.outcome !== 'saved') throw new Error('not saved');
    const { id, version } = created.item;
    const changed = await saveContent(deps, kind, {
      id,
      form: {
        ...emptyForm,
        title: 'Bread 2',
        category: 'BRAND',
        excerpt: 'x',
        imageUrl: toUrl(THIRD),
        content: figure(OLD),
        intent: 'draft',
        version,
      } as never, // the fields of an article
    });
    if (changed.outcome !== 'saved') throw new Error('not saved');
    const before = await db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect((await list(db, `q=street`)).images).toEqual([]);
    const outcome = await performAction(deps, 'image.swap', { from: OLD, to: NEW });
    expect(outcome.changed).toEqual([OLD]);
    const after = await db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const content = `<figure><img src="${toUrl(NEW, '30x30')}" alt="Mine" width="30" height="30"></figure><p>Words &#x26; more.</p>`;
    expect(after).toEqual({ ...before, content, imageUrl: toUrl(NEW, '30x30'), version: changed.item.version + 1, lastSaveId: null });
    for (const number of [1, 2]) expect((await findRevision(db, { kind: 'article', itemId: id }, number))?.fields.content).toBe(content);
    expect([await readState(db, OLD), await readState(db, NEW)]).toEqual(['trashed', 'live']);
    expect((await list(db)).images.find((image) => image.id === NEW)?.uses[0]?.places).toEqual(['cover', 'text', 'changes']);

    await performAction(deps, 'image.swap', { from: NEW, to: OLD });
    const back = await db.selectFrom('articles').select(['imageUrl']).where('id', '=', id).executeTakeFirstOrThrow();
    expect([back.imageUrl, await readState(db, OLD), await readState(db, NEW)]).toEqual([toUrl(OLD), 'live', 'trashed']);
  });

  test('[ADM-20] a sharing image is not removed, and is replaced with the others', async () => {
    const { db, deps } = await openDeps();
    await save(deps, { creationKey: randomUUID(), imageUrl: '/a.png', content: '<p>None.</p>', sharingImageUrl: toUrl(OLD) });
    const uses = [{ noun: 'Article', title: 'Bread', places: ['sharing'] }];
    expect(await performAction(deps, 'image.remove', { ids: [OLD] })).toMatchObject({ changed: [], used: [{ uses }] });
    await performAction(deps, 'image.swap', { from: OLD, to: NEW });
    const row = await db.selectFrom('articles').select(['sharingImageUrl', 'version']).executeTakeFirst();
    expect(row).toEqual({ sharingImageUrl: toUrl(NEW, '30x30'), version: 2 });
    expect([await readState(db, OLD), await readState(db, NEW)]).toEqual(['trashed', 'live']);
  });

  test('[ADM-27] the path of a sharing image is one where an image is, as that of a cover', async () => {
    const { deps } = await openDeps();
    const sent = { creationKey: randomUUID(), imageUrl: '/a.png', content: '<p>None.</p>' };
    expect(await save(deps, { ...sent, sharingImageUrl: '/images/not-there.png' })).toMatchObject({
      outcome: 'invalid',
      fieldErrors: { sharingImageUrl: /no image at this path/ },
    });
    expect(await save(deps, { ...sent, sharingImageUrl: toUrl(NEW, '30x30') })).toMatchObject({ outcome: 'saved' });
  });

  test('[ADM-20] an article that is stored while an image is replaced has the one or the other, never one from the trash', async () => {
    const { db, deps } = await openDeps();
    const [one, other] = [
      { from: OLD, to: NEW },
      { from: NEW, to: OLD },
    ];
    for (let number = 0; number < 20; number += 1) {
      const swap = number % 2 === 0 ? one : other;
      await Promise.all([
        wait(Math.random() * 4).then(() => performAction(deps, 'image.swap', { ...swap })),
        wait(Math.random() * 4).then(() =>
          save(deps, {
            creationKey: randomUUID(),
            title: `T${number}`,
            imageUrl: toUrl(swap.from, swap.from === NEW ? '30x30' : '20x10'),
          }),
        ),
      ]);
      const names = await db.selectFrom('imageUses').select('imageId').distinct().execute();
      for (const { imageId } of names) expect(await readState(db, imageId)).toBe('live');
    }
  });
});
