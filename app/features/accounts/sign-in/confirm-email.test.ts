import { expect, test } from 'vitest';
import { createTestDeps, createUser, linkIn, PASSWORD, requestWith, type TestDeps } from '#tests/factories/accounts.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { fileReport, findReport } from '../ownership/report.server.ts';
import { confirmEmail, confirmWithNewPassword } from './confirm-email.server.ts';
import { signIn } from './sign-in.server.ts';
import { signUp } from './sign-up.server.ts';

const HERE = '192.0.2.1';
const THERE = '192.0.2.66';
const EMAIL = 'author@example.org';
const THEIRS = 'of a stranger once';
const CHOSEN = 'nine blue mountains';

const getToken = (deps: TestDeps, at = -1) => linkIn(deps.emails.at(at)).searchParams.get('token') ?? '';
const getReport = (deps: TestDeps, at = -1) => /not-me\?token=([\w-]+)/.exec(deps.emails.at(at)?.text ?? '')?.[1] ?? '';

describeOnEachDatabase('an address belongs to who receives its email', (open) => {
  const enter = (deps: TestDeps, password: string) => signIn(deps, { email: EMAIL, password, clientAddress: HERE });

  test('[AUTH-3] one click confirms in the browser that signed up; in another a password is chosen anew', async () => {
    const deps = createTestDeps(await open());
    const { cookies } = await signUp(deps, { email: EMAIL, password: PASSWORD, clientAddress: HERE });
    await signUp(deps, { email: 'editor@example.org', password: PASSWORD, clientAddress: HERE });
    const elsewhere = getToken(deps);
    expect(await confirmEmail(deps, { token: getToken(deps, 0), request: requestWith(cookies) })).toBe('confirmed');
    expect(await confirmEmail(deps, { token: elsewhere, request: requestWith(cookies) })).toBe('needs-password');
    expect(await confirmEmail(deps, { token: elsewhere, request: requestWith() })).toBe('needs-password');
    expect(await confirmWithNewPassword(deps, { token: elsewhere, password: 'password1', clientAddress: HERE })).toMatchObject({
      isLinkClosed: false,
      fieldErrors: { password: expect.stringContaining('Choose another') },
    });
    expect(await confirmWithNewPassword(deps, { token: elsewhere, password: CHOSEN, clientAddress: HERE })).toEqual({ ok: true });
    const signedIn = { email: 'editor@example.org', clientAddress: HERE };
    expect(await signIn(deps, { ...signedIn, password: PASSWORD })).toMatchObject({ ok: false });
    expect(await signIn(deps, { ...signedIn, password: CHOSEN })).toMatchObject({ ok: true });
  });

  test('[AUTH-3] a link works once', async () => {
    const deps = createTestDeps(await open());
    const { cookies } = await signUp(deps, { email: EMAIL, password: PASSWORD, clientAddress: HERE });
    const token = getToken(deps);
    const confirm = () => confirmEmail(deps, { token, request: requestWith(cookies) });
    expect([await confirm(), await confirm()]).toEqual(['confirmed', 'expired']);
    expect(await confirmWithNewPassword(deps, { token, password: CHOSEN, clientAddress: HERE })).toMatchObject({ isLinkClosed: true });
    expect(await enter(deps, PASSWORD)).toMatchObject({ ok: true });
  });

  test.each([[[]], [[EMAIL]]])(
    '[AUTH-5] a stranger who signed up first gains nothing when the owner opens the link, with %j named',
    async (names) => {
      const db = await open();
      const before = createTestDeps(db, { ADMIN_EMAILS: names });
      await signUp(before, { email: EMAIL, password: THEIRS, clientAddress: THERE });
      expect(await confirmEmail(before, { token: getToken(before), request: requestWith() })).toBe('needs-password');
      expect(await confirmWithNewPassword(before, { token: getToken(before), password: CHOSEN, clientAddress: HERE })).toEqual({
        ok: true,
      });
      const named = createTestDeps(db, { ADMIN_EMAILS: [EMAIL] });
      expect(await enter(named, THEIRS)).toMatchObject({ ok: false });
      expect(await db.selectFrom('userRoles').selectAll().execute()).toEqual([]);
      expect(await enter(named, CHOSEN)).toMatchObject({ ok: true });
      expect(await db.selectFrom('userRoles').selectAll().execute()).toHaveLength(1);
    },
  );

  test('[AUTH-5] a stranger who signs up after the owner gains nothing, and the owner still confirms', async () => {
    const deps = createTestDeps(await open(), { ADMIN_EMAILS: [EMAIL] });
    const { cookies } = await signUp(deps, { email: EMAIL, password: PASSWORD, clientAddress: HERE });
    const token = getToken(deps);
    await signUp(deps, { email: EMAIL, password: THEIRS, clientAddress: THERE });
    expect(await confirmEmail(deps, { token, request: requestWith(cookies) })).toBe('needs-password');
    expect(await confirmWithNewPassword(deps, { token, password: CHOSEN, clientAddress: HERE })).toEqual({ ok: true });
    expect(await enter(deps, THEIRS)).toMatchObject({ ok: false });
    expect(await enter(deps, CHOSEN)).toMatchObject({ ok: true });
  });

  test.each(['click', 'password'])('[AUTH-5] strangers who sign up while the owner confirms by %s gain nothing', async (way) => {
    const db = await open();
    for (let round = 0; round < 6; round++) {
      const deps = createTestDeps(db, { ADMIN_EMAILS: [EMAIL] });
      const { cookies } = await signUp(deps, { email: EMAIL, password: PASSWORD, clientAddress: HERE });
      const token = getToken(deps);
      const strangers = [0, 1, 2].map((n) => signUp(deps, { email: EMAIL, password: THEIRS, clientAddress: `198.51.100.${n}` }));
      const confirm = { token, password: CHOSEN, clientAddress: HERE };
      if (way === 'click') await confirmEmail(deps, { token, request: requestWith(cookies) });
      else expect(await confirmWithNewPassword(deps, confirm)).toEqual({ ok: true });
      await Promise.all(strangers);
      expect(await enter(deps, THEIRS)).toMatchObject({ ok: false });
      expect(await db.selectFrom('userRoles').selectAll().execute()).toHaveLength(0);
      if (way === 'password') expect(await enter(deps, CHOSEN)).toMatchObject({ ok: true });
      await db.deleteFrom('users').execute();
      await db.deleteFrom('attempts').execute();
    }
  });

  test('[AUTH-3] confirming leaves nothing of what was there before', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { id } = await createUser(db, { email: EMAIL, password: THEIRS, isConfirmed: false });
    const at = new Date().toISOString();
    const later = new Date(Date.now() + 600_000).toISOString();
    const dated = { expiresAt: later, createdAt: at, updatedAt: at };
    await db
      .insertInto('sessions')
      .values({ id: 's', token: 's', userId: id, ipAddress: null, device: null, lastUsedAt: null, ...dated })
      .execute();
    await db
      .insertInto('verifications')
      .values({ id: 'v', identifier: 'v', value: id, ...dated })
      .execute();
    const secret = { secret: 'x', backupCodes: 'x', isVerified: true, failedVerificationCount: 0, lockedUntil: null };
    await db
      .insertInto('twoFactors')
      .values({ id: 't', userId: id, ...secret })
      .execute();
    await db.updateTable('users').set({ isTwoFactorEnabled: true }).execute();
    expect(await enter(deps, THEIRS)).toMatchObject({ formError: expect.stringMatching(/^Confirm your email address first/) });
    expect(await confirmWithNewPassword(deps, { token: getToken(deps), password: CHOSEN, clientAddress: HERE })).toEqual({
      ok: true,
    });
    for (const table of ['sessions', 'verifications', 'twoFactors', 'tokens'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await enter(deps, CHOSEN)).toMatchObject({ step: 'signed-in' });
  });

  test('[AUTH-3] parallel sign-ups for one address make one account', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => signUp(deps, { email: EMAIL, password: PASSWORD, clientAddress: `192.0.2.${n}` })),
    );
    expect(await db.selectFrom('users').selectAll().execute()).toHaveLength(1);
    expect(deps.emails).toHaveLength(3);
  });

  test('[AUTH-9] an address gets three such emails in an hour, the same with an account as without; a sign-up without one changes nothing', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    const { cookies } = await signUp(deps, { email: EMAIL, password: PASSWORD, clientAddress: HERE });
    for (const address of [email, EMAIL]) {
      for (let n = 1; n <= 5; n++) await signUp(deps, { email: address, password: THEIRS, clientAddress: `198.51.100.${n}` });
      expect(deps.emails.filter(({ to }) => to === address)).toHaveLength(3);
      await db.deleteFrom('attempts').execute();
    }
    const owned = await signUp(deps, { email: EMAIL, password: PASSWORD, clientAddress: HERE });
    expect(await confirmEmail(deps, { token: getToken(deps), request: requestWith([...cookies, ...owned.cookies]) })).toBe(
      'needs-password',
    );
    expect(await confirmWithNewPassword(deps, { token: getToken(deps), password: CHOSEN, clientAddress: HERE })).toEqual({
      ok: true,
    });
    deps.passTime(3_600_001);
    await signUp(deps, { email, password: THEIRS, clientAddress: THERE });
    expect(deps.emails.filter(({ to }) => to === email)).toHaveLength(4);
  });

  test('[AUTH-3] "This was not me" deletes the unconfirmed account that its email told of, and only that', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    await signUp(deps, { email: EMAIL, password: THEIRS, clientAddress: THERE });
    const [first, firstLink] = [getReport(deps), getToken(deps)];
    expect(await findReport(deps, first)).toBe('sign-up');
    expect(await fileReport(deps, { token: first, clientAddress: HERE })).toBe('sign-up');
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
    expect(await confirmEmail(deps, { token: firstLink, request: requestWith() })).toBe('expired');

    await signUp(deps, { email: EMAIL, password: THEIRS, clientAddress: THERE });
    const second = getReport(deps);
    await signUp(deps, { email: EMAIL, password: PASSWORD, clientAddress: HERE });
    const third = getReport(deps);
    for (const token of [first, second, 'made-up', '']) {
      expect(await findReport(deps, token)).toBeUndefined();
      expect(await fileReport(deps, { token, clientAddress: THERE })).toBeUndefined();
    }
    expect(await confirmWithNewPassword(deps, { token: getToken(deps), password: CHOSEN, clientAddress: HERE })).toEqual({
      ok: true,
    });
    expect(await fileReport(deps, { token: third, clientAddress: HERE })).toBeUndefined();
    expect(await enter(deps, CHOSEN)).toMatchObject({ ok: true });
  });
});
