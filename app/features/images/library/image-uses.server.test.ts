import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { migrations } from '#db/migrations.ts';
import { insertProposal, refuseProposal } from '#features/publishing/proposals/proposals.server.ts';
import { lookForImages, packFields } from '#features/publishing/revisions/revisions.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';

const ID = 'abcdefgh23456789';
const OTHER = 'bbbbbbbbbbbbbbbb';
const url = (id: string) => `/images/${id}-20x10-336699.png`;

describeOnEachDatabase('[ADM-20] where an image is used', (open, database) => {
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

  const item = { kind: 'article', itemId: 'a' };
  const proposal = { baseVersion: 1, note: '', assistant: 'x', person: 'x' };
  const ofProposal = { kind: 'article', itemId: 'a', place: 'proposal', revisionId: 'p' };
  const ofNewsletter = { imageId: ID, kind: 'newsletter', itemId: 'n', place: 'text', revisionId: '' };

  test('[ADM-20] is kept for proposed changes while they are open', async () => {
    const db = await open();
    const first = await insertProposal(db, item, { ...proposal, fields: { content: `<img src="${url(ID)}">` } }, new Date());
    expect(await listUses(db)).toEqual([{ ...ofProposal, imageId: ID, revisionId: first }]);
    await refuseProposal({ db, now: () => new Date() }, item, first);
    expect(await listUses(db)).toEqual([]);
  });

  test('[ADM-20] is known of newsletters and proposals that were there before these counted', async () => {
    const db = await database.connect(await database.create());
    const until = migrations.findIndex(({ name }) => name.startsWith('0017'));
    await migrate(db, migrations.slice(0, until));
    const image = { extension: 'png', width: 20, height: 10, colour: '336699', alt: null, bytes: 1, createdAt: '2026-01-01T00:00:00.000Z' };
    const trashed = { state: 'trashed' as const, deletedAt: '2026-01-02T00:00:00.000Z' };
    await db
      .insertInto('images')
      .values({ ...image, id: ID, ...trashed })
      .execute();
    const html = `<img src="https://site.example${url(ID)}">`;
    await sql`insert into newsletters (id, kind, subject, preheader, content, html, state, created_at, version)
      values ('n', 'note', 'News', '', '', ${html}, 'sent', ${image.createdAt}, 1)`.execute(db);
    const packed = await packFields({ content: `<img src="${url(OTHER)}">` });
    await db
      .insertInto('proposals')
      .values({ id: 'p', ...item, ...proposal, createdAt: image.createdAt, fields: packed, outcome: null, decidedAt: null })
      .execute();
    await migrate(db);
    expect(await listUses(db)).toEqual([ofNewsletter]);
    expect(await db.selectFrom('images').select('state').execute()).toEqual([{ state: 'live' }]);
    await lookForImages(db); // before an image is removed
    expect(await listUses(db)).toEqual(
      [ofNewsletter, { ...ofProposal, imageId: OTHER }].toSorted((a, b) => a.imageId.localeCompare(b.imageId)),
    );
  });

  test('[ADM-20] is known of sharing images that were there before these counted', async () => {
    const db = await database.connect(await database.create());
    await migrate(
      db,
      migrations.slice(
        0,
        migrations.findIndex(({ name }) => name.endsWith('sharing-images')),
      ),
    );
    await insertArticle(db, { id: 'a', sharingImageUrl: url(ID) });
    await migrate(db);
    expect(await listUses(db)).toMatchObject([{ imageId: ID, kind: 'article', itemId: 'a', place: 'sharing' }]);
    await db
      .updateTable('articles')
      .set({ sharingImageUrl: url(OTHER) })
      .execute();
    expect(await listUses(db)).toMatchObject([{ imageId: OTHER, place: 'sharing' }]);
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
