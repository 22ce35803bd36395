import { type FormFailure, refuseForm } from '#platform/forms/form-errors.ts';
import type { AccountServices } from '../account-services.ts';
import { type Attempt, consumeAttempt, refundAttempt } from '../attempt-limit.server.ts';
import { callAuth, getAuthHeaders, orUnavailable } from '../better-auth/call-auth.server.ts';
import { messages } from '../messages.ts';
import { findPasswordHash } from '../ownership/account-lock.server.ts';
import { findPasswordProblem } from '../password/password.server.ts';
import { hashPassword, verifyPassword } from '../password/password-hash.server.ts';
import { findKnownDevice } from '../session/known-device.server.ts';
import { completeSignIn, isStillProven } from '../sign-in/complete-sign-in.server.ts';
import { storeNewPassword } from './new-password.server.ts';
import { enqueuePasswordChanged } from './recover-password.server.ts';
import type { SecurityRequest } from './security-request.server.ts';

/**
 * Changes the password of who is signed in. Every session, emailed link and begun second step ends; this browser gets a new session.
 * A password that was replaced while it was being checked changes nothing. Throws `rateLimited`.
 */
export async function changePassword(
  services: AccountServices,
  { viewer, request, clientAddress, currentPassword, newPassword }: SecurityRequest & { currentPassword: string; newPassword: string },
): Promise<{ cookies: string[] } | FormFailure> {
  const problem = await findPasswordProblem(newPassword, viewer.email);
  if (problem) return refuseForm({ fieldErrors: { newPassword: problem } });
  const device = findKnownDevice(services, request, viewer.id);
  const attempt: Attempt = { kind: 'password', clientAddress, account: viewer.email, device, now: services.now() };
  await consumeAttempt(services, attempt);
  const wrongPassword = refuseForm({ fieldErrors: { currentPassword: messages.wrongPassword } });
  const current = { userId: viewer.id, passwordHash: (await findPasswordHash(services.db, viewer.id)) ?? '' };
  if (!(await verifyPassword({ hash: current.passwordHash, password: currentPassword }))) return wrongPassword;
  await refundAttempt(services, attempt);
  await consumeAttempt(services, { kind: 'email', clientAddress, account: viewer.email, now: services.now() }); // each change sends one, and ends links
  const changed = { userId: viewer.id, passwordHash: await hashPassword(newPassword) };
  const isChanged = await orUnavailable(services, messages.failed, () =>
    services.db.transaction().execute(async (tx) => {
      if (!(await isStillProven(tx, current))) return false;
      const report = await storeNewPassword(tx, { ...changed, now: services.now() });
      await enqueuePasswordChanged(services, tx, { email: viewer.email, report });
      return true;
    }),
  );
  if (!isChanged) return wrongPassword;
  services.outbox.wake();
  return { cookies: await openSession(services, request, changed) };
}

/** None when the account was taken back by email at this very moment: the next page asks to sign in. */
async function openSession(
  services: AccountServices,
  request: Request,
  changed: { userId: string; passwordHash: string },
): Promise<string[]> {
  const result = await callAuth(
    async () =>
      (await services.accounts()).api.openSession({
        body: { userId: changed.userId },
        headers: getAuthHeaders(request, ''),
        returnHeaders: true,
      }),
    messages.failed,
  );
  if ('refusal' in result) return [];
  const isOpen = await completeSignIn(services, { ...changed, session: { id: result.response.sessionId } });
  return isOpen ? result.cookies : [];
}
