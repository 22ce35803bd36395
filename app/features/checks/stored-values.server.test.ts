import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import type { Db } from '#db/client.server.ts';
import { listTags } from '#features/admin/content-list/list-content.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { readRevisionFields } from '#features/publishing/revisions/revisions.server.ts';
import { readWords } from '#features/publishing/search-columns.server.ts';
import { createPublicTexts } from '#features/publishing/texts/public-texts.server.ts';
import { parseFields } from '#features/settings/parts/settings-kind.ts';
import { createFaults } from '#platform/health/faults.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { checkStoredValues, repairStoredValues, updateDamageFault } from './stored-values.server.ts';

const check = async (db: Db) => (await checkStoredValues({ openDb: async () => db })).map(({ level, message }) => [level, message]);
const WELL = [['well', 'Every stored value can be read.']];

describeOnEachDatabase('[OPS-12] a stored value that cannot be read', (open, { dialect }) => {
  test('[OPS-12] of packed words counts as none, is named by its row, and is made again', async () => {
    const db = await open();
    for (const id of ['one', 'two', 'three']) await insertArticle(db, { id, content: `<p>The ${id} words ${'of tea '.repeat(40)}</p>` });
    expect(await check(db)).toEqual(WELL);
    const { words } = await db.selectFrom('articles').select('words').where('id', '=', 'two').executeTakeFirstOrThrow();
    const damaged = Buffer.from(words ?? []);
    damaged.fill(0xff, 4, 12);
    await db.updateTable('articles').set({ words: damaged }).where('id', '=', 'two').execute();
    const texts = createPublicTexts({
      db,
      kinds: contentKinds,
      readSite: async () => ({ language: 'en', services: [] }),
      patienceMs: 30_000,
    });
    expect(await texts.refresh()).toBe(true);
    expect(texts.findRelatedIds({ kind: 'article', reading: 'one' }, { limit: 3, now: new Date('2026-01-01') })).toContain('three');
    expect(readWords({ words: damaged })).toBe('');
    expect(await check(db)).toEqual([['wrong', 'Stored values are damaged and count as missing: words of two in articles.']]);
    expect(await repairStoredValues({ openDb: async () => db })).toEqual(['Made the words of the article two again, for the search.']);
    expect(await check(db)).toEqual(WELL);
    expect(readWords(await db.selectFrom('articles').select('words').where('id', '=', 'two').executeTakeFirstOrThrow())).toContain(
      'The two',
    );
    await texts.stop();
  });

  test('[OPS-12] of a revision counts as no revision', async () => {
    const db = await open();
    const id = '00000000-0000-4000-8000-000000000001';
    const row = { id, kind: 'article', itemId: 'one', number: 1, savedAt: '2026-01-01T00:00:00.000Z', isPublished: false };
    await db
      .insertInto('revisions')
      .values({ ...row, savedBy: null, fields: Buffer.from('no brotli') })
      .execute();
    expect(await readRevisionFields(db, id)).toBeUndefined();
    expect(await check(db)).toEqual([['wrong', `Stored values are damaged and count as missing: fields of ${id} in revisions.`]]);
  });

  test('[OPS-12] is a fault until it can be read, named with the others of its kind', async () => {
    const db = await open();
    const faults = createFaults({ log: { info: () => undefined, warn: () => undefined }, now: () => new Date() });
    expect(await updateDamageFault(db, faults)).toBe(false);
    const times = { publishedAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
    for (let at = 1; at <= 7; at += 1)
      await db
        .insertInto('siteDocuments')
        .values({ id: `part-${at}`, title: '', ...times, fields: '{"name": "Ama' })
        .execute();
    expect(await updateDamageFault(db, faults)).toBe(true);
    expect(faults.list()).toMatchObject([
      { part: 'values', isReadOnly: false, message: expect.stringContaining('fields of part-1 in siteDocuments') },
    ]);
    expect(faults.list()[0]?.message).toContain('and 2 more');
    await db.deleteFrom('siteDocuments').execute();
    expect(await updateDamageFault(db, faults)).toBe(false);
    expect(faults.list()).toEqual([]);
  });

  test('[OPS-12] of settings hides no other', () => {
    for (const json of ['{"name": "Ama', '', 'null', '7', '"x"']) expect(parseFields(json)).toEqual({});
  });

  test.runIf(dialect === 'sqlite')('[OPS-12] of a list counts as empty, and other rows are read', async () => {
    const db = await open();
    for (const id of ['one', 'two']) await insertArticle(db, { id, tags: ['tea'], relatedIds: [] });
    await sql`update articles set tags = '["tea', related_ids = '{"a":1}' where id = 'one'`.execute(db);
    const rows = await db.selectFrom('articles').select(['id', 'tags', 'relatedIds']).orderBy('id').execute();
    expect(rows).toEqual([
      { id: 'one', tags: [], relatedIds: [] },
      { id: 'two', tags: ['tea'], relatedIds: [] },
    ]);
    expect(await listTags(db, articleKind)).toEqual({ tag: ['tea'] });
    expect(await check(db)).toEqual([
      ['wrong', 'Stored values are damaged and count as missing: tags of one in articles, relatedIds of one in articles.'],
    ]);
  });
});
