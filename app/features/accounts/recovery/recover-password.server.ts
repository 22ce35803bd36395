import type { Db } from '#db/client.server.ts';
import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import { type AccountServices, readSiteName } from '../account-services.ts';
import { clearAttempts, consumeAttempt } from '../attempt-limit.server.ts';
import { orUnavailable } from '../better-auth/call-auth.server.ts';
import { passwordChangedEmail, recoveryEmail } from '../emails.ts';
import { messages } from '../messages.ts';
import { confirmAccount, endAccess, lockAccount, setPassword } from '../ownership/account-lock.server.ts';
import { createLink, findLink, getLinkExpiry, mayEmail } from '../ownership/email-link.server.ts';
import { findPasswordProblem } from '../password/password.server.ts';
import { hashPassword } from '../password/password-hash.server.ts';

/** Responds the same whether or not the address has an account. Throws `rateLimited`. */
export async function requestRecovery(
  services: AccountServices,
  { email, clientAddress }: { email: string; clientAddress: string },
): Promise<void> {
  await consumeAttempt(services, { kind: 'email', clientAddress, now: services.now() });
  await orUnavailable(services, messages.resetFailed, () => enqueueRecovery(services, email));
  services.outbox.wake();
}

export async function isRecoveryOpen(services: AccountServices, token: string): Promise<boolean> {
  return (await findOwner(services, token)) !== undefined;
}

export type ResetResult = { ok: true; userId: string } | (FormFailure & { isLinkClosed: boolean });

/** Every session of the account ends, and its address is confirmed. Throws `rateLimited`. */
export async function resetPassword(
  services: AccountServices,
  { token, password, clientAddress }: { token: string; password: string; clientAddress: string },
): Promise<ResetResult> {
  await consumeAttempt(services, { kind: 'token', clientAddress, now: services.now() });
  const user = await findOwner(services, token);
  const linkClosed = { ...refuseForm({ formError: messages.resetLinkClosed }), isLinkClosed: true };
  if (!user) return linkClosed;
  const siteName = await readSiteName(services);
  const problem = await findPasswordProblem(password, { email: user.email, siteName });
  if (problem) {
    return { ...refuseForm({ formError: messages.checkFields, fieldErrors: { password: problem } }), isLinkClosed: false };
  }
  const passwordHash = await hashPassword(password);
  const isReset = await orUnavailable(services, messages.resetFailed, () =>
    services.db.transaction().execute(async (tx) => {
      const account = await lockAccount(tx, { id: user.id });
      if (!account || !(await findOwner({ ...services, db: tx }, token))) return false; // used in between, or the account is gone
      const now = services.now();
      if (!account.isConfirmed) await confirmAccount(tx, { userId: account.id, now });
      const report = await storeNewPassword(tx, { userId: account.id, passwordHash, now });
      await enqueuePasswordChanged(services, tx, { email: user.email, report, siteName });
      return true;
    }),
  );
  if (!isReset) return linkClosed;
  services.outbox.wake();
  await clearAttempts(services, { kind: 'password', account: user.email });
  return { ok: true, userId: user.id };
}

/** Call it with the account locked. Returns the token of a new "This was not me" link. */
export async function storeNewPassword(
  tx: Db,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<string> {
  await setPassword(tx, { userId, passwordHash, now });
  await endAccess(tx, userId);
  return createLink(tx, { kind: 'report-password', userId, passwordHash, now });
}

export async function enqueuePasswordChanged(
  { settings, outbox, now }: AccountServices,
  tx: Db,
  { email, report, siteName }: { email: string; report: string; siteName: string },
): Promise<void> {
  const content = passwordChangedEmail(siteName, { report: `${settings.SITE_URL}/auth/not-me?token=${report}` });
  await outbox.enqueue(tx, { to: email, ...content }, { expiresAt: getLinkExpiry('report-password', now()), isNotice: true });
}

/** Writes as much for an address without an account. */
async function enqueueRecovery(services: AccountServices, email: string): Promise<void> {
  const { db, settings, outbox, now } = services;
  const siteName = await readSiteName(services);
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, { email });
    const link = { userId: account?.id ?? null, now: now() };
    if (account && !(await mayEmail(tx, { kind: 'reset-password', ...link, userId: account.id }))) return;
    const [reset, report] = [
      await createLink(tx, { kind: 'reset-password', ...link }),
      await createLink(tx, { kind: 'report-recovery', ...link }),
    ];
    const content = recoveryEmail(siteName, {
      reset: `${settings.SITE_URL}/auth/reset?token=${reset}`,
      report: `${settings.SITE_URL}/auth/not-me?token=${report}`,
    });
    const expiresAt = getLinkExpiry('reset-password', link.now);
    await outbox.enqueue(tx, { to: email, ...content }, { expiresAt, isWanted: account !== undefined });
  });
}

async function findOwner({ db, now }: Pick<AccountServices, 'db' | 'now'>, token: string) {
  const link = await findLink(db, { page: 'reset-password', token, now: now() });
  if (!link) return undefined;
  return db.selectFrom('users').select(['id', 'email']).where('id', '=', link.userId).executeTakeFirst();
}
