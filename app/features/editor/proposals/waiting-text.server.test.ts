import { expect, onTestFinished, test } from 'vitest';
import { storedKinds } from '#app/all-kinds.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import type { Role } from '#db/schema.ts';
import { listActivity } from '#features/admin/activity/activity.server.ts';
import { listContent } from '#features/admin/content-list/list-content.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { listHistory } from '#features/editor/revisions/list-history.server.ts';
import { unavailable } from '#platform/errors/app-error.ts';
import { createTestDeps, createUser } from '#tests/factories/accounts.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { parseContentForm } from '../form/form-fields.ts';
import { changePublication } from '../save/publication.server.ts';
import { saveContent } from '../save/save-content.server.ts';
import { getStoredContent } from '../save/stored-content.server.ts';
import { findWaitingText, toSavingPerson } from './waiting-text.server.ts';

const FIELDS = { category: 'BRAND', excerpt: 'A kettle.', content: '<p>Boil.</p>', imageUrl: '/pictures/1.svg', tags: 'tea' };
const DAY_MS = 24 * 60 * 60 * 1000;

interface Person {
  id: string;
  email: string;
}

describeOnDatabase('[ADM-34] what an editor saves', (open) => {
  async function start() {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    onTestFinished(contentVersion.stop);
    const deps = { ...createTestDeps(db), contentVersion };
    const addPerson = (name: string, role: Role) => createUser(db, { email: `${name}@example.org`, role });
    const [owner, other, editor] = [await addPerson('owner', 'admin'), await addPerson('other', 'admin'), await addPerson('ed', 'editor')];
    const read = () => getStoredContent(db, articleKind, { id: 'tea', now: deps.now() });
    const save = async (by: Person, given: Record<string, string>, id?: string) => {
      deps.passTime(1000);
      const version = id && String((await read()).saved.version);
      const parsed = parseContentForm(articleKind, { ...FIELDS, ...given, ...(version && { version }) });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed));
      const person = toSavingPerson(deps, { userId: by.id, email: by.email });
      return saveContent(deps, articleKind, { ...(id && { id }), form: parsed.form, savedBy: by.email, person });
    };
    const propose = (title: string) => save(editor, { title, intent: 'draft' }, 'tea');
    const decline = async (by: Person, version?: number) => {
      deps.passTime(1000);
      const change = { id: 'tea', action: 'decline', version: version ?? (await read()).saved.version } as const;
      return changePublication({ ...deps, by: by.email }, articleKind, change);
    };
    const find = async ({ email: viewer }: Person) => findWaitingText(db, articleKind, { stored: await read(), viewer, now: deps.now() });
    const badge = async ({ email: viewer }: Person, show?: 'proposed') => {
      const query = { text: '', chosen: show ? { show } : {}, page: 1 };
      const { items } = await listContent(db, articleKind, { query, now: deps.now(), timeZone: 'UTC', viewer });
      return items.find(({ id }) => id === 'tea')?.proposal;
    };
    const listEntries = async () => {
      const { items } = await listActivity(db, { content: storedKinds, settings: [] }, { page: 1 });
      return items.map(({ by, action, subject }) => `${by.split('@')[0]} ${action} ${subject}`);
    };
    return { db, deps, owner, other, editor, addPerson, read, save, propose, decline, find, badge, listEntries };
  }

  test('of what is public is shown to others in form and list, once in Activity and once by email to each admin', async () => {
    const { deps, owner, other, editor, save, propose, find, badge, listEntries } = await start();
    await save(owner, { title: 'Tea' });
    expect(await find(owner)).toBeUndefined();
    await propose('Green tea');
    await propose('Greener\ntea \u202e');
    expect(await find(owner)).toMatchObject({ by: [editor.email], published: { title: 'Tea' }, declinedAt: null });
    expect(await find(editor)).toBeUndefined();
    expect([await badge(owner), await badge(editor), await badge(owner, 'proposed')]).toEqual([
      'Proposed by ed@example.org',
      'Proposed',
      'Proposed by ed@example.org',
    ]);
    expect(await listEntries()).toEqual(['ed proposed Green tea', 'owner published Tea']);
    expect(deps.emails.map(({ to }) => to).sort()).toEqual([other.email, owner.email].sort());
    const [email] = deps.emails;
    expect(email?.subject).toBe('ed@example.org proposes changes to “Green tea”');
    expect(email?.text).toContain('http://localhost:3000/admin/articles/tea');
    expect(email?.text).not.toContain('Boil');
  });

  test('that is new is proposed too, and stays a draft when it is declined', async () => {
    const { deps, owner, editor, save, read, propose, decline, find, badge, listEntries } = await start();
    await save(editor, { title: 'Tea', content: '', intent: 'draft' });
    expect(await find(owner)).toMatchObject({ by: [editor.email], published: null });
    expect(deps.emails[0]?.subject).toBe('ed@example.org proposes the article “Tea”');
    expect(await decline(owner)).toMatchObject({ outcome: 'saved', item: { isDraft: true, fields: { title: 'Tea' } } });
    expect([await find(owner), await badge(owner), await badge(editor)]).toEqual([undefined, null, 'Declined']);
    expect(await find(editor)).toMatchObject({ by: [], declinedAt: expect.any(String) });
    await propose('Tea, shorter');
    expect([await badge(owner), await badge(editor)]).toEqual(['Proposed by ed@example.org', 'Proposed']);
    expect(deps.emails).toHaveLength(4);
    expect(await listEntries()).toEqual(['ed proposed Tea, shorter', 'owner declined Tea', 'ed proposed Tea']);
    await save(owner, { title: 'Tea' }, 'tea');
    expect((await read()).saved.isDraft).toBe(false);
    expect([await find(editor), await badge(editor)]).toEqual([undefined, null]);
  });

  test('and an admin publishes names the editor in the history', async () => {
    const { db, deps, owner, save, propose, find, badge, listEntries } = await start();
    await save(owner, { title: 'Tea' });
    await propose('Green tea');
    await save(owner, { title: 'Green tea, edited', intent: 'draft' }, 'tea'); // the proposal is no less one
    expect(await find(owner)).toMatchObject({ by: ['ed@example.org'] });
    await save(owner, { title: 'Green tea, edited' }, 'tea');
    expect([await find(owner), await badge(owner)]).toEqual([undefined, null]);
    const [newest] = (await listHistory(db, articleKind, { itemId: 'tea', before: undefined, now: deps.now() })).revisions;
    expect(newest).toMatchObject({ isPublished: true, savedBy: owner.email, proposedBy: 'ed@example.org' });
    expect(await listEntries()).toContain('owner published Green tea, edited');
  });

  test('and an admin declines is kept in the history, and readers see what they saw', async () => {
    const { db, deps, owner, editor, save, read, propose, decline, find, badge, listEntries } = await start();
    await save(owner, { title: 'Tea' });
    await propose('Green tea');
    expect(await decline(owner)).toMatchObject({ outcome: 'saved', item: { isChanged: false, fields: { title: 'Tea' } } });
    expect(await listEntries()).toContain('owner declined Tea');
    expect([await find(owner), await badge(owner), await badge(editor)]).toEqual([undefined, null, 'Declined']);
    const { revisions } = await listHistory(db, articleKind, { itemId: 'tea', before: undefined, now: deps.now() });
    expect(revisions[0]).toMatchObject({ isPublished: false, savedBy: editor.email });
    expect((await read()).rowFields.title).toBe('Tea');
    deps.passTime(31 * DAY_MS);
    expect([await find(editor), await badge(editor)]).toEqual([undefined, null]);
  });

  test('is decided on by an admin alone, in the state that they have seen', async () => {
    const { db, owner, other, editor, save, read, propose, decline, badge } = await start();
    await save(owner, { title: 'Tea' });
    await propose('Green tea');
    const { version } = (await read()).saved;
    await propose('Greener tea');
    expect(await decline(owner, version)).toMatchObject({ outcome: 'conflict', theirs: { fields: { title: 'Greener tea' } } });
    await expect(decline(editor)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(save(editor, { title: 'Greener tea' }, 'tea')).rejects.toMatchObject({ code: 'forbidden' });
    await db.updateTable('userRoles').set({ role: 'editor' }).where('userId', '=', other.id).execute();
    await expect(decline(other)).rejects.toMatchObject({ code: 'forbidden' });
    await db.deleteFrom('userRoles').where('userId', '=', other.id).execute();
    await expect(save(other, { title: 'Mine', intent: 'draft' }, 'tea')).rejects.toMatchObject({ code: 'forbidden' });
    const shown = (await read()).saved.version;
    await save(owner, { title: 'Greener tea' }, 'tea');
    expect(await decline(owner, shown)).toMatchObject({ outcome: 'conflict' }); // published by another in between
    expect(await badge(editor)).toBeNull();
  });

  test('is no proposal once it says what readers see again, and that of two people is both of theirs', async () => {
    const { db, owner, editor, addPerson, save, propose, find, badge } = await start();
    await save(owner, { title: 'Tea' });
    await propose('Green tea');
    await save(await addPerson('zoe', 'editor'), { title: 'White tea', intent: 'draft' }, 'tea');
    expect(await find(owner)).toMatchObject({ by: [editor.email, 'zoe@example.org'] });
    expect(await find(editor)).toMatchObject({ by: ['zoe@example.org'] });
    expect(await badge(owner)).toBe('2 proposals');
    await propose('Tea');
    expect([await find(owner), await badge(owner), await badge(editor)]).toEqual([undefined, null, null]);
    expect(await db.selectFrom('proposals').select('id').where('outcome', 'is', null).execute()).toEqual([]);
  });

  test('another admin’s unpublished changes are named, and emailed to nobody', async () => {
    const { deps, owner, other, save, find, badge } = await start();
    await save(owner, { title: 'Tea' });
    await save(other, { title: 'Green tea', intent: 'draft' }, 'tea');
    expect(await find(owner)).toMatchObject({ by: [other.email], published: { title: 'Tea' } });
    expect([await find(other), await badge(owner)]).toEqual([undefined, null]);
    expect(deps.emails).toEqual([]);
  });

  test('is emailed twenty times a day at most, and stored also while no email can be', async () => {
    const { deps, editor, save } = await start();
    for (let n = 0; n < 21; n++) expect(await save(editor, { title: `Tea ${n}`, intent: 'draft' })).toMatchObject({ outcome: 'saved' });
    expect(deps.emails).toHaveLength(2 * 20);
    deps.passTime(2 * DAY_MS);
    deps.outbox.enqueue = async () => {
      throw unavailable('the outbox is full');
    };
    expect(await save(editor, { title: 'Last', intent: 'draft' })).toMatchObject({ outcome: 'saved', item: { id: 'last' } });
  });
});
