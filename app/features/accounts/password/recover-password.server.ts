import { type FormFailure, refuseForm } from '#platform/forms/form-errors.ts';
import { errorFields } from '#platform/log/log.server.ts';
import type { AccountServices } from '../account-services.ts';
import { clearAttempts, consumeAttempt } from '../attempt-limit.server.ts';
import { callAuth } from '../better-auth/call-auth.server.ts';
import { deleteVerifications, findVerification, getResetKey } from '../better-auth/private-api.server.ts';
import { passwordChangedEmail } from '../emails.ts';
import { messages } from '../messages.ts';
import { findPasswordProblem } from './password.ts';

/** Emails a link for a new password if the address has an account; the response is the same if it has none. Throws `rateLimited`. */
export async function requestRecovery(
  services: AccountServices,
  { email, clientAddress }: { email: string; clientAddress: string },
): Promise<void> {
  await consumeAttempt(services, { kind: 'email', clientAddress, account: email, now: services.now() });
  await callAuth(
    async () => (await services.accounts()).api.requestPasswordReset({ body: { email }, returnHeaders: true }),
    messages.resetFailed,
  );
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
  const problem = findPasswordProblem(password, user.email);
  if (problem) {
    return { ...refuseForm({ formError: messages.checkFields, fieldErrors: { password: problem } }), isLinkClosed: false };
  }
  const result = await callAuth(
    async () => (await services.accounts()).api.resetPassword({ body: { newPassword: password, token }, returnHeaders: true }),
    messages.resetFailed,
  );
  if ('refusal' in result) return linkClosed;
  await services.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('users')
      .set({ isEmailVerified: true, updatedAt: services.now().toISOString() })
      .where('id', '=', user.id)
      .execute();
    await tx.deleteFrom('sessions').where('userId', '=', user.id).execute();
    await deleteVerifications(tx, user.id);
  });
  await clearAttempts(services, { kind: 'password', account: user.email });
  notifyPasswordChanged(services, user.email);
  return { ok: true, userId: user.id };
}

/** Emails the owner of an account that its password has changed; nobody waits for it. */
export function notifyPasswordChanged({ mail, log, settings }: AccountServices, email: string): void {
  void mail
    .send({ to: email, ...passwordChangedEmail(`${settings.SITE_URL}/auth/recover`) })
    .catch((error) => log.error('email not sent', errorFields(error)));
}

async function findOwner(services: AccountServices, token: string) {
  const userId = await findVerification(services, getResetKey(token));
  if (userId === undefined) return undefined;
  return services.db.selectFrom('users').select(['id', 'email']).where('id', '=', userId).executeTakeFirst();
}
