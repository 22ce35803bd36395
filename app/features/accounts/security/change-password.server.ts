import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import { type AccountDeps, readSiteName } from '../account-deps.ts';
import { consumeAttempt } from '../attempt-limit.server.ts';
import { orUnavailable } from '../better-auth/call-auth.server.ts';
import { messages } from '../messages.ts';
import { findPasswordProblem } from '../password/password.server.ts';
import { hashPassword } from '../password/password-hash.server.ts';
import { storeNewPassword } from '../recovery/recover-password.server.ts';
import { checkPassword, type SecurityRequest } from '../sessions/security-request.server.ts';
import { isStillProven, openSession } from '../sign-in/complete-sign-in.server.ts';

/**
 * Ends every session, link and pending second step. Changes nothing if the password was replaced while it was checked. Throws
 * `rateLimited`.
 */
export async function changePassword(
  deps: AccountDeps,
  { viewer, request, clientAddress, currentPassword, newPassword }: SecurityRequest & { currentPassword: string; newPassword: string },
): Promise<{ cookies: string[] } | FormFailure> {
  const siteName = await readSiteName(deps);
  const problem = await findPasswordProblem(newPassword, { email: viewer.email, siteName });
  if (problem) return refuseForm({ fieldErrors: { newPassword: problem } });
  const current = await checkPassword(deps, { viewer, request, clientAddress }, currentPassword);
  if ('ok' in current) return current;
  await consumeAttempt(deps, { kind: 'email', clientAddress, account: viewer.email, now: deps.now() }); // each change sends one, and ends links
  const changed = { userId: viewer.id, passwordHash: await hashPassword(newPassword) };
  const isChanged = await orUnavailable(deps, messages.failed, () =>
    deps.db.transaction().execute(async (tx) => {
      if (!(await isStillProven(tx, { userId: viewer.id, ...current }))) return false;
      await storeNewPassword(deps, tx, { ...changed, email: viewer.email, siteName });
      return true;
    }),
  );
  if (!isChanged) return refuseForm({ fieldErrors: { currentPassword: messages.wrongPassword } });
  deps.outbox.wake();
  const cookies = await openSession(deps, { request, ...changed, failure: messages.failed });
  return { cookies: cookies ?? [] }; // none if the owner has just taken the account back by email: the next page asks to sign in
}
