import { expect, test } from 'vitest';
import { watchContentVersion } from '#db/content-version.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import { changeMany } from '#features/items/bulk.server.ts';
import { createCaller, createTestDeps } from '#tests/factories/accounts.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';

const now = () => new Date('2026-11-23T12:00:00.000Z');

describeOnEachDatabase('a hundred articles', (open) => {
  test('[ADM-32] are tagged, unpublished, deleted and restored at once, while two of them are saved', async () => {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    const deps = { ...createTestDeps(db), contentVersion, now };
    const caller = await createCaller(db);
    const ids = Array.from({ length: 100 }, (_, at) => `article-${String(at).padStart(3, '0')}`);
    for (const id of ids) await insertArticle(db, { id, tags: ['old'], imageUrl: '/pictures/1.svg' });
    const change = (action: Parameters<typeof changeMany>[2]['change']) => changeMany(deps, articleKind, { ids, change: action, caller });
    const rename = async (id: string) => {
      const { fields, version } = await getSavedContent(db, articleKind, { id, now: now() });
      const parsed = parseContentForm(articleKind, { ...fields, title: 'Renamed', version });
      return parsed.ok ? saveContent(deps, articleKind, { id, form: parsed.form }) : undefined;
    };

    const [tagged, ...renamed] = await Promise.all([change({ action: 'tag', tag: 'new' }), rename('article-099'), rename('article-050')]);
    expect(tagged.done.length + tagged.failed.length).toBe(100);
    for (const [at, id] of ['article-099', 'article-050'].entries()) {
      const { fields } = await getSavedContent(db, articleKind, { id, now: now() });
      const isTagged = tagged.done.includes(id);
      const isRenamed = renamed[at]?.outcome === 'saved';
      expect([fields.tags, fields.title === 'Renamed']).toEqual([isTagged ? 'old, new' : 'old', isRenamed]);
    }
    expect(await change({ action: 'unpublish' })).toEqual({ done: ids, failed: [] });
    expect(await change({ action: 'delete' })).toEqual({ done: ids, failed: [] });
    expect(await db.selectFrom('articles').select('id').where('deletedAt', 'is', null).execute()).toEqual([]);
    expect(await change({ action: 'restore' })).toEqual({ done: ids, failed: [] });
    expect(await db.selectFrom('articles').select('id').where('isDraft', '=', true).where('deletedAt', 'is', null).execute()).toHaveLength(
      100,
    );
  });
});
