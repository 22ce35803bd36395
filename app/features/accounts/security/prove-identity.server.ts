import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import type { AccountServices } from '../account-services.ts';
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
  services: AccountServices,
  from: SecurityRequest,
  { currentPassword, credential }: Proof,
): Promise<FormFailure | undefined> {
  if (credential) return (await isOwnPasskey(services, from, credential)) ? undefined : refuseForm({ formError: messages.passkeyNotYours });
  if (!currentPassword) return refuseForm({ fieldErrors: { currentPassword: messages.enterPassword } });
  const result = await checkPassword(services, from, currentPassword);
  return 'ok' in result ? result : undefined;
}

export async function isJustSignedIn(services: AccountServices, request: Request): Promise<boolean> {
  const found = await (await services.accounts()).api.getSession({ headers: getAuthHeaders(request) });
  return found !== null && services.now().getTime() - found.session.createdAt.getTime() < JUST_NOW_MS;
}

async function isOwnPasskey(services: AccountServices, { viewer, request, clientAddress }: SecurityRequest, credential: PasskeyAssertion) {
  const attempt: Attempt = { kind: 'passkey', clientAddress, now: services.now() };
  await consumeAttempt(services, attempt);
  const found = await verifyPasskey(services, { credential, request });
  if (found?.userId !== viewer.id) return false;
  await refundAttempt(services, attempt);
  return true;
}
