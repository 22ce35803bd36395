import { expect, test } from 'vitest';
import { findViewer } from '#app/context/guard.server.ts';
import type { Db } from '#db/client.server.ts';
import { contextWith, createTestDeps, createUser, linkIn, PASSWORD, requestWith, type TestDeps } from '#tests/factories/accounts.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { fileReport, findReport } from '../ownership/report.server.ts';
import { isRecoveryOpen, requestRecovery, resetPassword } from '../recovery/recover-password.server.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { changePassword } from './change-password.server.ts';

const HERE = '192.0.2.1';
const THERE = '192.0.2.66';
const CHOSEN = 'nine blue mountains';
const THEIRS = 'what a thief chose';
const ROUNDS = 6;

const getToken = (deps: TestDeps) => linkIn(deps.emails.at(-1)).searchParams.get('token') ?? '';
const getReport = (deps: TestDeps) => /not-me\?token=([\w-]+)/.exec(deps.emails.at(-1)?.text ?? '')?.[1] ?? '';

describeOnEachDatabase('whoever holds the old password', (open) => {
  const countSessions = async (db: Db) => (await db.selectFrom('sessions').selectAll().execute()).length;

  async function openSession(deps: TestDeps, email: string) {
    const result = await signIn(deps, { email, password: PASSWORD, clientAddress: THERE });
    const request = requestWith('cookies' in result ? result.cookies : []);
    const viewer = await findViewer(contextWith(deps), request);
    return { viewer: viewer ?? { id: '', email, role: null }, request, clientAddress: THERE };
  }

  async function ask(deps: TestDeps, email: string) {
    const sent = deps.emails.length;
    await requestRecovery(deps, { email, clientAddress: HERE });
    await expect.poll(() => deps.emails.length).toBe(sent + 1);
    return getToken(deps);
  }

  test('[AUTH-8] opens no session that outlives the owner’s reset, however close they come', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    for (let round = 0; round < ROUNDS; round++) {
      const { email } = await createUser(db);
      const token = await ask(deps, email);
      const thieves = [0, 1, 2].map((n) => signIn(deps, { email, password: PASSWORD, clientAddress: `198.51.100.${n}` }));
      expect(await resetPassword(deps, { token, password: CHOSEN, clientAddress: HERE })).toMatchObject({ ok: true });
      await Promise.all(thieves);
      expect(await countSessions(db)).toBe(0);
      await db.deleteFrom('attempts').execute();
    }
  });

  test('[AUTH-8] changes no password that the owner’s reset has replaced, however close they come', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    for (let round = 0; round < ROUNDS; round++) {
      const { email } = await createUser(db);
      const from = await openSession(deps, email);
      const token = await ask(deps, email);
      const [reset] = await Promise.all([
        resetPassword(deps, { token, password: CHOSEN, clientAddress: HERE }),
        changePassword(deps, { ...from, currentPassword: PASSWORD, newPassword: THEIRS }),
      ]);
      const theirs = await signIn(deps, { email, password: THEIRS, clientAddress: THERE });
      expect([reset.ok, theirs.ok]).toEqual(reset.ok ? [true, false] : [false, true]); // whoever came second found nothing left
      await db.deleteFrom('sessions').execute();
      await db.deleteFrom('attempts').execute();
    }
  });

  test('[AUTH-8] of several who use one link at once one sets the password', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    const token = await ask(deps, email);
    const uses = [1, 2, 3, 4].map((n) => resetPassword(deps, { token, password: `${CHOSEN} ${n}`, clientAddress: `192.0.2.${n}` }));
    expect((await Promise.all(uses)).filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('[AUTH-8] a changed password ends recovery links and second steps that were begun with the old one', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { id, email } = await createUser(db);
    const from = await openSession(deps, email);
    const token = await ask(deps, email);
    const soon = new Date(Date.now() + 600_000);
    await (await (await deps.accounts()).$context).internalAdapter.createVerificationValue({
      identifier: '2fa-x',
      value: id,
      expiresAt: soon,
    });
    const changed = await changePassword(deps, { ...from, currentPassword: PASSWORD, newPassword: CHOSEN });
    expect(await isRecoveryOpen(deps, token)).toBe(false);
    expect(await resetPassword(deps, { token, password: THEIRS, clientAddress: THERE })).toMatchObject({ isLinkClosed: true });
    expect(await db.selectFrom('verifications').selectAll().execute()).toEqual([]);
    expect(await countSessions(db)).toBe(1);
    expect(await findViewer(contextWith(deps), from.request)).toBeNull();
    expect(await findViewer(contextWith(deps), requestWith('cookies' in changed ? changed.cookies : []))).toMatchObject({ id });
  });

  test('[AUTH-8] "This was not me" ends the links for a new password, and leaves the password', async () => {
    const deps = createTestDeps(await open());
    const { email } = await createUser(deps.db);
    const first = await ask(deps, email);
    const second = await ask(deps, email);
    const report = getReport(deps);
    expect(await findReport(deps, report)).toBe('recovery');
    expect(await fileReport(deps, { token: report, clientAddress: HERE })).toBe('recovery');
    for (const token of [first, second]) expect(await isRecoveryOpen(deps, token)).toBe(false);
    expect(await fileReport(deps, { token: report, clientAddress: HERE })).toBeUndefined();
    expect(await signIn(deps, { email, password: PASSWORD, clientAddress: HERE })).toMatchObject({ ok: true });
  });

  test('[AUTH-8] "This was not me" ends a changed password and its sessions, and nothing that came after it', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    const from = await openSession(deps, email);
    await changePassword(deps, { ...from, currentPassword: PASSWORD, newPassword: THEIRS });
    const report = getReport(deps);
    expect(await findReport(deps, report)).toBe('password');
    expect(await fileReport(deps, { token: report, clientAddress: HERE })).toBe('password');
    expect(await countSessions(db)).toBe(0);
    for (const password of [THEIRS, PASSWORD]) {
      expect(await signIn(deps, { email, password, clientAddress: THERE })).toMatchObject({ formError: 'Invalid email or password' });
    }
    await resetPassword(deps, { token: await ask(deps, email), password: CHOSEN, clientAddress: HERE });
    expect(await fileReport(deps, { token: report, clientAddress: THERE })).toBeUndefined();
    expect(await signIn(deps, { email, password: CHOSEN, clientAddress: HERE })).toMatchObject({ ok: true });
  });

  test('[AUTH-8] "This was not me" expires, and cannot be guessed without being slowed down', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    await ask(deps, email);
    const report = getReport(deps);
    deps.passTime(3_600_001);
    expect(await findReport(deps, report)).toBeUndefined();
    for (let n = 1; n <= 5; n++) expect(await fileReport(deps, { token: `guess${n}`, clientAddress: THERE })).toBeUndefined();
    await expect(fileReport(deps, { token: 'guess', clientAddress: THERE })).rejects.toMatchObject({ code: 'rate-limited' });
  });
});
