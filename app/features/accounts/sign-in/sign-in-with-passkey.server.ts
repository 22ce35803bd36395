import { refuseForm } from '#platform/forms/parse-form.ts';
import type { AccountServices } from '../account-services.ts';
import { type Attempt, consumeAttempt, refundAttempt } from '../attempt-limit.server.ts';
import { orUnavailable } from '../better-auth/call-auth.server.ts';
import { messages } from '../messages.ts';
import type { PasskeyAssertion } from '../passkey-credential.ts';
import { verifyPasskey } from '../passkeys/verify-passkey.server.ts';
import { replaceSession } from '../sessions/session.server.ts';
import { openSession } from './complete-sign-in.server.ts';
import type { SignInResult } from './sign-in.server.ts';

interface PasskeySignIn {
  credential: PasskeyAssertion;
  request: Request;
  clientAddress: string;
}

/** Counts attempts per client address only, or anyone could keep the owner out. Throws `rateLimited` and `unavailable`. */
export async function signInWithPasskey(services: AccountServices, submitted: PasskeySignIn): Promise<SignInResult> {
  return orUnavailable(services, messages.signInFailed, () => tryToSignIn(services, submitted));
}

async function tryToSignIn(services: AccountServices, { credential, request, clientAddress }: PasskeySignIn): Promise<SignInResult> {
  const attempt: Attempt = { kind: 'passkey', clientAddress, now: services.now() };
  await consumeAttempt(services, attempt);
  const refused = refuseForm({ formError: messages.passkeyRefused });
  const found = await verifyPasskey(services, { credential, request });
  if (!found) return refused;
  const { userId } = found;
  const cookies = await openSession(services, { request, ...found, failure: messages.signInFailed });
  if (!cookies) return refused; // the owner has taken the account back by email
  await refundAttempt(services, attempt);
  return { ok: true, step: 'signed-in', userId, cookies: await replaceSession(services, { request, userId, cookies }) };
}
