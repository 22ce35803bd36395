import { expect, test } from 'vitest';
import { findViewer, requireAdmin } from '#app/context/guard.server.ts';
import type { Db } from '#db/client.server.ts';
import { contextWith, createTestDeps, createUser, linkIn, PASSWORD, requestWith } from '#tests/factories/accounts.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { deleteExpiredAccountData } from '../delete-expired.server.ts';
import { readSession, renewSession, signOut } from '../sessions/session.server.ts';
import { promoteToAdmin } from './complete-sign-in.server.ts';
import { confirmEmail } from './confirm-email.server.ts';
import { signIn } from './sign-in.server.ts';
import { signUp } from './sign-up.server.ts';

const HERE = '192.0.2.1';

describeOnDatabase('signing in', (open) => {
  const countUsers = async (db: Db) => (await db.selectFrom('users').selectAll().execute()).length;

  test('[AUTH-3] a new account gets an email, can do nothing before its link is opened, and signs in after it', async () => {
    const deps = createTestDeps(await open());
    const person = { email: 'ama@example.org', password: PASSWORD, clientAddress: HERE };
    const { cookies } = await signUp(deps, person);
    expect(deps.emails[0]).toMatchObject({ to: 'ama@example.org', subject: 'Confirm your email address' });
    expect(await signIn(deps, person)).toEqual({
      ok: false,
      formError: expect.stringMatching(/^Confirm your email address first/),
      fieldErrors: {},
    });

    const link = linkIn(deps.emails[0]);
    expect(link.pathname).toBe('/auth/confirm');
    expect(await confirmEmail(deps, { token: link.searchParams.get('token') ?? '', request: requestWith(cookies) })).toBe('confirmed');
    const result = await signIn(deps, person);
    expect(result).toMatchObject({ step: 'signed-in' });
    const request = requestWith('cookies' in result ? result.cookies : []);
    expect(await findViewer(contextWith(deps), request)).toMatchObject({ email: 'ama@example.org', role: null });
    await expect(requireAdmin(contextWith(deps), request)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test.each(['r&d@firm.example.com', 'taro.@docomo.ne.jp', 'olga@xn--e1afmkfd.xn--p1ai'])(
    '[AUTH-3] %j is an account’s address',
    async (email) => {
      const deps = createTestDeps(await open());
      const person = { email, password: PASSWORD, clientAddress: HERE };
      const { cookies } = await signUp(deps, person);
      const token = linkIn(deps.emails[0]).searchParams.get('token') ?? '';
      expect(await confirmEmail(deps, { token, request: requestWith(cookies) })).toBe('confirmed');
      const result = await signIn(deps, { ...person, email: email.toUpperCase() });
      const request = requestWith('cookies' in result ? result.cookies : []);
      expect(await findViewer(contextWith(deps), request)).toMatchObject({ email });
      const alias = `${Buffer.from(email).toString('hex')}@address.invalid`;
      expect(await signIn(deps, { ...person, email: alias })).toMatchObject({ ok: false });
    },
  );

  test('[AUTH-3] a known address gets the same response, and an email that says so', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    const known = await signUp(deps, { email, password: 'another fine password', clientAddress: HERE });
    const fresh = await signUp(deps, { email: 'new@example.org', password: 'another fine password', clientAddress: HERE });
    const shape = ({ cookies }: { cookies: string[] }) => cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;'));
    expect(shape(known)).toEqual(shape(fresh));
    expect(deps.emails.map(({ subject }) => subject)).toEqual(['You already have an account', 'Confirm your email address']);
    expect(await countUsers(db)).toBe(2);
    expect(await signIn(deps, { email, password: PASSWORD, clientAddress: HERE })).toMatchObject({ step: 'signed-in' });
  });

  test('[AUTH-3] an account that nobody has confirmed belongs to the last one who signed up', async () => {
    const deps = createTestDeps(await open());
    await signUp(deps, { email: 'ama@example.org', password: 'of a stranger once', clientAddress: '192.0.2.66' });
    const { cookies } = await signUp(deps, { email: 'ama@example.org', password: PASSWORD, clientAddress: HERE });
    const token = linkIn(deps.emails[1]).searchParams.get('token') ?? '';
    expect(await confirmEmail(deps, { token, request: requestWith(cookies) })).toBe('confirmed');
    const strange = await signIn(deps, { email: 'ama@example.org', password: 'of a stranger once', clientAddress: '192.0.2.66' });
    expect(strange).toEqual({ ok: false, formError: 'Invalid email or password', fieldErrors: {} });
    expect(await signIn(deps, { email: 'ama@example.org', password: PASSWORD, clientAddress: HERE })).toMatchObject({
      step: 'signed-in',
    });
  });

  test('[AUTH-4] a wrong password and an unknown address are refused with the same words', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    const wrong = await signIn(deps, { email, password: 'not the password', clientAddress: HERE });
    const unknown = await signIn(deps, { email: 'nobody@example.org', password: 'not the password', clientAddress: HERE });
    expect(wrong).toEqual({ ok: false, formError: 'Invalid email or password', fieldErrors: {} });
    expect(unknown).toEqual(wrong);
  });

  test('[AUTH-9] after five wrong passwords even the right one waits a minute, then it is let in', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    for (let n = 1; n <= 5; n++) await signIn(deps, { email, password: 'not the password', clientAddress: `192.0.2.${n}` });
    const right = { email, password: PASSWORD, clientAddress: '192.0.2.9' };
    await expect(signIn(deps, right)).rejects.toMatchObject({
      code: 'rate-limited',
      publicMessage: expect.stringMatching(/wait \d+ seconds/), // on a slow machine fewer than sixty are left
    });
    deps.passTime(61_000);
    expect(await signIn(deps, right)).toMatchObject({ step: 'signed-in' });
  });

  test('[AUTH-4] [AUTH-5] whoever is named in ADMIN_EMAILS is an admin as soon as they have signed in, and nobody else is', async () => {
    const db = await open();
    const deps = createTestDeps(db, { ADMIN_EMAILS: ['author@example.org'] });
    await createUser(db, { email: 'author@example.org' });
    await createUser(db, { email: 'reader@example.org' });
    const sessions = [];
    for (const email of ['author@example.org', 'reader@example.org']) {
      const result = await signIn(deps, { email, password: PASSWORD, clientAddress: HERE });
      sessions.push(await findViewer(contextWith(deps), requestWith('cookies' in result ? result.cookies : [])));
    }
    expect(sessions).toMatchObject([{ role: 'admin' }, { role: null }]);
  });

  test('[AUTH-5] promote_to_admin changes nothing for an address that is not confirmed, or not named, and is silent when done twice', async () => {
    const db = await open();
    const { id } = await createUser(db, { email: 'author@example.org', isConfirmed: false });
    const named = createTestDeps(db, { ADMIN_EMAILS: ['author@example.org'] });
    await promoteToAdmin(named, id);
    await promoteToAdmin(createTestDeps(db), id);
    await promoteToAdmin(createTestDeps(db, { ADMIN_EMAILS: ['other@example.org'] }), id);
    expect(await db.selectFrom('userRoles').selectAll().execute()).toEqual([]);
    await db.updateTable('users').set({ isEmailVerified: true }).execute();
    await promoteToAdmin(named, id);
    await promoteToAdmin(named, id);
    expect(await db.selectFrom('userRoles').selectAll().execute()).toMatchObject([{ userId: id, role: 'admin' }]);
  });

  test('[AUTH-6] being an admin is read from user_roles at every request', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { id, email } = await createUser(db, { isAdmin: true });
    const result = await signIn(deps, { email, password: PASSWORD, clientAddress: HERE });
    const request = requestWith('cookies' in result ? result.cookies : []);
    expect(await requireAdmin(contextWith(deps), request)).toEqual({ id, email, role: 'admin' });
    await db.deleteFrom('userRoles').execute();
    await expect(requireAdmin(contextWith(deps), request)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      db
        .insertInto('userRoles')
        .values({ userId: id, role: 'owner' as 'admin', createdAt: new Date().toISOString() })
        .execute(),
    ).rejects.toThrow();
  });

  test('[AUTH-6] nobody, a made-up cookie and an ended session are all nobody, and reading them writes nothing', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db, { isAdmin: true });
    const result = await signIn(deps, { email, password: PASSWORD, clientAddress: HERE });
    const cookies = 'cookies' in result ? result.cookies : [];
    await db
      .updateTable('sessions')
      .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
      .execute();
    const before = await db.selectFrom('sessions').selectAll().execute();
    for (const request of [requestWith(), requestWith(['byline.session_token=forged.c2lnbmF0dXJl']), requestWith(cookies)]) {
      await expect(requireAdmin(contextWith(deps), request)).rejects.toMatchObject({ code: 'unauthorized' });
    }
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual(before);
  });

  test('[AUTH-6] an outage of the database is not "signed out"', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    const result = await signIn(deps, { email, password: PASSWORD, clientAddress: HERE });
    await db.schema.dropTable('sessions').execute();
    const request = requestWith('cookies' in result ? result.cookies : []);
    await expect(findViewer(contextWith(deps), request)).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  });

  test('[AUTH-7] the session is an HttpOnly cookie of seven days, Secure where the site is, and reading does not renew it', async () => {
    const db = await open();
    const deps = createTestDeps(db, { SITE_URL: 'https://www.example.com' });
    const { email } = await createUser(db);
    const result = await signIn(deps, { email, password: PASSWORD, clientAddress: HERE });
    const cookies = 'cookies' in result ? result.cookies : [];
    expect(cookies[0]).toMatch(/^__Host-byline\.session_token=\S+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const request = requestWith(cookies);
    await db
      .updateTable('sessions')
      .set({ expiresAt: new Date(Date.now() + 3_600_000).toISOString() })
      .execute();
    const before = await readSession(deps, request);
    expect(await readSession(deps, request)).toEqual(before);
    const renewed = await renewSession(deps, request);
    expect(renewed?.state.expiresAt).toBeGreaterThan(Date.now() + 6.9 * 24 * 3_600_000);
    expect(renewed?.cookies[0]).toMatch(/Max-Age=604800/);
  });

  test('[AUTH-4] signing out ends the session on the server, and forgets the cookie', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    const result = await signIn(deps, { email, password: PASSWORD, clientAddress: HERE });
    const request = requestWith('cookies' in result ? result.cookies : []);
    expect((await signOut(deps, request))[0]).toMatch(/^byline\.session_token=; Max-Age=0/);
    expect(await findViewer(contextWith(deps), request)).toBeNull();
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('[AUTH-4] in an outage the person is told what failed, and the log why', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    const person = { email, password: PASSWORD, clientAddress: HERE };
    const result = await signIn(deps, person);
    const request = requestWith('cookies' in result ? result.cookies : []);
    await db.schema.dropTable('sessions').execute();
    await db.schema.dropTable('attempts').execute();
    await expect(signIn(deps, person)).rejects.toMatchObject({ code: 'unavailable', publicMessage: 'Failed to sign in' });
    await expect(signUp(deps, person)).rejects.toMatchObject({ code: 'unavailable', publicMessage: 'Failed to sign up' });
    await expect(signOut(deps, request)).rejects.toMatchObject({ code: 'unavailable', publicMessage: 'Failed to sign out' });
    expect(deps.logged).toEqual(expect.arrayContaining(['Failed to sign in', 'Failed to sign up', 'Failed to sign out']));
  });

  test('[AUTH-7] ended sessions and emailed links are deleted, living ones stay', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    await signIn(deps, { email, password: PASSWORD, clientAddress: HERE });
    await signUp(deps, { email: 'new@example.org', password: PASSWORD, clientAddress: HERE });
    await deleteExpiredAccountData(deps);
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
    deps.passTime(8 * 24 * 3_600_000);
    await deleteExpiredAccountData(deps);
    for (const table of ['sessions', 'verifications', 'tokens', 'attempts'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
