import { type FormFailure, refuseForm } from '#platform/forms/form-errors.ts';
import { errorFields } from '#platform/log/log.server.ts';
import type { AccountServices } from '../account-services.ts';
import { clearAttempts, consumeAttempt } from '../attempt-limit.server.ts';
import { orUnavailable } from '../better-auth/call-auth.server.ts';
import { type EmailText, passwordChangedEmail, recoveryEmail } from '../emails.ts';
import { messages } from '../messages.ts';
import { confirmAccount, lockAccount } from '../ownership/account-lock.server.ts';
import { createLink, findLink, mayEmail } from '../ownership/email-link.server.ts';
import { findPasswordProblem } from '../password/password.server.ts';
import { hashPassword } from '../password/password-hash.server.ts';
import { storeNewPassword } from './new-password.server.ts';

/**
 * Emails a link for a new password if the address has an account, unless three that still work were sent within the hour; the response
 * is the same in each case. Throws `rateLimited` for a client's address that asks too often.
 */
export async function requestRecovery(
  services: AccountServices,
  { email, clientAddress }: { email: string; clientAddress: string },
): Promise<void> {
  await consumeAttempt(services, { kind: 'email', clientAddress, now: services.now() });
  const content = await orUnavailable(services, messages.resetFailed, () => writeRecovery(services, email));
  if (content) sendInBackground(services, email, content); // the response for an address with an account must not take longer
}

/** Whether an emailed link still works. */
export async function isRecoveryOpen(services: AccountServices, token: string): Promise<boolean> {
  return (await findOwner(services, token)) !== undefined;
}

export type ResetResult = { ok: true; userId: string } | (FormFailure & { isLinkClosed: boolean });

/** Sets a new password, once per emailed link; every session of the account ends, and its address is confirmed. Throws `rateLimited`. */
export async function resetPassword(
  services: AccountServices,
  { token, password, clientAddress }: { token: string; password: string; clientAddress: string },
): Promise<ResetResult> {
  await consumeAttempt(services, { kind: 'token', clientAddress, now: services.now() });
  const user = await findOwner(services, token);
  const linkClosed = { ...refuseForm({ formError: messages.resetLinkClosed }), isLinkClosed: true };
  if (!user) return linkClosed;
  const problem = await findPasswordProblem(password, user.email);
  if (problem) {
    return { ...refuseForm({ formError: messages.checkFields, fieldErrors: { password: problem } }), isLinkClosed: false };
  }
  const passwordHash = await hashPassword(password);
  const report = await orUnavailable(services, messages.resetFailed, () =>
    services.db.transaction().execute(async (tx) => {
      const account = await lockAccount(tx, { id: user.id });
      if (!account || !(await findOwner({ ...services, db: tx }, token))) return undefined; // used meanwhile, or the account is gone
      const now = services.now();
      if (!account.isConfirmed) await confirmAccount(tx, { userId: account.id, now });
      return storeNewPassword(tx, { userId: account.id, passwordHash, now });
    }),
  );
  if (!report) return linkClosed;
  await clearAttempts(services, { kind: 'password', account: user.email });
  notifyPasswordChanged(services, { email: user.email, report });
  return { ok: true, userId: user.id };
}

/** Emails the owner of an account that its password has changed, with the token by which they say that it was not them. */
export function notifyPasswordChanged(services: AccountServices, { email, report }: { email: string; report: string }): void {
  sendInBackground(services, email, passwordChangedEmail({ report: `${services.settings.SITE_URL}/auth/not-me?token=${report}` }));
}

/** The email, with its links stored; undefined when none is due. For an address without an account as much is written. */
async function writeRecovery({ db, settings, now }: AccountServices, email: string): Promise<EmailText | undefined> {
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, { email });
    const link = { userId: account?.id ?? null, now: now() };
    if (account && !(await mayEmail(tx, { kind: 'reset-password', ...link, userId: account.id }))) return undefined;
    const [reset, report] = [
      await createLink(tx, { kind: 'reset-password', ...link }),
      await createLink(tx, { kind: 'report-recovery', ...link }),
    ];
    if (!account) return undefined;
    return recoveryEmail({
      reset: `${settings.SITE_URL}/auth/reset?token=${reset}`,
      report: `${settings.SITE_URL}/auth/not-me?token=${report}`,
    });
  });
}

function sendInBackground({ mail, log }: AccountServices, email: string, content: EmailText) {
  void mail.send({ to: email, ...content }).catch((error) => log.error('email not sent', errorFields(error)));
}

async function findOwner({ db, now }: Pick<AccountServices, 'db' | 'now'>, token: string) {
  const link = await findLink(db, { page: 'reset-password', token, now: now() });
  if (!link) return undefined;
  return db.selectFrom('users').select(['id', 'email']).where('id', '=', link.userId).executeTakeFirst();
}
