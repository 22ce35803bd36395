import { expect, test } from 'vitest';
import { findViewer } from '#app/context/guard.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { contextWith, createTestDeps, createUser, linkIn, PASSWORD, requestWith, type TestDeps } from '#tests/factories/accounts.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { fileReport, findReport } from '../ownership/report.server.ts';
import { isRecoveryOpen, requestRecovery, resetPassword } from '../recovery/recover-password.server.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { signUp } from '../sign-in/sign-up.server.ts';
import { changeEmail, findEmailChange, requestEmailChange } from './change-email.server.ts';
import { changePassword } from './change-password.server.ts';

const HERE = '192.0.2.1';
const SMTP_URL = 'smtp://localhost:1';
const NEW = 'new@example.org';
const THEIRS = 'what a thief chose';

const getToken = (deps: TestDeps, to: string) => linkIn(deps.emails.findLast((email) => email.to === to)).searchParams.get('token') ?? '';

describeOnDatabase('another email for an account', (open) => {
  async function start({ isAdmin = false, ...settings }: Partial<Settings> & { isAdmin?: boolean } = {}) {
    const db = await open();
    const deps = createTestDeps(db, { SMTP_URL, ...settings });
    const { id, email } = await createUser(db, { isAdmin });
    const session = async () => {
      const result = await signIn(deps, { email, password: PASSWORD, clientAddress: HERE });
      return requestWith('cookies' in result ? result.cookies : []);
    };
    const from = { viewer: { id, email, role: isAdmin ? ('admin' as const) : null }, request: await session(), clientAddress: HERE };
    const ask = (wanted: string) => requestEmailChange(deps, from, { email: wanted, currentPassword: PASSWORD });
    const readEmail = async () => (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst())?.email;
    const isOpen = async (request: Request) => (await findViewer(contextWith(deps), request)) !== null;
    return { db, deps, id, email, session, from, ask, readEmail, isOpen };
  }

  test('[AUTH-12] it changes once the link sent to the new address is used, and every other session and link ends', async () => {
    const { deps, email, session, from, ask, readEmail, isOpen } = await start();
    const other = await session();
    await requestRecovery(deps, { email, clientAddress: HERE });
    const recovery = getToken(deps, email);
    expect(await ask(NEW)).toBeUndefined();
    expect([await readEmail(), deps.emails.at(-1)?.to]).toEqual([email, NEW]);
    const token = getToken(deps, NEW);
    expect(await findEmailChange(deps, { token, viewer: from.viewer })).toBe(NEW);
    expect(await changeEmail(deps, { ...from, token })).toBe(true);
    expect(await readEmail()).toBe(NEW);
    expect([await isOpen(from.request), await isOpen(other), await isRecoveryOpen(deps, recovery)]).toEqual([true, false, false]);
    expect(await changeEmail(deps, { ...from, token })).toBe(false);
    expect(await signIn(deps, { email: NEW, password: PASSWORD, clientAddress: HERE })).toMatchObject({ ok: true });
    expect(await signIn(deps, { email, password: PASSWORD, clientAddress: HERE })).toMatchObject({ ok: false });
  });

  test('[AUTH-12] it needs the password, mail that is set up, and another address than now', async () => {
    const { deps, email, from, ask } = await start();
    const currentPassword = 'not the password';
    expect(await requestEmailChange(deps, from, { email: NEW, currentPassword })).toMatchObject({
      fieldErrors: { currentPassword: /isn’t/ },
    });
    expect(await ask(email)).toHaveProperty('fieldErrors.email');
    const withoutMail = createTestDeps(deps.db);
    expect(await requestEmailChange(withoutMail, from, { email: NEW, currentPassword: PASSWORD })).toHaveProperty('formError');
    expect([...deps.emails, ...withoutMail.emails]).toEqual([]);
  });

  test('[AUTH-12] an address with an account gets the same answer and an email without a link, and one that nobody confirmed is free', async () => {
    const { db, deps, from, ask, readEmail } = await start();
    const { email: taken } = await createUser(db);
    expect(await ask(taken)).toBeUndefined();
    expect(deps.emails.at(-1)).toMatchObject({ to: taken, subject: 'This address already has an account' });
    expect(deps.emails.at(-1)?.text).not.toContain('token');
    await signUp(deps, { email: NEW, password: THEIRS, clientAddress: HERE });
    await ask(NEW);
    expect(await changeEmail(deps, { ...from, token: getToken(deps, NEW) })).toBe(true);
    expect(await readEmail()).toBe(NEW);
    expect(await signIn(deps, { email: NEW, password: THEIRS, clientAddress: HERE })).toMatchObject({ ok: false });
  });

  test('[AUTH-12] the link works in a session of its own account, for a day, and three are sent in an hour', async () => {
    const { db, deps, from, ask, readEmail, email } = await start();
    const stranger = await createUser(db);
    const signedIn = await signIn(deps, { email: stranger.email, password: PASSWORD, clientAddress: HERE });
    const request = requestWith('cookies' in signedIn ? signedIn.cookies : []);
    await ask(NEW);
    const token = getToken(deps, NEW);
    const theirs = { viewer: { ...stranger, role: null }, request, clientAddress: HERE };
    expect(await changeEmail(deps, { ...theirs, token })).toBe(false);
    for (const _ of [2, 3]) expect(await ask(NEW)).toBeUndefined();
    expect(await ask(NEW)).toHaveProperty('formError');
    deps.passTime(24 * 3_600_000 + 1);
    expect(await changeEmail(deps, { ...from, token })).toBe(false);
    expect(await readEmail()).toBe(email);
  });

  test('[AUTH-12] the old address takes the account back for a week, also from a thief who has chosen a password since', async () => {
    const { db, deps, email, from, ask, readEmail } = await start();
    await ask(NEW);
    await changeEmail(deps, { ...from, token: getToken(deps, NEW) });
    const report = getToken(deps, email);
    const moved = { ...from, viewer: { ...from.viewer, email: NEW } };
    const changed = await changePassword(deps, { ...moved, currentPassword: PASSWORD, newPassword: THEIRS });
    expect(changed).toHaveProperty('cookies');
    expect(await findReport(deps, report)).toBe('email');
    expect(await readEmail()).toBe(NEW);
    expect(await fileReport(deps, { token: report, clientAddress: HERE })).toBe('email');
    expect(await readEmail()).toBe(email);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await signIn(deps, { email, password: THEIRS, clientAddress: HERE })).toMatchObject({ ok: false });
    expect(await fileReport(deps, { token: report, clientAddress: HERE })).toBeUndefined();
    await requestRecovery(deps, { email, clientAddress: HERE });
    expect(await resetPassword(deps, { token: getToken(deps, email), password: PASSWORD, clientAddress: HERE })).toMatchObject({
      ok: true,
    });
  });

  test('[AUTH-12] after two changes the first address takes it back, whatever the second one did', async () => {
    const { deps, email, from, ask, readEmail } = await start();
    await ask(NEW);
    await changeEmail(deps, { ...from, token: getToken(deps, NEW) });
    const first = getToken(deps, email);
    deps.passTime(60_000);
    const moved = { ...from, viewer: { ...from.viewer, email: NEW } };
    await requestEmailChange(deps, moved, { email: 'third@example.org', currentPassword: PASSWORD });
    await changeEmail(deps, { ...moved, token: getToken(deps, 'third@example.org') });
    const second = getToken(deps, NEW);
    expect(await fileReport(deps, { token: second, clientAddress: HERE })).toBe('email');
    expect(await fileReport(deps, { token: first, clientAddress: HERE })).toBe('email');
    expect(await readEmail()).toBe(email);
  });

  test('[AUTH-5] [AUTH-12] an admin stays one at an address that ADMIN_EMAILS does not name; its old one makes nobody an admin by itself', async () => {
    const settings = { ADMIN_EMAILS: ['owner@example.org'] };
    const { db, deps, from, ask, id } = await start({ ...settings, isAdmin: true });
    await ask(NEW);
    await changeEmail(deps, { ...from, token: getToken(deps, NEW) });
    await signIn(deps, { email: NEW, password: PASSWORD, clientAddress: HERE });
    await signUp(deps, { email: 'owner@example.org', password: THEIRS, clientAddress: HERE });
    await signIn(deps, { email: 'owner@example.org', password: THEIRS, clientAddress: HERE });
    expect(await db.selectFrom('userRoles').selectAll().execute()).toMatchObject([{ userId: id, role: 'admin' }]);
  });
});
