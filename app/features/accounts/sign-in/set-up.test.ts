import { expect, test } from 'vitest';
import { createTestDeps, createUser, PASSWORD } from '#tests/factories/accounts.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { isSetUpOpen, issueRescueLink, issueSetUpLink, makeFirstAdmin } from './set-up.server.ts';
import { signIn } from './sign-in.server.ts';
import { signUp } from './sign-up.server.ts';

const HERE = '192.0.2.1';
const getToken = (link: string | undefined) => link?.split('#').at(-1) ?? '';

describeOnEachDatabase('the set-up link', (open) => {
  test('[AUTH-5] with no admin and no ADMIN_EMAILS a link makes the first admin, once', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const link = await issueSetUpLink(deps);
    expect(link).toMatch(/^http:\/\/localhost:3000\/auth\/set-up#[\w-]{43}$/);
    const token = getToken(link);
    expect(JSON.stringify(await db.selectFrom('tokens').selectAll().execute())).not.toContain(token);
    expect(await isSetUpOpen(deps)).toBe(true);
    expect(await makeFirstAdmin(deps, { token, email: 'Author@example.org', password: PASSWORD, clientAddress: HERE })).toBe('made');
    expect(await signIn(deps, { email: 'author@example.org', password: PASSWORD, clientAddress: HERE })).toMatchObject({
      ok: true,
    });
    expect(await isSetUpOpen(deps)).toBe(false);
    expect(await makeFirstAdmin(deps, { token, email: 'other@example.org', password: PASSWORD, clientAddress: HERE })).toBe('closed');
    expect(await issueSetUpLink(deps)).toBeUndefined();
    expect(await db.selectFrom('userRoles').selectAll().execute()).toHaveLength(1);
  });

  test('[AUTH-5] of two who race for it one becomes the admin', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const token = getToken(await issueSetUpLink(deps));
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        makeFirstAdmin(deps, { token, email: `author${n}@example.org`, password: PASSWORD, clientAddress: `192.0.2.${n}` }),
      ),
    );
    expect(outcomes.sort()).toEqual(['closed', 'closed', 'closed', 'made']);
    expect(await db.selectFrom('users').selectAll().execute()).toHaveLength(1);
    expect(await db.selectFrom('userRoles').selectAll().execute()).toHaveLength(1);
  });

  test('[AUTH-5] strangers who sign up with the first admin’s address meanwhile gain nothing', async () => {
    const db = await open();
    for (let round = 0; round < 6; round++) {
      const deps = createTestDeps(db);
      const admin = { email: 'author@example.org', password: PASSWORD, clientAddress: HERE };
      const theirs = { ...admin, password: 'of a stranger once' };
      const token = getToken(await issueSetUpLink(deps));
      const strangers = [0, 1, 2].map((n) => signUp(deps, { ...theirs, clientAddress: `198.51.100.${n}` }));
      expect(await makeFirstAdmin(deps, { ...admin, token })).toBe('made');
      await Promise.all(strangers);
      expect(await signIn(deps, theirs)).toMatchObject({ ok: false });
      expect(await signIn(deps, admin)).toMatchObject({ ok: true });
      await db.deleteFrom('users').execute();
      await db.deleteFrom('attempts').execute();
    }
  });

  test('[AUTH-5] the links of several starts work beside each other until one is used; a made-up one never works', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const links = await Promise.all([issueSetUpLink(deps), issueSetUpLink(deps), issueSetUpLink(deps)]);
    const [first = '', second = '', third = ''] = links.map(getToken);
    const use = (token: string) => makeFirstAdmin(deps, { token, email: 'a@example.org', password: PASSWORD, clientAddress: HERE });
    expect([await use('made-up'), await use(''), await use(first)]).toEqual(['closed', 'closed', 'made']);
    await db.deleteFrom('userRoles').execute();
    expect([await use(second), await use(third)]).toEqual(['closed', 'closed']);
  });

  test('[AUTH-5] however often a site starts, ten links are kept', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const links: string[] = [];
    for (let start = 0; start < 25; start++, deps.passTime(1000)) links.push(getToken(await issueSetUpLink(deps)));
    expect(await db.selectFrom('tokens').selectAll().execute()).toHaveLength(10);
    const use = (token = '') => makeFirstAdmin(deps, { token, email: 'a@example.org', password: PASSWORD, clientAddress: HERE });
    expect([await use(links.at(-11)), await use(links.at(-10))]).toEqual(['closed', 'made']);
  });

  test('[AUTH-5] a link of the rescue command makes an admin beside another, once, and ends with a day', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    await createUser(db, { email: 'other@example.org', isAdmin: true });
    const use = (link: string, email: string) =>
      makeFirstAdmin(deps, { token: getToken(link), email, password: PASSWORD, clientAddress: HERE });
    const link = await issueRescueLink(deps);
    expect(await issueSetUpLink(deps)).toBeUndefined();
    expect(await isSetUpOpen(deps)).toBe(true);
    const outcomes = await Promise.all(['a@example.org', 'b@example.org', 'c@example.org'].map((email) => use(link, email)));
    expect(outcomes.sort()).toEqual(['closed', 'closed', 'made']);
    expect(await db.selectFrom('userRoles').selectAll().execute()).toHaveLength(2);
    expect(await isSetUpOpen(deps)).toBe(false);
    const late = await issueRescueLink(deps);
    deps.passTime(24 * 3_600_000 + 1000);
    expect(await isSetUpOpen(deps)).toBe(false);
    expect(await use(late, 'd@example.org')).toBe('closed');
  });

  test('[AUTH-5] a rescued account keeps its id and its unsaved changes, and nobody else stays signed in to it', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { id: userId, email } = await createUser(db, { isAdmin: true });
    const at = new Date().toISOString();
    const dates = { createdAt: at, updatedAt: at };
    const copy = { userId, id: 'a', item: 'article/new', number: 1, version: null, fields: new Uint8Array([1]), device: 'a', at };
    await db.insertInto('unsavedChanges').values(copy).execute();
    await db
      .insertInto('sessions')
      .values({ id: 'a', token: 'a', userId, expiresAt: at, ...dates })
      .execute();
    const key = { id: 'a', name: '', credentialId: 'a', publicKey: '', counter: 0, transports: '', createdAt: at };
    await db
      .insertInto('passkeys')
      .values({ ...key, userId })
      .execute();
    await db.insertInto('twoFactors').values({ id: 'a', userId, secret: '', backupCodes: '', isVerified: true }).execute();
    await db.updateTable('users').set({ isTwoFactorEnabled: true, isEmailVerified: false }).execute();
    const token = getToken(await issueRescueLink(deps));
    const chosen = { email: email.toUpperCase(), password: 'nine quiet harbours', clientAddress: HERE };
    expect(await makeFirstAdmin(deps, { token, ...chosen })).toBe('made');
    expect(await db.selectFrom('users').select(['id', 'isEmailVerified']).execute()).toMatchObject([{ id: userId }]);
    expect(await db.selectFrom('unsavedChanges').select(['userId', 'item']).execute()).toEqual([{ userId, item: 'article/new' }]);
    expect(await db.selectFrom('userRoles').selectAll().execute()).toMatchObject([{ userId, role: 'admin' }]);
    for (const table of ['sessions', 'passkeys', 'twoFactors'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    expect(await signIn(deps, { email, password: PASSWORD, clientAddress: HERE })).toMatchObject({ ok: false });
    expect(await signIn(deps, chosen)).toMatchObject({ ok: true });
  });

  test('[AUTH-5] a link that was made while the clock was ahead does not work', async () => {
    const deps = createTestDeps(await open());
    deps.passTime(24 * 3_600_000);
    const token = getToken(await issueSetUpLink(deps));
    deps.passTime(-24 * 3_600_000);
    expect(await isSetUpOpen(deps)).toBe(false);
    expect(await makeFirstAdmin(deps, { token, email: 'a@example.org', password: PASSWORD, clientAddress: HERE })).toBe('closed');
  });

  test('[AUTH-5] a link ends after a day, and the next start prints another', async () => {
    const deps = createTestDeps(await open());
    const use = (token: string) => makeFirstAdmin(deps, { token, email: 'a@example.org', password: PASSWORD, clientAddress: HERE });
    const late = getToken(await issueSetUpLink(deps));
    deps.passTime(24 * 3_600_000 + 1000);
    expect(await isSetUpOpen(deps)).toBe(false);
    expect(await use(late)).toBe('closed');
    expect(await use(getToken(await issueSetUpLink(deps)))).toBe('made');
  });

  test('[AUTH-5] there is no link where ADMIN_EMAILS names somebody or an admin is there, and an open one closes', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    await issueSetUpLink(deps);
    expect(await issueSetUpLink(createTestDeps(db, { ADMIN_EMAILS: ['author@example.org'] }))).toBeUndefined();
    expect(await isSetUpOpen(deps)).toBe(false);
    const open2 = getToken(await issueSetUpLink(deps));
    await createUser(db, { isAdmin: true });
    expect(await makeFirstAdmin(deps, { token: open2, email: 'a@example.org', password: PASSWORD, clientAddress: HERE })).toBe('closed');
  });
});
