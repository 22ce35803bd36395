import { expect, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';

const ID = 'abcdefgh23456789';
const OTHER = 'bbbbbbbbbbbbbbbb';
const url = (id: string) => `/images/${id}-20x10-336699.png`;

describeOnEachDatabase('[ADM-20] where an image is used', (open) => {
  function listUses(db: Db) {
    return db.selectFrom('imageUses').selectAll().orderBy('imageId').orderBy('kind').orderBy('place').execute();
  }

  test('[ADM-20] is kept for texts and covers, whoever writes them', async () => {
    const db = await open();
    const content = `<p>"a\\</p><img src="${url(ID)}" alt=""><a href="https://site.example${url(OTHER)}">x</a><p>/images/ /images/UPPERCASE1234567-</p>`;
    await insertArticle(db, { id: 'a', content, imageUrl: url(ID) });
    await insertArticle(db, { id: 'b', imageUrl: '/pictures/1.svg' });
    const use = (imageId: string, place: string) => ({ imageId, kind: 'article', itemId: 'a', place, revisionId: '' });
    expect(await listUses(db)).toEqual([use(ID, 'cover'), use(ID, 'text'), use(OTHER, 'text')]);
    await db.updateTable('articles').set({ content: '<p>None.</p>', title: 'x' }).where('id', '=', 'a').execute();
    expect(await listUses(db)).toEqual([use(ID, 'cover')]);
    await db.deleteFrom('articles').where('id', '=', 'a').execute();
    expect(await listUses(db)).toEqual([]);
  });

  test('[ADM-20] is kept for revisions, until these go', async () => {
    const db = await open();
    const revision = {
      kind: 'article',
      savedAt: '2026-01-01T00:00:00.000Z',
      savedBy: null,
      fields: new Uint8Array([1]),
      isPublished: false,
    };
    await db
      .insertInto('revisions')
      .values({ ...revision, id: 'r1', itemId: 'a', number: 1, imageIds: `${ID} ${OTHER}` })
      .execute();
    await db
      .insertInto('revisions')
      .values({ ...revision, id: 'r2', itemId: 'a', number: 2, imageIds: '' })
      .execute();
    await db
      .insertInto('revisions')
      .values({ ...revision, id: 'r3', itemId: 'a', number: 3 })
      .execute();
    const use = (imageId: string, revisionId: string) => ({ imageId, kind: 'article', itemId: 'a', place: 'revision', revisionId });
    expect(await listUses(db)).toEqual([use(ID, 'r1'), use(OTHER, 'r1')]);
    await db.updateTable('revisions').set({ imageIds: OTHER }).where('id', '=', 'r1').execute();
    await db.updateTable('revisions').set({ imageIds: ID }).where('id', '=', 'r3').execute();
    expect(await listUses(db)).toEqual([use(ID, 'r3'), use(OTHER, 'r1')]);
    await db.deleteFrom('revisions').execute();
    expect(await listUses(db)).toEqual([]);
  });

  test('[ADM-20] an image in the trash that is used again comes back from it', async () => {
    const db = await open();
    const image = { extension: 'png', width: 20, height: 10, colour: '336699', alt: null, bytes: 1, createdAt: '2026-01-01T00:00:00.000Z' };
    const trashed = { state: 'trashed' as const, deletedAt: '2026-01-02T00:00:00.000Z' };
    await db
      .insertInto('images')
      .values([
        { ...image, id: ID, ...trashed },
        { ...image, id: OTHER, ...trashed },
      ])
      .execute();
    await insertArticle(db, { id: 'a', imageUrl: url(ID) });
    const read = () => db.selectFrom('images').select(['id', 'state', 'deletedAt']).orderBy('id').execute();
    const live = { state: 'live', deletedAt: null };
    expect(await read()).toEqual([
      { id: ID, ...live },
      { id: OTHER, ...trashed },
    ]);
    await db
      .updateTable('articles')
      .set({ content: `<img src="${url(OTHER)}" alt="">` })
      .where('id', '=', 'a')
      .execute();
    expect(await read()).toEqual([
      { id: ID, ...live },
      { id: OTHER, ...live },
    ]);
  });
});
