import { expect, test } from 'vitest';
import { watchContentVersion } from '#db/content-version.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { toPage } from '#features/backup/add-rows.server.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { getSavedRow } from '#features/editor/preview/changed-row.server.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import { getSavedContent, getStoredContent } from '#features/editor/save/stored-content.server.ts';
import { packFields, recordRevision } from '#features/publishing/revisions/revisions.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';

const now = () => new Date('2026-01-02T09:00:00Z');
const FIELDS = { title: 'Tea', category: 'BRAND', excerpt: 'e', content: '<p>Boil.</p>', imageUrl: '/pictures/1.svg', tags: '' };
const KEY = { kind: 'article', itemId: 'tea' };

describeOnDatabase('the author of an article', (open) => {
  async function openSite() {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    const services = { db, contentVersion, now };
    await insertArticle(db, { id: 'tea', author: 'Efua Sutherland' });
    const save = async (fields: Record<string, unknown>) => {
      const parsed = parseContentForm(articleKind, fields);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed));
      const saved = await saveContent(services, articleKind, { form: parsed.form, id: 'tea' });
      return saved.outcome === 'saved' ? saved.item : expect.fail(saved.outcome);
    };
    const readAuthor = async () => (await db.selectFrom('articles').select('author').executeTakeFirstOrThrow()).author;
    return { db, save, readAuthor };
  }

  test('[SITE-1] is typed, is the site’s where nothing is, and stays where a form knows of none', async () => {
    const { db, save, readAuthor } = await openSite();
    expect((await getSavedContent(db, articleKind, { id: 'tea', now: now() })).fields.author).toBe('Efua Sutherland');
    const older = await save({ ...FIELDS, version: 1 });
    expect([await readAuthor(), older.fields.author]).toEqual(['Efua Sutherland', 'Efua Sutherland']);
    const own = await save({ ...FIELDS, author: ' ', version: older.version });
    expect([await readAuthor(), own.fields.author]).toEqual([null, '']);
    const typed = await save({ ...FIELDS, author: 'Ama Ata Aidoo', version: own.version });
    expect([await readAuthor(), typed.fields.author]).toEqual(['Ama Ata Aidoo', 'Ama Ata Aidoo']);
  });

  test('[SITE-1] stays as stored where a draft from before knows of none, also as it is published', async () => {
    const { db, save, readAuthor } = await openSite();
    const revision = { packed: await packFields({ ...FIELDS, title: 'Green tea' }), savedAt: now().toISOString(), savedBy: null };
    const draftRevisionId = await recordRevision(db, KEY, { ...revision, isPublished: false });
    await db.updateTable('articles').set({ draftRevisionId }).execute();
    const stored = await getStoredContent(db, articleKind, { id: 'tea', now: now() });
    expect(stored.saved.fields).toMatchObject({ title: 'Green tea', author: 'Efua Sutherland' });
    expect((await getSavedRow(articleKind, { stored, now: now() })).columns.author).toBe('Efua Sutherland');
    await save({ ...stored.saved.fields, version: stored.saved.version });
    expect(await readAuthor()).toBe('Efua Sutherland');
  });
});

test('[SITE-1] a page of a backup names a guest, and nobody where the author is the site’s', () => {
  const row = { id: 'tea', title: 'Tea', content: '<p>Boil.</p>', published_at: '2026-01-02T09:00:00.000Z' };
  expect(toPage('articles', { ...row, author: 'Efua & Co' })?.html).toContain('<p>Efua &amp; Co, 2026-01-02</p>');
  expect(toPage('articles', { ...row, author: null })?.html).toContain('<p>2026-01-02</p>');
  expect(toPage('book_club_books', row)).toBeUndefined();
});
