import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import type { AccountDeps } from '../account-deps.ts';
import { type Attempt, consumeAttempt, refundAttempt } from '../attempt-limit.server.ts';
import { getAuthHeaders } from '../better-auth/call-auth.server.ts';
import { messages } from '../messages.ts';
import type { PasskeyAssertion } from '../passkey-credential.ts';
import { verifyPasskey } from '../passkeys/verify-passkey.server.ts';
import { checkPassword, type SecurityRequest } from '../sessions/security-request.server.ts';

const JUST_NOW_MS = 5 * 60 * 1000;

export interface Proof {
  currentPassword?: string | undefined;
  credential?: PasskeyAssertion | undefined;
}

/** Asks for the password or a passkey: an open session is not enough. Throws `rateLimited`. */
export async function refuseWithoutProof(
  deps: AccountDeps,
  from: SecurityRequest,
  { currentPassword, credential }: Proof,
): Promise<FormFailure | undefined> {
  if (credential) return (await isOwnPasskey(deps, from, credential)) ? undefined : refuseForm({ formError: messages.passkeyNotYours });
  if (!currentPassword) return refuseForm({ fieldErrors: { currentPassword: messages.enterPassword } });
  const result = await checkPassword(deps, from, currentPassword);
  return 'ok' in result ? result : undefined;
}

export async function isJustSignedIn(deps: AccountDeps, request: Request): Promise<boolean> {
  const found = await (await deps.accounts()).api.getSession({ headers: getAuthHeaders(request) });
  return found !== null && deps.now().getTime() - found.session.createdAt.getTime() < JUST_NOW_MS;
}

async function isOwnPasskey(deps: AccountDeps, { viewer, request, clientAddress }: SecurityRequest, credential: PasskeyAssertion) {
  const attempt: Attempt = { kind: 'passkey', clientAddress, now: deps.now() };
  await consumeAttempt(deps, attempt);
  const found = await verifyPasskey(deps, { credential, request });
  if (found?.userId !== viewer.id) return false;
  await refundAttempt(deps, attempt);
  return true;
}
