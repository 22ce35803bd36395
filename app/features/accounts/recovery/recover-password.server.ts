import type { Db } from '#db/client.server.ts';
import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import { type AccountDeps, readSiteName } from '../account-deps.ts';
import { clearAttempts, consumeAttempt } from '../attempt-limit.server.ts';
import { orUnavailable } from '../better-auth/call-auth.server.ts';
import { passwordChangedEmail, recoveryEmail } from '../emails.ts';
import { messages } from '../messages.ts';
import { confirmAccount, endAccess, lockAccount, setPassword } from '../ownership/account-lock.server.ts';
import { createLink, findLink, getLinkExpiry, mayEmail } from '../ownership/email-link.server.ts';
import { hashPassword } from '../password/password-hash.server.ts';
import { refuseWeakPassword } from '../sign-in/new-user.server.ts';

/** Responds the same whether or not the address has an account. Throws `rateLimited`. */
export async function requestRecovery(
  deps: AccountDeps,
  { email, clientAddress }: { email: string; clientAddress: string },
): Promise<void> {
  await consumeAttempt(deps, { kind: 'email', clientAddress, now: deps.now() });
  await orUnavailable(deps, messages.resetFailed, () => enqueueRecovery(deps, email));
  deps.outbox.wake();
}

export async function isRecoveryOpen(deps: AccountDeps, token: string): Promise<boolean> {
  return (await findOwner(deps, token)) !== undefined;
}

export type ResetResult = { ok: true; userId: string } | (FormFailure & { isLinkClosed: boolean });

/** Every session of the account ends, and its address is confirmed. Throws `rateLimited`. */
export async function resetPassword(
  deps: AccountDeps,
  { token, password, clientAddress }: { token: string; password: string; clientAddress: string },
): Promise<ResetResult> {
  await consumeAttempt(deps, { kind: 'token', clientAddress, now: deps.now() });
  const user = await findOwner(deps, token);
  const linkClosed = { ...refuseForm({ formError: messages.resetLinkClosed }), isLinkClosed: true };
  if (!user) return linkClosed;
  const refused = await refuseWeakPassword(deps, { password, email: user.email });
  if (refused) return { ...refused, isLinkClosed: false };
  const siteName = await readSiteName(deps);
  const passwordHash = await hashPassword(password);
  const isReset = await orUnavailable(deps, messages.resetFailed, () =>
    deps.db.transaction().execute(async (tx) => {
      const account = await lockAccount(tx, { id: user.id });
      if (!account || !(await findOwner({ ...deps, db: tx }, token))) return false; // used in between, or the account is gone
      if (!account.isConfirmed) await confirmAccount(tx, { userId: account.id, now: deps.now() });
      await storeNewPassword(deps, tx, { userId: account.id, email: user.email, passwordHash, siteName });
      return true;
    }),
  );
  if (!isReset) return linkClosed;
  deps.outbox.wake();
  await clearAttempts(deps, { kind: 'password', account: user.email });
  return { ok: true, userId: user.id };
}

/** Ends every other way in, and emails the owner a link that says "This was not me". Call it with the account locked. */
export async function storeNewPassword(
  { settings, outbox, now }: AccountDeps,
  tx: Db,
  { email, siteName, ...changed }: { userId: string; email: string; passwordHash: string; siteName: string },
): Promise<void> {
  const link = { kind: 'report-password', ...changed, now: now() } as const;
  await setPassword(tx, link);
  await endAccess(tx, link.userId);
  const content = passwordChangedEmail(siteName, { report: `${settings.SITE_URL}/auth/not-me?token=${await createLink(tx, link)}` });
  await outbox.enqueue(tx, { to: email, ...content }, { expiresAt: getLinkExpiry(link.kind, link.now), isNotice: true });
}

/** Writes as much for an address without an account. */
async function enqueueRecovery(deps: AccountDeps, email: string): Promise<void> {
  const { db, settings, outbox, now } = deps;
  const siteName = await readSiteName(deps);
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

async function findOwner({ db, now }: Pick<AccountDeps, 'db' | 'now'>, token: string) {
  const link = await findLink(db, { page: 'reset-password', token, now: now() });
  if (!link) return undefined;
  return db.selectFrom('users').select(['id', 'email']).where('id', '=', link.userId).executeTakeFirst();
}
