import { refuseForm } from '#platform/forms/parse-form.ts';
import type { AccountDeps } from '../account-deps.ts';
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
export async function signInWithPasskey(deps: AccountDeps, submitted: PasskeySignIn): Promise<SignInResult> {
  return orUnavailable(deps, messages.signInFailed, () => tryToSignIn(deps, submitted));
}

async function tryToSignIn(deps: AccountDeps, { credential, request, clientAddress }: PasskeySignIn): Promise<SignInResult> {
  const attempt: Attempt = { kind: 'passkey', clientAddress, now: deps.now() };
  await consumeAttempt(deps, attempt);
  const refused = refuseForm({ formError: messages.passkeyRefused });
  const found = await verifyPasskey(deps, { credential, request });
  if (!found) return refused;
  const { userId } = found;
  const cookies = await openSession(deps, { request, ...found, failure: messages.signInFailed });
  if (!cookies) return refused; // the owner has taken the account back by email
  await refundAttempt(deps, attempt);
  return { ok: true, step: 'signed-in', userId, cookies: await replaceSession(deps, { request, userId, cookies }) };
}
