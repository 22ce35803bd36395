import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { listContent } from '#features/admin/content-list/list-content.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import { getStoredContent } from '#features/editor/save/stored-content.server.ts';
import { findProposedFields, listOpenProposals, MAX_PROPOSALS, refuseProposal } from '#features/publishing/proposals/proposals.server.ts';
import { listRevisions } from '#features/publishing/revisions/revisions.server.ts';
import { deleteRows } from '#features/publishing/trash/trash.server.ts';
import { toAssistant } from '#tests/factories/accounts.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { proposeChange } from './propose-change.server.ts';

const NOW = new Date('2026-01-02T09:00:00Z');
const key = { kind: 'article', itemId: 'tea' };
const BY = { assistant: 'Claude', person: 'ama@example.org', note: 'Shorter.' };

describeOnDatabase('[API-3] a proposed change', (open) => {
  async function start() {
    const db = await open();
    await insertArticle(db, { id: 'tea', title: 'Tea', content: '<p>Boil.</p>', imageUrl: '/pictures/1.svg' });
    const deps = { db, now: () => NOW };
    const propose = (fields: Record<string, string>, { id = 'tea', mayReadDrafts = false } = {}) =>
      proposeChange(deps, articleKind, { id, fields, note: BY.note, caller: toAssistant(mayReadDrafts ? ['drafts:read'] : []) });
    return { db, deps, propose };
  }

  async function save(db: Db, changes: Record<string, string>) {
    const contentVersion = await watchContentVersion(db);
    onTestFinished(contentVersion.stop);
    const { saved } = await getStoredContent(db, articleKind, { id: 'tea', now: NOW });
    const parsed = parseContentForm(articleKind, { ...saved.fields, version: String(saved.version), ...changes });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed));
    return saveContent({ db, contentVersion, now: () => NOW }, articleKind, { id: 'tea', form: parsed.form, savedBy: 'ama@example.org' });
  }

  const readRow = (db: Db) => db.selectFrom('articles').selectAll().where('id', '=', 'tea').executeTakeFirstOrThrow();

  test('waits for the author, sanitised, and touches nothing', async () => {
    const { db, propose } = await start();
    const before = await readRow(db);
    const version = await db.selectFrom('contentVersion').selectAll().execute();
    const proposed = await propose({ content: '<p onclick="x()">Boil <b>fresh</b> water.</p><script>x()</script>', title: 'Tea' });
    expect(proposed).toMatchObject({ outcome: 'proposed', changed: ['content'] });
    const [proposal] = await listOpenProposals(db, key);
    expect(proposal).toMatchObject({ ...BY, baseVersion: 1 });
    const fields = await findProposedFields(db, key, proposal?.id ?? '');
    expect(fields?.content).not.toMatch(/script|onclick/);
    expect(Object.keys(fields ?? {})).toEqual(['content']);
    expect(await readRow(db)).toEqual(before);
    expect(await db.selectFrom('contentVersion').selectAll().execute()).toEqual(version);
    expect(await listRevisions(db, key, { limit: 9 })).toEqual([]);
  });

  test('is stored once, and not where it says nothing new, names no field or breaks a rule', async () => {
    const { db, propose } = await start();
    const [first, again] = [await propose({ title: 'Green tea' }), await propose({ title: 'Green tea' })];
    expect(again).toEqual(first);
    expect(await propose({ title: 'Tea' })).toMatchObject({ outcome: 'invalid', formError: 'This is what it says already.' });
    for (const name of ['isDraft', 'intent', 'publishAt', 'version', 'takenProposals', 'showAsNewest', '__proto__x', 'id'])
      expect((await propose({ [name]: 'publish' })).outcome, name).toBe('invalid');
    expect(await propose({ category: 'NONE' })).toMatchObject({ outcome: 'invalid', fieldErrors: { category: 'Choose a category' } });
    expect(await propose({ title: 'x'.repeat(201) })).toMatchObject({ outcome: 'invalid' });
    expect(await listOpenProposals(db, key)).toHaveLength(1);
  });

  test('to a draft or to unpublished changes is for whoever may read drafts', async () => {
    const { db, propose } = await start();
    await insertArticle(db, { id: 'secret', isDraft: true, title: 'Hidden' });
    await expect(propose({ title: 'x' }, { id: 'secret' })).rejects.toThrow('no article secret');
    await expect(propose({ title: 'x' }, { id: 'nowhere' })).rejects.toThrow('no article nowhere');
    expect(await propose({ title: 'x' }, { id: 'secret', mayReadDrafts: true })).toMatchObject({ outcome: 'proposed' });
    await save(db, { title: 'Waiting title', intent: 'draft' });
    expect(await propose({ title: 'Waiting title' })).toMatchObject({ outcome: 'proposed' }); // says nothing of what waits
    expect(await propose({ title: 'Waiting title' }, { mayReadDrafts: true })).toMatchObject({ outcome: 'invalid' });
  });

  test('is taken by the save that says so: its revision names the assistant, and it is decided once nothing is left of it', async () => {
    const { db, propose } = await start();
    await propose({ title: 'Green tea', excerpt: 'Leaves.' });
    const [{ id = '' } = {}] = await listOpenProposals(db, key);
    await save(db, { title: 'Green tea', intent: 'draft', takenProposals: id });
    expect((await listRevisions(db, key, { limit: 1 }))[0]).toMatchObject({ proposedBy: 'Claude', savedBy: 'ama@example.org' });
    expect(await listOpenProposals(db, key)).toHaveLength(1);
    await save(db, {
      excerpt: 'Leaves.',
      intent: 'draft',
      takenProposals: `${id} of-another-item`,
      finishedProposals: `${id} of-another-item`,
    });
    expect(await listOpenProposals(db, key)).toEqual([]);
    await save(db, { excerpt: 'My own.', intent: 'draft', takenProposals: id });
    expect((await listRevisions(db, key, { limit: 9 })).map(({ proposedBy }) => proposedBy)).toEqual([null, 'Claude', 'Claude', null]);
  });

  test('that is refused cannot be read or taken any more', async () => {
    const { db, deps, propose } = await start();
    await propose({ title: 'Green tea' });
    const [{ id = '' } = {}] = await listOpenProposals(db, key);
    await refuseProposal(deps, { kind: 'article', itemId: 'another' }, id);
    expect(await listOpenProposals(db, key)).toHaveLength(1);
    await refuseProposal(deps, key, id);
    expect(await findProposedFields(db, key, id)).toBeUndefined();
    await save(db, { title: 'Green tea', intent: 'draft', takenProposals: id, finishedProposals: id });
    expect((await db.selectFrom('proposals').select('outcome').execute()).map(({ outcome }) => outcome)).toEqual(['refused']);
  });

  test('is counted in the list, bounded per item and in all, and goes with its item', async () => {
    const { db, propose } = await start();
    for (let n = 0; n < MAX_PROPOSALS.ofItem; n += 1) await propose({ title: `Title ${n}` });
    await expect(propose({ title: 'One more' })).rejects.toThrow('open proposals');
    const query = { text: '', chosen: {}, page: 1 };
    const { items } = await listContent(db, articleKind, { query, now: NOW, timeZone: 'UTC' });
    expect(items.map(({ proposal }) => proposal)).toEqual([`${MAX_PROPOSALS.ofItem} proposals`]);
    await db.updateTable('articles').set({ deletedAt: NOW.toISOString() }).where('id', '=', 'tea').execute();
    await expect(propose({ title: 'Of the trash' })).rejects.toThrow('no article tea');
    await runTransaction(db, (tx) => deleteRows(tx, articleKind, { ids: ['tea'] }));
    expect(await db.selectFrom('proposals').select('id').execute()).toEqual([]);
  });
});
