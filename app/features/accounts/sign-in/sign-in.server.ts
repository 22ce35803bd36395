import { type FormFailure, refuseForm } from '#platform/forms/form-errors.ts';
import type { AccountServices } from '../account-services.ts';
import { type Attempt, consumeAttempt, refundAttempt } from '../attempt-limit.server.ts';
import { callAuth, orUnavailable } from '../better-auth/call-auth.server.ts';
import { messages } from '../messages.ts';
import { sendConfirmation } from './confirm-email.server.ts';
import { promoteToAdmin } from './promote-to-admin.server.ts';

export type SignInResult =
  | { ok: true; step: 'signed-in'; userId: string; cookies: string[] }
  | { ok: true; step: 'second-factor'; cookies: string[] }
  | FormFailure;

/**
 * Signs in with email address and password, and promotes whoever is named in `ADMIN_EMAILS` before anything reads their role.
 * Throws `rateLimited` after too many attempts and `unavailable` in an outage.
 */
export async function signIn(services: AccountServices, credentials: Credentials): Promise<SignInResult> {
  return orUnavailable(services, messages.signInFailed, () => tryToSignIn(services, credentials));
}

export interface Credentials {
  email: string;
  password: string;
  clientAddress: string;
}

async function tryToSignIn(services: AccountServices, { email, password, clientAddress }: Credentials): Promise<SignInResult> {
  const attempt: Attempt = { kind: 'password', clientAddress, account: email, now: services.now() };
  await consumeAttempt(services, attempt);
  const result = await callAuth(
    async () => (await services.accounts()).api.signInEmail({ body: { email, password }, headers: new Headers(), returnHeaders: true }),
    messages.signInFailed,
  );
  if ('refusal' in result) {
    if (result.refusal !== 'EMAIL_NOT_VERIFIED') return refuseForm({ formError: REFUSALS[result.refusal] ?? messages.signInFailed });
    await refundAttempt(services, attempt); // it was the right password
    await consumeAttempt(services, { kind: 'email', clientAddress, account: email, now: services.now() });
    await sendConfirmation(services, email);
    return refuseForm({ formError: messages.confirmFirst });
  }
  await refundAttempt(services, attempt);
  const { response, cookies } = result;
  if ('twoFactorRedirect' in response) return { ok: true, step: 'second-factor', cookies };
  await promoteToAdmin(services, response.user.id);
  return { ok: true, step: 'signed-in', userId: response.user.id, cookies };
}

const REFUSALS: Record<string, string> = { INVALID_EMAIL_OR_PASSWORD: messages.wrongCredentials };
