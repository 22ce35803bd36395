import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { kinds } from '#app/all-kinds.server.ts';
import { allMigrations } from '#app/all-migrations.server.ts';
import type { Db } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { moveToTrash, restoreFromTrash } from '#features/admin/trash/trash.server.ts';
import { changePublication } from '#features/editor/save/publication.server.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import { listRevisions } from '#features/publishing/revisions/revisions.server.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { newsletterKind } from './newsletter-kind.ts';
import { changeNewsletter, findDueNewsletters, findNewsletter, scheduleNewsletter } from './newsletters.server.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const form = { title: 'News of May', preheader: '', audience: '', articleId: '', content: '<p>Hello.</p>', intent: 'draft' as const };

describeOnEachDatabase('[CONF-3] a note', (open, { create, connect }) => {
  async function write(db: Db) {
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    const deps = { db, contentVersion, now: () => NOW };
    const save = (change: object, id = 'news-of-may') => saveContent(deps, newsletterKind, { id, form: { ...form, ...change } });
    expect(await save({}, '')).toMatchObject({ outcome: 'saved', item: { id: 'news-of-may', version: 1, isDraft: true } });
    const schedule = (version: number) => scheduleNewsletter(db, { id: 'news-of-may', version, at: NOW }, NOW);
    return { deps, save, schedule };
  }

  test('[CONF-3] [ADM-7] is saved, kept and deleted like an article', async () => {
    const db = await open();
    const { deps, save } = await write(db);
    expect(await save({ version: 1, audience: 'brand' })).toMatchObject({
      outcome: 'saved',
      item: { version: 2, fields: { audience: 'brand' } },
    });
    expect(await save({ version: 1, title: 'News of June' })).toMatchObject({ outcome: 'conflict', theirs: { version: 2 } });
    expect(await listRevisions(db, { kind: 'newsletter', itemId: 'news-of-may' }, { limit: 10 })).toHaveLength(2);
    await moveToTrash(deps, kinds.getTrashed('newsletter'), 'news-of-may');
    expect(await findNewsletter(db, 'news-of-may')).toBeUndefined();
    expect(await scheduleNewsletter(db, { id: 'news-of-may', version: 2, at: NOW }, NOW)).toBe(false);
    await restoreFromTrash(deps, kinds.getTrashed('newsletter'), 'news-of-may');
    expect(await findNewsletter(db, 'news-of-may')).toMatchObject({ audience: 'brand', state: 'draft' });
  });

  test('[CONF-3] stays as it is from the moment that it is scheduled, and is a draft again when it is not', async () => {
    const db = await open();
    const { deps, save, schedule } = await write(db);
    await schedule(1);
    const refusal = { outcome: 'invalid', formError: 'This isn’t a draft any more, so it stays as it is.' };
    expect(await save({ version: 2, title: 'News of June' })).toMatchObject(refusal);
    await expect(moveToTrash(deps, newsletterKind, 'news-of-may')).rejects.toThrow('is no draft');
    await expect(changePublication(deps, newsletterKind, { id: 'news-of-may', action: 'unpublish', version: 2 })).rejects.toThrow('site');
    expect(await findDueNewsletters(db, NOW)).toMatchObject([{ title: 'News of May', deletedAt: null }]);
    await changeNewsletter(db, { id: 'news-of-may', version: 2, action: 'unschedule' }, NOW);
    expect(await save({ version: 3, title: 'News of June' })).toMatchObject({ outcome: 'saved' });
  });

  test('[CONF-3] is not published by its form', async () => {
    const { save } = await write(await open());
    await expect(save({ version: 1, intent: 'publish' })).rejects.toThrow('is saved as a draft');
  });

  test('[CONF-3] shares no page, and no program reads it', async () => {
    expect(kinds.stored.map(({ name }) => name)).not.toContain('newsletter');
    expect(() => kinds.getStored('newsletter')).toThrow('no kind is called newsletter');
    expect(() => kinds.getContent('newsletter')).toThrow('no kind is called newsletter');
  });

  test('[CONF-3] [DATA-1] that was there before is migrated with its state and its deliveries', async () => {
    const db = await connect(await create());
    await migrate(db);
    for (const state of ['draft', 'scheduled', 'paused', 'sent'])
      await sql`insert into newsletters (id, kind, article_id, subject, preheader, content, html, state, created_at, version)
        values (${state}, 'note', null, 'News', 'New', '<p>Hello.</p>', 'email', ${state}, ${NOW.toISOString()}, 3)`.execute(db);
    const delivery = { newsletterId: 'paused', subscriberId: 's', state: 'waiting', attempts: 1, dueAt: NOW.toISOString() } as const;
    await db.insertInto('deliveries').values(delivery).execute();
    expect(await migrate(db, allMigrations)).toContain('0024-newsletter/notes');
    const rows = await db.selectFrom('newsletters').select(['id', 'title', 'isDraft', 'publishedAt', 'updatedAt', 'html']).execute();
    const same = { title: 'News', publishedAt: NOW.toISOString(), updatedAt: NOW.toISOString(), html: 'email' };
    expect(rows.map(({ id, isDraft }) => isDraft && id).filter(Boolean)).toEqual(['draft']);
    for (const row of rows) expect(row).toMatchObject(same);
    expect(await db.selectFrom('deliveries').selectAll().execute()).toMatchObject([delivery]);
    const found = await getSavedContent(db, newsletterKind, { id: 'draft', now: NOW });
    expect(found).toMatchObject({ version: 3, fields: { content: '<p>Hello.</p>', articleId: '' } });
  });
});
