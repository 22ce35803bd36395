import type { Services } from '#app/context/services.server.ts';
import { type Attempt, consumeAttempt, refundAttempt } from '../attempt-limit.server.ts';
import { callAuth, orUnavailable } from '../auth-call.server.ts';
import { messages } from '../messages.ts';
import { sendConfirmation } from './confirm-email.server.ts';
import { promoteToAdmin } from './promote-to-admin.server.ts';

export type SignInResult =
  | { step: 'done'; userId: string; cookies: string[] }
  | { step: 'second-factor'; cookies: string[] }
  | { step: 'refused'; message: string };

/**
 * Signs in with e-mail and password, and makes an admin of whoever is to be one before anybody reads that.
 * Throws `rateLimited` after too many tries and `unavailable` when it cannot be told.
 */
export async function signIn(services: Services, credentials: Credentials): Promise<SignInResult> {
  return orUnavailable(services, messages.signInFailed, () => tryToSignIn(services, credentials));
}

export interface Credentials {
  email: string;
  password: string;
  clientAddress: string;
}

async function tryToSignIn(services: Services, { email, password, clientAddress }: Credentials): Promise<SignInResult> {
  const attempt: Attempt = { guess: 'password', clientAddress, account: email, now: services.now() };
  await consumeAttempt(services, attempt);
  const answer = await callAuth(
    async () => (await services.accounts()).api.signInEmail({ body: { email, password }, headers: new Headers(), returnHeaders: true }),
    messages.signInFailed,
  );
  if ('refused' in answer) {
    if (answer.refused !== 'EMAIL_NOT_VERIFIED') return { step: 'refused', message: answer.message };
    await refundAttempt(services, attempt); // it was the right password
    return { step: 'refused', message: await confirmFirst(services, { email, clientAddress }) };
  }
  await refundAttempt(services, attempt);
  if ('twoFactorRedirect' in answer.response) return { step: 'second-factor', cookies: answer.cookies };
  const { id: userId } = answer.response.user;
  await promoteToAdmin(services, userId);
  return { step: 'done', userId, cookies: answer.cookies };
}

async function confirmFirst(services: Services, { email, clientAddress }: { email: string; clientAddress: string }) {
  await consumeAttempt(services, { guess: 'mail', clientAddress, account: email, now: services.now() });
  await sendConfirmation(services, email);
  return 'Confirm your e-mail address first: we have just sent you the link again.';
}
