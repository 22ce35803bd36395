import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import { type AccountDeps, readSiteName } from '../account-deps.ts';
import { recordActivity } from '../activity/activity-entries.server.ts';
import { consumeAttempt } from '../attempt-limit.server.ts';
import { orUnavailable } from '../better-auth/call-auth.server.ts';
import { changeEmailEmail, emailChangedEmail, takenEmailEmail } from '../emails.ts';
import { messages } from '../messages.ts';
import { endAccess, isTaken, lockAccount, setEmail } from '../ownership/account-lock.server.ts';
import { createLink, findLink, getLinkExpiry, mayEmail } from '../ownership/email-link.server.ts';
import type { SecurityRequest } from '../sessions/security-request.server.ts';
import { findSession } from '../sessions/viewer.server.ts';
import { type Proof, proveIdentity } from './prove-identity.server.ts';

/** Emails a link to the new address, which changes nothing yet. Responds the same if it has an account. Throws `rateLimited`. */
export async function requestEmailChange(
  deps: AccountDeps,
  from: SecurityRequest,
  { email, ...proof }: Proof & { email: string },
): Promise<FormFailure | undefined> {
  const { viewer, clientAddress } = from;
  if (!(await deps.site.read()).canSend) return refuseForm({ formError: messages.emailNeedsMail });
  if (email === viewer.email) return refuseForm({ fieldErrors: { email: messages.emailSame } });
  const proven = await proveIdentity(deps, from, proof);
  if ('ok' in proven) return proven;
  await consumeAttempt(deps, { kind: 'email', clientAddress, account: viewer.email, now: deps.now() });
  const siteName = await readSiteName(deps);
  const refused = await orUnavailable(deps, messages.failed, () =>
    proven.commit(async (tx) => {
      const isSent = await enqueueEmailChange(deps, tx, { userId: viewer.id, email, siteName });
      return isSent ? undefined : refuseForm({ formError: messages.emailLimit });
    }),
  );
  if (!refused) deps.outbox.wake();
  return refused;
}

async function enqueueEmailChange(
  { settings, outbox, now }: AccountDeps,
  tx: Db,
  { userId, email, siteName }: { userId: string; email: string; siteName: string },
): Promise<boolean> {
  const link = { kind: 'change-email', userId, email, now: now() } as const;
  if (!(await mayEmail(tx, link))) return false;
  const change = `${settings.SITE_URL}/auth/change-email?token=${await createLink(tx, link)}`;
  const content = (await isTaken(tx, email))
    ? takenEmailEmail(siteName, { signIn: `${settings.SITE_URL}/auth` })
    : changeEmailEmail(siteName, { change });
  await outbox.enqueue(tx, { to: email, ...content }, { expiresAt: getLinkExpiry(link.kind, link.now) });
  return true;
}

/** The new address, if the link is one of the viewer's own: anybody else who is sent it by mistake takes over nothing. */
export async function findEmailChange(
  { db, now }: Pick<AccountDeps, 'db' | 'now'>,
  { token, viewer }: { token: string; viewer: { id: string } },
): Promise<string | undefined> {
  const link = await findLink(db, { page: 'change-email', token, now: now() });
  return link?.userId === viewer.id && link.email !== null ? link.email : undefined;
}

/** Ends every other session and emailed link, and tells the old address. Throws `rateLimited`. */
export async function changeEmail(
  deps: AccountDeps,
  { viewer, request, clientAddress, token }: SecurityRequest & { token: string },
): Promise<boolean> {
  const { outbox, settings, now } = deps;
  await consumeAttempt(deps, { kind: 'token', clientAddress, now: now() });
  const found = await findSession(deps, request);
  const siteName = await readSiteName(deps);
  const isChanged = await orUnavailable(deps, messages.failed, () =>
    runTransaction(deps.db, async (tx) => {
      const account = await lockAccount(tx, { id: viewer.id });
      const email = account?.isConfirmed && (await findEmailChange({ db: tx, now }, { token, viewer })); // under the lock: it works once
      if (!email || !found || (await isTaken(tx, email))) return false;
      await setEmail(tx, { userId: viewer.id, email, now: now() });
      if (viewer.role) await recordActivity(tx, { by: account.email, action: 'changed-email', person: email, now: now() });
      await endAccess(tx, viewer.id, { exceptSession: found.session.id });
      const link = { kind: 'report-email', userId: viewer.id, email: account.email, now: now() } as const;
      const report = `${settings.SITE_URL}/auth/not-me?token=${await createLink(tx, link)}`;
      const content = emailChangedEmail(siteName, { email, report });
      await outbox.enqueue(tx, { to: account.email, ...content }, { expiresAt: getLinkExpiry(link.kind, link.now), isNotice: true });
      return true;
    }),
  );
  outbox.wake();
  return isChanged;
}
