import { expect, test } from 'vitest';
import { createTestDeps, createUser, linkIn, PASSWORD, requestWith, type TestDeps } from '#tests/factories/accounts.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { findPasswordHash } from '../ownership/account-lock.server.ts';
import { createLink } from '../ownership/email-link.server.ts';
import { fileReport } from '../ownership/report.server.ts';
import { changePeople } from '../people/change-people.server.ts';
import { acceptInvitation } from '../people/invitations.server.ts';
import { requestRecovery, resetPassword } from '../recovery/recover-password.server.ts';
import { changeEmail, requestEmailChange } from '../security/change-email.server.ts';
import { confirmWithNewPassword } from '../sign-in/confirm-email.server.ts';
import { issueRescueLink, makeFirstAdmin } from '../sign-in/set-up.server.ts';
import { signIn } from '../sign-in/sign-in.server.ts';

const ROUNDS = 20;
const AT_ONCE = 3;

type Use = (attempt: number) => Promise<boolean>;

/** Issues one token, and says how it is used. */
const KINDS: Record<string, (deps: TestDeps, round: number) => Promise<Use>> = {
  async 'reset-password'(deps) {
    const { email } = await createUser(deps.db);
    await requestRecovery(deps, { email, clientAddress: '192.0.2.200' });
    const token = await readToken(deps);
    return async (n) => (await resetPassword(deps, { token, password: `seven green rivers ${n}`, clientAddress: `192.0.2.${n}` })).ok;
  },
  async 'confirm-email'(deps) {
    const { id } = await createUser(deps.db, { isConfirmed: false });
    const token = await createLink(deps.db, { kind: 'confirm-email', userId: id, now: deps.now() });
    return async (n) =>
      (await confirmWithNewPassword(deps, { token, password: `seven green rivers ${n}`, clientAddress: `192.0.2.${n}` })).ok;
  },
  async 'change-email'(deps, round) {
    const from = await signedIn(deps);
    await requestEmailChange(deps, from, { email: `wanted${round}@example.org`, currentPassword: PASSWORD });
    const token = await readToken(deps);
    return async () => Boolean(await changeEmail(deps, { ...from, token }));
  },
  async 'report-sign-up'(deps) {
    const { id } = await createUser(deps.db, { isConfirmed: false });
    const passwordHash = (await findPasswordHash(deps.db, id)) ?? '';
    const token = await createLink(deps.db, { kind: 'report-sign-up', userId: id, passwordHash, now: deps.now() });
    return async (n) => (await fileReport(deps, { token, clientAddress: `192.0.2.${n}` })) !== undefined;
  },
  async invitation(deps, round) {
    const from = await signedIn(deps, 'admin');
    await changePeople(deps, from, { intent: 'invite', email: `invited${round}@example.org`, role: 'editor', currentPassword: PASSWORD });
    const token = await readToken(deps);
    return async (n) =>
      (await acceptInvitation(deps, { token, viewer: null, password: `seven green rivers ${n}`, clientAddress: `192.0.2.${n}` })) ===
      'accepted';
  },
  async 'set-up'(deps, round) {
    const token = (await issueRescueLink(deps)).split('#')[1] ?? '';
    return async (n) =>
      (await makeFirstAdmin(deps, {
        token,
        email: `first${round}-${n}@example.org`,
        password: 'seven green rivers',
        clientAddress: `192.0.2.${n}`,
      })) === 'made';
  },
};

describeOnEachDatabase('a token that is used several times at once', (open) => {
  test.each(Object.entries(KINDS))('[AUTH-8] [AUTH-12] works once, in twenty races (%s)', async (_, issue) => {
    const deps = createTestDeps(await open(), { SMTP_URL: 'smtp://localhost:1' });
    for (let round = 0; round < ROUNDS; round += 1) {
      const use = await issue(deps, round);
      const used = await Promise.all(Array.from({ length: AT_ONCE }, (_each, n) => use(n + 1)));
      expect(used.filter(Boolean)).toHaveLength(1);
      await deps.db.deleteFrom('attempts').execute();
      await deps.db.deleteFrom('jobs').execute();
      await deps.db.deleteFrom('userRoles').execute();
    }
  });
});

async function signedIn(deps: TestDeps, role?: 'admin') {
  const { id, email } = await createUser(deps.db, { role });
  const clientAddress = '192.0.2.200';
  const result = await signIn(deps, { email, password: PASSWORD, clientAddress });
  return { viewer: { id, email, role: role ?? null }, request: requestWith('cookies' in result ? result.cookies : []), clientAddress };
}

async function readToken({ emails }: TestDeps): Promise<string> {
  await expect.poll(() => emails.length).toBeGreaterThan(0);
  return linkIn(emails.splice(0).at(-1)).searchParams.get('token') ?? '';
}
