import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import { type AccountDeps, readSiteName } from '../account-deps.ts';
import { type Attempt, consumeAttempt, refundAttempt } from '../attempt-limit.server.ts';
import { callAuth, getAuthHeaders, orUnavailable } from '../better-auth/call-auth.server.ts';
import { findVerification, getChallenge } from '../better-auth/private-api.server.ts';
import { messages } from '../messages.ts';
import { findPasswordHash } from '../ownership/account-lock.server.ts';
import { enqueueSecurityNotice } from '../ownership/security-notice.server.ts';
import { findKnownDevice } from '../sessions/known-device.server.ts';
import { replaceSession } from '../sessions/session.server.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.server.ts';
import type { SignInResult } from '../sign-in/sign-in.server.ts';
import { findRecoveryCode, findTwoFactor, isFirstUse, readTwoFactor, toAppCode } from './two-factor.server.ts';

export async function findPendingUser(deps: Pick<AccountDeps, 'accounts' | 'now'>, request: Request): Promise<string | undefined> {
  const { key } = getChallenge(request);
  return key ? findVerification(deps, key) : undefined;
}

/** Each code works once. Throws `rateLimited`. */
export async function verifySecondFactor(deps: AccountDeps, submitted: SubmittedCode): Promise<SignInResult> {
  return orUnavailable(deps, messages.signInFailed, () => checkCode(deps, submitted));
}

interface SubmittedCode {
  request: Request;
  code: string;
  clientAddress: string;
}

async function checkCode(deps: AccountDeps, { request, code, clientAddress }: SubmittedCode): Promise<SignInResult> {
  const userId = await findPendingUser(deps, request);
  if (!userId) return refuseForm({ formError: messages.secondStepExpired });
  const device = findKnownDevice(deps, request, userId);
  const attempt: Attempt = { kind: 'code', clientAddress, account: userId, device, now: deps.now() };
  await consumeAttempt(deps, attempt);
  const passwordHash = (await findPasswordHash(deps.db, userId)) ?? '';
  const headers = getAuthHeaders(request, getChallenge(request).cookie);
  const result = await verifyCode(deps, { userId, code, headers });
  if ('ok' in result) return result;
  if (!(await completeSignIn(deps, { userId, passwordHash, session: { token: result.response.token ?? '' } }))) {
    return refuseForm({ formError: messages.secondStepExpired });
  }
  await refundAttempt(deps, attempt);
  return { ok: true, step: 'signed-in', userId, cookies: await replaceSession(deps, { request, userId, cookies: result.cookies }) };
}

async function verifyCode(
  deps: AccountDeps,
  { userId, code, headers }: { userId: string; code: string; headers: Headers },
): Promise<{ cookies: string[]; response: { token?: string | null | undefined } } | FormFailure> {
  const stored = await findTwoFactor(deps.db, userId);
  const keys = stored && (await readTwoFactor(deps, stored));
  if (stored && !keys) return refuseForm({ formError: messages.secretChanged });
  const appCode = toAppCode(code);
  if (appCode && !(await isFirstUse(deps, { userId, code: appCode }))) return refuseForm({ formError: messages.usedCode });
  const { api } = await deps.accounts();
  const result = await callAuth(
    async () =>
      appCode
        ? api.verifyTOTP({ body: { code: appCode }, headers, returnHeaders: true })
        : api.verifyBackupCode({ body: { code: (keys && findRecoveryCode(keys, code)) ?? code }, headers, returnHeaders: true }),
    messages.signInFailed,
  );
  if ('refusal' in result) return refuseForm({ formError: messages.wrongCode });
  if (!appCode) {
    await enqueueSecurityNotice(deps, deps.db, { userId, event: 'code-used', siteName: await readSiteName(deps) });
    deps.outbox.wake();
  }
  return result;
}
