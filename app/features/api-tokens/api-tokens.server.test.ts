import { expect, test } from 'vitest';
import type { Role } from '#db/schema.ts';
import { authenticate } from '#features/accounts/callers/authenticate.server.ts';
import { requireScope, type Scope } from '#features/accounts/callers/caller.ts';
import { deleteExpiredAccountData } from '#features/accounts/delete-expired.server.ts';
import { endAccess } from '#features/accounts/ownership/account-lock.server.ts';
import { removePerson } from '#features/accounts/people/people.server.ts';
import { signIn } from '#features/accounts/sign-in/sign-in.server.ts';
import { createTestDeps, createUser, PASSWORD, requestWith, type TestDeps } from '#tests/factories/accounts.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { apiTokenForm } from './api-token.ts';
import { changeApiTokens, listApiTokens } from './api-tokens.server.ts';

const HERE = '192.0.2.77';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const ask = (token: string) => new Request('http://localhost:3000/api/v1/articles', { headers: { authorization: `Bearer ${token}` } });

describeOnDatabase('API tokens', (open) => {
  async function start(role: Role = 'admin') {
    const db = await open();
    const deps = createTestDeps(db);
    const person = await createUser(db, { role });
    const result = await signIn(deps, { email: person.email, password: PASSWORD, clientAddress: HERE });
    const from = { viewer: { ...person, role }, request: requestWith('cookies' in result ? result.cookies : []), clientAddress: HERE };
    return { db, deps, from, person };
  }

  type Started = Awaited<ReturnType<typeof start>>;

  const create = (
    { deps, from }: Pick<Started, 'deps' | 'from'>,
    scopes: Scope[],
    { days = '30', name = 'Notes', password = PASSWORD } = {},
  ) => {
    const boxes = Object.fromEntries(scopes.map((scope) => [scope, 'on']));
    return changeApiTokens(deps, from, apiTokenForm.parse({ intent: 'create-token', name, days, currentPassword: password, ...boxes }));
  };
  const createToken = async (started: Pick<Started, 'deps' | 'from'>, scopes: Scope[], options = {}) => {
    const result = await create(started, scopes, options);
    return result.ok ? (result.token ?? '') : '';
  };
  const read = (deps: TestDeps, token: string) => authenticate(deps, { request: ask(token), clientAddress: HERE }, 'token');
  const isWrong = (deps: TestDeps, token: string) => expect(read(deps, token)).rejects.toMatchObject({ code: 'unauthorized' });

  test('[API-2] a token has its name, scopes and end; only its hash is kept, and its use to the hour and the network', async () => {
    const started = await start();
    const { db, deps, person } = started;
    const token = await createToken(started, ['drafts:read', 'images:write']);
    expect(token).toMatch(/^byl_[\w-]{43}$/);
    expect(JSON.stringify(await db.selectFrom('tokens').selectAll().execute())).not.toContain(token.slice(4));
    expect(await read(deps, token)).toEqual({
      ...{ userId: person.id, email: person.email, scopes: ['drafts:read', 'images:write'] },
      program: { kind: 'token', id: expect.any(String), name: 'Notes' },
    });
    await read(deps, token);
    const [listed] = await listApiTokens(deps, person.id);
    expect(listed).toMatchObject({
      name: 'Notes',
      scopes: ['drafts:read', 'images:write'],
      lastUse: expect.stringContaining('from 192.0.2.0/24'),
    });
    const [row] = await db.selectFrom('tokens').select('usedAt').execute();
    expect(row?.usedAt).toMatch(/:00:00\.000Z$/);
    const entries = await db
      .selectFrom('activityEntries')
      .select(['action', 'title', 'doneBy'])
      .where('action', '=', 'created-token')
      .execute();
    expect(entries).toEqual([{ action: 'created-token', title: 'Notes', doneBy: person.email }]);
  });

  test('[API-2] one is created by who proves their identity, for a year at most, with a scope, and 20 of a person', async () => {
    const started = await start();
    expect(await create(started, ['publish'], { password: 'another' })).toMatchObject({
      ok: false,
      fieldErrors: { currentPassword: expect.anything() },
    });
    expect(await create(started, [])).toMatchObject({ ok: false, formError: 'Choose what the program may do.' });
    for (const days of ['0', '366', '1e9', '']) {
      expect(apiTokenForm.safeParse({ intent: 'create-token', name: 'n', days, publish: 'on', currentPassword: PASSWORD }).success).toBe(
        false,
      );
    }
    for (let count = 0; count < 20; count += 1) expect(await createToken(started, ['publish'])).not.toBe('');
    expect(await create(started, ['publish'])).toMatchObject({ ok: false, formError: expect.stringContaining('20 tokens') });
  });

  test('[API-2] it ends by one click of its person alone, at its end, and is deleted after', async () => {
    const started = await start();
    const { db, deps, from, person } = started;
    const token = await createToken(started, ['publish']);
    const id = (await listApiTokens(deps, person.id))[0]?.id ?? '';
    const another = { ...from, viewer: { ...(await createUser(db, { role: 'admin' })), role: 'admin' as const } };
    expect(await changeApiTokens(deps, another, { intent: 'end-token', id })).toMatchObject({ ok: false });
    expect(await read(deps, token)).toMatchObject({ program: { id } });
    expect(await changeApiTokens(deps, from, { intent: 'end-token', id })).toMatchObject({ ok: true });
    await isWrong(deps, token);
    const later = await createToken(started, ['publish']);
    deps.passTime(31 * DAY_MS);
    await isWrong(deps, later);
    await deleteExpiredAccountData(deps);
    expect(await db.selectFrom('tokens').select('id').execute()).toEqual([]);
  });

  test('[API-2] a token does no more than its person: editors publish nothing, and people who are removed or locked out nothing at all', async () => {
    const editor = await start('editor');
    const { db, deps } = editor;
    expect(await create(editor, ['publish'])).toMatchObject({ ok: false });
    const admin = { ...(await createUser(db, { role: 'admin' })), role: 'admin' as const };
    const owner = { ...editor.from, viewer: admin };
    const token = await createToken(editor, ['drafts:write', 'publish']);
    const caller = await read(deps, token);
    expect(caller?.scopes).toEqual(['drafts:write']);
    expect(() => caller && requireScope(caller, 'publish')).toThrow(/lacks publish/);
    const ofOwner = await createToken({ deps, from: owner }, ['drafts:write', 'publish']);
    await db.updateTable('userRoles').set({ role: 'editor' }).where('userId', '=', admin.id).execute();
    expect((await read(deps, ofOwner))?.scopes).toEqual(['drafts:write']);
    await db.updateTable('userRoles').set({ role: 'admin' }).where('userId', '=', admin.id).execute();
    await removePerson(deps, owner, editor.person.id);
    await isWrong(deps, token);
    await db.transaction().execute((tx) => endAccess(tx, admin.id)); // a new password, and "this wasn't me"
    await isWrong(deps, ofOwner);
    expect(await db.selectFrom('tokens').select('id').execute()).toEqual([]);
  });

  test('[API-2] wrong tokens are counted as guesses of people are, and requests of a right one by the minute', async () => {
    const started = await start();
    const { deps } = started;
    const token = await createToken(started, ['drafts:read']);
    for (const wrong of ['', 'byl_x', `${token}x`, token.toUpperCase(), 'null']) await isWrong(deps, wrong);
    await expect(read(deps, 'byl_another')).rejects.toMatchObject({ code: 'rate-limited', retryAfterSeconds: 60 });
    expect(await authenticate(deps, { request: requestWith(), clientAddress: HERE }, 'token')).toBeNull();
    const many = Array.from({ length: 240 }, () => read(deps, token));
    expect((await Promise.all(many)).length).toBe(240);
    await expect(read(deps, token)).rejects.toMatchObject({ code: 'rate-limited' });
    deps.passTime(61_000);
    expect(await read(deps, token)).toMatchObject({ program: { name: 'Notes' } });
  });
});
