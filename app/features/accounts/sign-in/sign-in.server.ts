import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import type { AccountDeps } from '../account-deps.ts';
import { type Attempt, consumeAttempt, refundAttempt } from '../attempt-limit.server.ts';
import { callAuth, getAuthHeaders, orUnavailable } from '../better-auth/call-auth.server.ts';
import { toAuthEmail } from '../better-auth/session-store.server.ts';
import { messages } from '../messages.ts';
import { findKnownDeviceByEmail } from '../sessions/known-device.server.ts';
import { endSession, replaceSession } from '../sessions/session.server.ts';
import { completeSignIn, isStillProven } from './complete-sign-in.server.ts';
import { sendConfirmation } from './confirm-email.server.ts';

export type SignInResult =
  | { ok: true; step: 'signed-in'; userId: string; cookies: string[] }
  | { ok: true; step: 'second-factor'; cookies: string[] }
  | FormFailure;

/** Promotes users named in `ADMIN_EMAILS` before anything reads their role. Throws `rateLimited` and `unavailable`. */
export async function signIn(deps: AccountDeps, credentials: SignInCredentials): Promise<SignInResult> {
  return orUnavailable(deps, messages.signInFailed, () => tryToSignIn(deps, credentials));
}

export interface Credentials {
  email: string;
  password: string;
  clientAddress: string;
}

interface SignInCredentials extends Credentials {
  request?: Request;
}

async function tryToSignIn(deps: AccountDeps, { email, password, clientAddress, request }: SignInCredentials): Promise<SignInResult> {
  const device = await findKnownDeviceByEmail(deps, request, email);
  const attempt: Attempt = { kind: 'password', clientAddress, account: email, device, now: deps.now() };
  await consumeAttempt(deps, attempt);
  const headers = getAuthHeaders(request, '');
  const proven = await findPassword(deps, email);
  const result = await callAuth(
    async () => (await deps.accounts()).api.signInEmail({ body: { email: toAuthEmail(email), password }, headers, returnHeaders: true }),
    messages.signInFailed,
  );
  if ('refusal' in result) {
    if (result.refusal !== 'EMAIL_NOT_VERIFIED') return refuseForm({ formError: REFUSALS[result.refusal] ?? messages.signInFailed });
    await refundAttempt(deps, attempt); // it was the right password
    await consumeAttempt(deps, { kind: 'email', clientAddress, now: deps.now() });
    await sendConfirmation(deps, email);
    return refuseForm({ formError: messages.confirmFirst });
  }
  const { response, cookies } = result;
  const isFinished = !('twoFactorRedirect' in response);
  const isProven = isFinished
    ? await completeSignIn(deps, { ...proven, isOneStep: true, session: response })
    : await deps.db.transaction().execute((tx) => isStillProven(tx, proven));
  if (!isProven) return refuseForm({ formError: messages.wrongCredentials });
  await refundAttempt(deps, attempt);
  if (!isFinished) {
    await endSession(deps, request); // better-auth takes its cookie away
    return { ok: true, step: 'second-factor', cookies };
  }
  const { userId } = proven;
  return { ok: true, step: 'signed-in', userId, cookies: await replaceSession(deps, { request, userId, cookies }) };
}

async function findPassword({ db }: AccountDeps, email: string) {
  const row = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.userId', 'users.id')
    .select(['users.id as userId', 'accounts.password as passwordHash'])
    .where('users.email', '=', email.toLowerCase())
    .where('accounts.providerId', '=', 'credential')
    .executeTakeFirst();
  return { userId: row?.userId ?? '', passwordHash: row?.passwordHash ?? '' };
}

const REFUSALS: Record<string, string> = { INVALID_EMAIL_OR_PASSWORD: messages.wrongCredentials };
