import { expect, test } from 'vitest';
import { storedKinds } from '#app/all-kinds.server.ts';
import { settingsKinds } from '#app/settings-kinds.ts';
import { isWritten } from '#features/publishing/content-kind.ts';
import { createTestDeps, createUser } from '#tests/factories/accounts.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { performAction } from '#tests/support/perform-action.ts';
import { listUnsavedChanges, MAX_FORMS, settleUnsavedChanges, storeUnsavedChanges } from './unsaved-changes.server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ITEM = 'article/new';
const formKinds = [...storedKinds.filter(isWritten), ...settingsKinds];

describeOnDatabase('unsaved changes on the site', (open) => {
  async function setUp() {
    const db = await open();
    const deps = createTestDeps(db);
    const { id: userId } = await createUser(db, { isAdmin: true });
    const change = { userId, id: 'form', item: ITEM, device: 'Firefox on Linux' };
    return {
      db,
      deps,
      userId,
      keep: (number: number, title: string, more: Partial<typeof change> = {}) =>
        storeUnsavedChanges(deps, { ...change, ...more, number, fields: { title } }),
      settle: (number: number, id = 'form') => settleUnsavedChanges(deps, { userId, item: ITEM, id, number }),
      list: (knownIds: string[] = [], item = ITEM) => listUnsavedChanges(deps, { userId, item, knownIds }),
    };
  }

  test('[OPS-12] that are damaged are left out, and the others are listed', async () => {
    const { db, keep, list } = await setUp();
    await keep(1, 'A');
    await keep(1, 'Other', { id: 'other' });
    await db
      .updateTable('unsavedChanges')
      .set({ fields: Buffer.from('no brotli') })
      .where('id', '=', 'form')
      .execute();
    expect((await list(['form'])).map(({ id }) => id)).toEqual(['other']);
  });

  test('[ADM-28] are kept for each form of an item, with the site’s time and the device', async () => {
    const { keep, list, deps } = await setUp();
    await keep(1, 'A');
    await keep(2, 'AB');
    deps.passTime(1000);
    await keep(1, 'Other', { id: 'other' });
    await keep(1, 'Elsewhere', { id: 'third', item: 'article/a' });
    const [other, form] = await list();
    expect(form).toMatchObject({ id: 'form', number: 2, version: null, device: 'Firefox on Linux', fields: { title: 'AB' } });
    expect(other).toMatchObject({ id: 'other', fields: { title: 'Other' } });
    expect(Date.parse(other?.at ?? '') - Date.parse(form?.at ?? '')).toBeGreaterThan(900);
    expect(await list()).toHaveLength(2);
  });

  test('[ADM-28] what arrives late overwrites nothing newer and brings nothing back', async () => {
    const { keep, settle, list } = await setUp();
    await keep(5, 'Newer');
    await keep(4, 'Older');
    expect(await list()).toMatchObject([{ number: 5, fields: { title: 'Newer' } }]);
    await settle(4);
    expect(await list()).toHaveLength(1);
    await settle(5);
    await keep(5, 'Late');
    expect(await list()).toEqual([]);
    expect(await list(['form'])).toMatchObject([{ id: 'form', number: 5, fields: null }]);
    await keep(6, 'Typed on');
    expect(await list()).toMatchObject([{ number: 6, fields: { title: 'Typed on' } }]);
  });

  test('[ADM-28] settling what was never sent is known to whoever asks', async () => {
    const { settle, list } = await setUp();
    await settle(3);
    expect(await list(['form'])).toMatchObject([{ number: 3, fields: null }]);
  });

  test('[ADM-28] one account sees, changes and settles nothing of another', async () => {
    const { db, deps, keep, list } = await setUp();
    const { id: stranger } = await createUser(db, { isAdmin: true });
    await keep(1, 'Mine');
    const change = { userId: stranger, id: 'form', item: ITEM, number: 9 };
    expect(await listUnsavedChanges(deps, { userId: stranger, item: ITEM, knownIds: ['form'] })).toEqual([]);
    await settleUnsavedChanges(deps, change);
    await storeUnsavedChanges(deps, { ...change, number: 10, fields: { title: 'Theirs' }, device: 'x' });
    expect(await list()).toMatchObject([{ number: 1, fields: { title: 'Mine' } }]);
  });

  test('[ADM-28] they are bounded in number and age, and go with their user', async () => {
    const { db, deps, userId, keep, settle, list } = await setUp();
    for (let n = 0; n < MAX_FORMS; n++) expect(await keep(1, 'x', { id: `form-${n}`, item: 'article/many' })).toBe(true);
    expect(await keep(1, 'One more')).toBe(false);
    expect(await keep(2, 'Typed on', { id: 'form-0', item: 'article/many' })).toBe(true);
    await settle(9, 'form-1');
    expect(await keep(1, 'One more')).toBe(true);
    expect(await list([], 'article/many')).toHaveLength(20);
    deps.passTime(31 * DAY_MS);
    expect(await list()).toEqual([]);
    await keep(1, 'New', { id: 'new' });
    expect(await db.selectFrom('unsavedChanges').select('id').execute()).toHaveLength(2);
    await db.deleteFrom('users').where('id', '=', userId).execute();
    expect(await db.selectFrom('unsavedChanges').select('id').execute()).toEqual([]);
  });

  test('[ADM-28] many at once leave the newest, and the version of the content stays', async () => {
    const { db, keep, list } = await setUp();
    const version = () => db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow();
    const before = await version();
    await Promise.all(Array.from({ length: 20 }, (_, n) => keep(((n * 7) % 20) + 1, `${((n * 7) % 20) + 1}`)));
    expect(await list()).toMatchObject([{ number: 20, fields: { title: '20' } }]);
    expect(await version()).toEqual(before);
  });
});

const device = new Request('http://localhost', { headers: { 'user-agent': 'x' } });

describeOnDatabase('what is sent', (open) => {
  async function setUp() {
    const db = await open();
    const { id, email } = await createUser(db, { email: 'owner@example.org' });
    const deps = { db, request: device, viewer: { id, email, role: 'admin' as const }, now: () => new Date() };
    return (kind: string, more: object) =>
      performAction(deps, 'recovery.store', { item: `${kind}/new`, userId: id, id: 'form.1', number: 1, fields: {}, ...more });
  }

  test('[ADM-28] has bounds, and no unknown key', async () => {
    const store = await setUp();
    await store('article', { fields: { title: 'x' } });
    for (const more of [
      { at: 'x' },
      { id: '../x' },
      { number: -1 },
      { version: 0 },
      { fields: null },
      { fields: { shoeSize: 'x' } },
      { fields: { content: 'x'.repeat(550_001) } },
      { userId: 'somebody' },
      { item: 'shoe/new' },
    ])
      await expect(store('article', more), JSON.stringify(more).slice(0, 60)).rejects.toThrow();
  });

  test('[ADM-28] may be every field of every form, and the addresses of videos', async () => {
    const store = await setUp();
    for (const { name, form } of formKinds) await store(name, { fields: { ...form.empty, ...form.preset } });
    await store('video', { fields: { urls: 'https://youtu.be/dQw4w9WgXcQ' } });
  });
});
