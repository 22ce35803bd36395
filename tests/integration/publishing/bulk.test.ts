import { expect, test } from 'vitest';
import { watchContentVersion } from '#db/content-version.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import { bulkSchema, changeMany, duplicateContent } from '#features/items/bulk.server.ts';
import { listRevisions } from '#features/publishing/revisions/revisions.server.ts';
import { videoKind } from '#features/videos/video-kind.ts';
import { createCaller, createTestDeps } from '#tests/factories/accounts.ts';
import { insertVideo } from '#tests/factories/video.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';

const NOW = new Date('2026-11-23T12:00:00.000Z');
const WHOLE = { category: 'MARKETING', excerpt: 'Why.', content: '<p>One two.</p>', imageUrl: '/pictures/1.svg', tags: 'water' };
const savedBy = 'ada@example.org';

describeOnDatabase('many items at once', (open) => {
  async function openSite() {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    const deps = { ...createTestDeps(db), contentVersion, now: () => NOW };
    const caller = await createCaller(db, { email: savedBy });
    async function add(title: string, fields: Record<string, string> = {}) {
      const parsed = parseContentForm(articleKind, { ...WHOLE, title, ...fields });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.fieldErrors));
      const outcome = await saveContent(deps, articleKind, { form: parsed.form, savedBy });
      if (outcome.outcome !== 'saved') throw new Error(outcome.outcome);
      return outcome.item.id;
    }
    const change = (ids: string[], change: Parameters<typeof changeMany>[2]['change']) =>
      changeMany(deps, articleKind, { ids, change, caller });
    const read = (id: string) => getSavedContent(db, articleKind, { id, now: NOW });
    return { db, deps, caller, add, change, read };
  }

  test('[ADM-32] are deleted and restored, and one that is not there is no obstacle', async () => {
    const { db, add, change } = await openSite();
    const ids = [await add('One'), await add('Two')];
    expect(await change([...ids, ids[0] ?? ''], { action: 'delete' })).toEqual({ done: ids, failed: [] });
    expect(await db.selectFrom('articles').select('id').where('deletedAt', 'is', null).execute()).toEqual([]);
    expect(await change([...ids, 'none'], { action: 'restore' })).toEqual({
      done: ids,
      failed: [{ id: 'none', reason: 'This article has been deleted for good.' }],
    });
    expect(await db.selectFrom('articles').select('id').where('deletedAt', 'is', null).execute()).toHaveLength(2);
  });

  test('[ADM-32] [ADM-25] are published, unpublished, moved and tagged as by their own forms, under their dates', async () => {
    const { db, add, change, read } = await openSite();
    const old = '2020-02-02T10:00:00.000Z';
    const draft = await add('Draft', { intent: 'draft' });
    const bare = await add('Bare', { intent: 'draft', imageUrl: '' });
    const shown = await add('Shown');
    await db.updateTable('articles').set({ publishedAt: old }).where('id', '=', shown).execute();
    expect(await change([draft, bare, shown], { action: 'publish' })).toEqual({
      done: [draft, shown],
      failed: [{ id: bare, reason: 'Add an image' }],
    });
    expect(await read(draft)).toMatchObject({ isDraft: false, publishedAt: NOW.toISOString() });
    await change([draft, bare, shown], { action: 'category', category: 'BRAND' });
    await change([draft, bare, shown], { action: 'tag', tag: 'cloth' });
    expect(await read(shown)).toMatchObject({ isDraft: false, publishedAt: old, fields: { category: 'BRAND', tags: 'water, cloth' } });
    expect(await read(bare)).toMatchObject({ isDraft: true, fields: { category: 'BRAND', tags: 'water, cloth' } });
    const revisions = await listRevisions(db, { kind: 'article', itemId: shown }, { limit: 9 });
    expect(revisions.map((revision) => [revision.savedBy, revision.isPublished])).toEqual(Array(3).fill([savedBy, true]));
    expect(await change([shown], { action: 'unpublish' })).toEqual({ done: [shown], failed: [] });
    expect(await read(shown)).toMatchObject({ isDraft: true });
    expect(await change([shown], { action: 'category', category: 'GARDENING' })).toMatchObject({ done: [], failed: [{ id: shown }] });
  });

  test('[ADM-32] [ADM-21] a change to what waits to be published waits with it', async () => {
    const { deps, add, change, read, db } = await openSite();
    const id = await add('Waiting');
    const { version } = await read(id);
    const parsed = parseContentForm(articleKind, { ...WHOLE, title: 'Other words', intent: 'draft', version });
    if (parsed.ok) await saveContent(deps, articleKind, { id, form: parsed.form });
    await change([id], { action: 'category', category: 'BRAND' });
    expect(await read(id)).toMatchObject({ isChanged: true, fields: { title: 'Other words', category: 'BRAND' } });
    expect(await db.selectFrom('articles').select(['title', 'category']).where('id', '=', id).execute()).toEqual([
      { title: 'Waiting', category: 'MARKETING' },
    ]);
  });

  test('[ADM-32] videos are hidden and shown', async () => {
    const { db, deps, caller } = await openSite();
    const { id } = await insertVideo(db, { isActive: true });
    expect(await changeMany(deps, videoKind, { ids: [id, 'none'], change: { action: 'unpublish' }, caller })).toMatchObject({
      done: [id],
      failed: [{ id: 'none' }],
    });
    expect(await db.selectFrom('youtubeVideos').select('isActive').execute()).toEqual([{ isActive: false }]);
  });

  test('[ADM-32] a copy is a draft of the same words with an address of its own', async () => {
    const { deps, caller, add, read } = await openSite();
    const id = await add('Sell water', { address: 'water', canonicalUrl: 'https://elsewhere.example/water', series: 'Rivers' });
    const outcome = await duplicateContent(deps, articleKind, { id, caller });
    expect(outcome).toMatchObject({
      outcome: 'saved',
      item: {
        id: 'sell-water-copy',
        isDraft: true,
        fields: { title: 'Sell water (copy)', content: '<p>One two.</p>', address: '', canonicalUrl: '', tags: 'water' },
      },
    });
    expect(await duplicateContent(deps, articleKind, { id, caller })).toMatchObject({ item: { id: 'sell-water-copy-2' } });
    expect(await read(id)).toMatchObject({ isDraft: false, fields: { title: 'Sell water', address: 'water' } });
    const long = await add('x'.repeat(200));
    expect(await duplicateContent(deps, articleKind, { id: long, caller })).toMatchObject({ outcome: 'saved' });
  });
});

test('[ADM-32] at most 100 at once', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `article-${at}`);
  expect(bulkSchema.safeParse({ ids: ids(100), change: { action: 'delete' } }).success).toBe(true);
  expect(bulkSchema.safeParse({ ids: ids(101), change: { action: 'delete' } }).success).toBe(false);
  expect(bulkSchema.safeParse({ ids: [], change: { action: 'delete' } }).success).toBe(false);
});
