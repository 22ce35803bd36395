import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { watchContentVersion } from '#db/content-version.server.ts';
import type { Caller } from '#features/accounts/callers/caller.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { toSavingPerson } from '#features/editor/proposals/waiting-text.server.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { createTestDeps, createUser } from '#tests/factories/accounts.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { writeSentItem } from './write-item.server.ts';

const TEXT = { title: 'On tea', content: '<p>Boil.</p>' };

describeOnDatabase('an Idempotency-Key', (open) => {
  async function start() {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    onTestFinished(contentVersion.stop);
    const deps = { ...createTestDeps(db), contentVersion };
    const addPerson = async (role: 'admin' | 'editor', name = 'Notes'): Promise<Caller> => {
      const { id: userId, email } = await createUser(db, { role });
      return { userId, email, scopes: ['drafts:write'], program: { kind: 'token', id: randomUUID(), name } };
    };
    const create = (caller: Caller, idempotencyKey: string, body: Record<string, unknown> = TEXT, kind = articleKind) =>
      writeSentItem(deps, kind, { caller, body, idempotencyKey, ifMatch: null });
    const listTitles = async () =>
      (await db.selectFrom('articles').select('title').where('isDraft', '=', true).execute()).map((a) => a.title);
    return { db, deps, addPerson, create, listTitles };
  }

  const reused = { code: 'reused', status: 422 };

  test('[API-2] is its person’s own: with another’s, both have what they sent', async () => {
    const { addPerson, create, db, listTitles } = await start();
    const key = randomUUID();
    const owner = await addPerson('admin');
    const editor = await addPerson('editor');
    const first = await create(owner, key);
    const second = await create(editor, key, { title: 'On coffee' });
    expect([first, second]).toEqual([
      expect.objectContaining({ outcome: 'saved', item: expect.objectContaining({ id: 'on-tea' }) }),
      expect.objectContaining({ outcome: 'saved', item: expect.objectContaining({ id: 'on-coffee' }) }),
    ]);
    expect((await listTitles()).sort()).toEqual(['On coffee', 'On tea']);
    expect(await db.selectFrom('articles').select('id').where('creationKey', 'like', `%${key}%`).execute()).toEqual([]); // nor can it be read
  });

  test('[API-2] gives the first answer to the same request, from any token of the person, and refuses another', async () => {
    const { db, addPerson, create, listTitles } = await start();
    const key = randomUUID();
    const owner = await addPerson('admin');
    const first = await create(owner, key);
    await db.updateTable('articles').set({ title: 'Edited since', version: 2 }).where('id', '=', 'on-tea').execute();
    const phone = { kind: 'token', id: randomUUID(), name: 'Phone' } as const;
    expect(await create({ ...owner, program: phone }, `"${key}"`)).toMatchObject({ item: { id: 'on-tea', version: 1 } });
    expect(first).toMatchObject({ item: { id: 'on-tea', version: 1 } });
    const others = [{ ...TEXT, title: 'On te' }, { ...TEXT, tags: ['tea'] }, { title: TEXT.title }];
    for (const body of others) await expect(create(owner, key, body)).rejects.toMatchObject(reused);
    expect(await listTitles()).toEqual(['Edited since']);
    expect(await create(owner, key, TEXT, solutionKind as never)).toMatchObject({ outcome: 'saved' }); // of another collection
    for (const wrong of ['', '1', '%', `${key}x`, `${key},${key}`])
      expect(await create(owner, wrong)).toMatchObject({ outcome: 'invalid' });
  });

  test('[API-2] creates one item of requests that arrive at once', async () => {
    const { addPerson, create, listTitles } = await start();
    const owner = await addPerson('admin');
    const [same, other] = [randomUUID(), randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => create(owner, same)));
    expect(answers.map((answer) => 'item' in answer && answer.item.id)).toEqual(['on-tea', 'on-tea', 'on-tea']);
    const mixed = await Promise.allSettled(['On coffee', 'On cocoa'].map((title) => create(owner, other, { title })));
    expect(mixed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(mixed.find(({ status }) => status === 'rejected')).toMatchObject({ reason: reused });
    expect(await listTitles()).toHaveLength(2);
  });

  test('[DATA-1] a form’s creation key reaches what its own person has created, and nobody else’s', async () => {
    const { deps, addPerson, listTitles } = await start();
    const creationKey = randomUUID();
    const [owner, editor] = [await addPerson('admin'), await addPerson('editor')];
    const save = async (caller: Caller, title: string) => {
      const parsed = parseContentForm(articleKind, { ...articleKind.form.empty, title, intent: 'draft', creationKey });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed));
      return saveContent(deps, articleKind, { form: parsed.form, person: toSavingPerson(deps, caller), savedBy: caller.email });
    };
    await save(owner, 'On tea');
    await save(editor, 'On coffee');
    expect((await listTitles()).sort()).toEqual(['On coffee', 'On tea']);
    expect(await save(owner, 'On green tea')).toMatchObject({ outcome: 'saved', item: { id: 'on-tea', version: 2 } }); // its response was lost
  });
});

describeOnDatabase('a change by a program', (open) => {
  async function start(scopes: Caller['scopes']) {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    onTestFinished(contentVersion.stop);
    const deps = { ...createTestDeps(db), contentVersion };
    const { id: userId, email } = await createUser(db, { role: 'admin' });
    const caller: Caller = { userId, email, scopes, program: { kind: 'token', id: randomUUID(), name: 'Notes' } };
    const write = (body: Record<string, unknown>, { id, ifMatch = null }: { id?: string; ifMatch?: string | null } = {}) =>
      writeSentItem(deps, articleKind, { caller, ...(id !== undefined && { id }), body, idempotencyKey: null, ifMatch });
    return { db, deps, caller, write };
  }
  const WHOLE = { ...TEXT, category: 'BRAND', excerpt: 'Short.', imageUrl: '/pictures/1.svg' };

  test('[API-2] publishes nothing that its token may not read', async () => {
    const { db, deps, caller, write } = await start(['drafts:write', 'publish']);
    expect(await write({ ...WHOLE, publish: true })).toMatchObject({ outcome: 'saved', item: { id: 'on-tea' } }); // tags are optional
    expect(await write({ excerpt: 'New.', publish: true }, { id: 'on-tea', ifMatch: '*' })).toMatchObject({ outcome: 'saved' });
    await write({ content: '<p>Waits.</p>' }, { id: 'on-tea', ifMatch: '*' });
    const publish = { excerpt: 'Newer.', publish: true };
    await expect(write(publish, { id: 'on-tea', ifMatch: '*' })).rejects.toMatchObject({ status: 403 });
    expect(await db.selectFrom('articles').select(['content', 'excerpt']).executeTakeFirst()).toEqual({
      content: TEXT.content,
      excerpt: 'New.',
    });
    const reading = { ...caller, scopes: [...caller.scopes, 'drafts:read' as const] };
    const sent = { caller: reading, id: 'on-tea', body: publish, idempotencyKey: null, ifMatch: '*' };
    expect(await writeSentItem(deps, articleKind, sent)).toMatchObject({ outcome: 'saved' });
  });

  test('[API-2] begins from the version that If-Match names, as programs write it', async () => {
    const { write } = await start(['drafts:write']);
    await write(TEXT);
    let version = 1;
    for (const form of [
      (n: number) => `"${n}"`,
      (n: number) => `W/"${n}"`,
      (n: number) => `${n}`,
      (n: number) => `"x", "${n}"`,
      () => '*',
    ]) {
      expect(await write({ excerpt: `v${version}` }, { id: 'on-tea', ifMatch: form(version) })).toMatchObject({ outcome: 'saved' });
      version += 1;
    }
    for (const ifMatch of ['"1"', 'W/"1"', '"x"', '1, 2', '""', ''])
      expect(await write({ excerpt: 'x' }, { id: 'on-tea', ifMatch })).toMatchObject({ outcome: 'conflict', changed: [] }); // it may read no draft
    expect(await write({ excerpt: 'x' }, { id: 'on-tea' })).toEqual({ outcome: 'no-version' });
  });
});
