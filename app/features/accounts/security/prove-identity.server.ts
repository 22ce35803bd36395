import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import type { AccountDeps } from '../account-deps.ts';
import { type Attempt, consumeAttempt, refundAttempt } from '../attempt-limit.server.ts';
import { getAuthHeaders } from '../better-auth/call-auth.server.ts';
import { messages } from '../messages.ts';
import { findPasswordHash, lockAccount } from '../ownership/account-lock.server.ts';
import type { PasskeyAssertion } from '../passkey-credential.ts';
import { listPasskeys } from '../passkeys/passkeys.server.ts';
import { verifyPasskey } from '../passkeys/verify-passkey.server.ts';
import { findProof, recordProof } from '../sessions/identity-proof.server.ts';
import { proveByPassword, type SecurityRequest } from '../sessions/security-request.server.ts';
import type { ProofState } from './security-form.tsx';

const JUST_NOW_MS = 5 * 60 * 1000;

export interface Proof {
  currentPassword?: string | undefined;
  credential?: PasskeyAssertion | undefined;
}

/** Asks for the password or a passkey, unless it was proved within ten minutes: an open session is not enough. Throws `rateLimited`. */
export async function refuseWithoutProof(
  deps: AccountDeps,
  from: SecurityRequest,
  { currentPassword, credential }: Proof,
): Promise<FormFailure | undefined> {
  if (!credential) {
    const proven = await proveByPassword(deps, from, currentPassword);
    return 'ok' in proven ? proven : undefined;
  }
  if (!(await isOwnPasskey(deps, from, credential))) return refuseForm({ formError: messages.passkeyNotYours });
  await recordProof(deps, { ...from, passwordHash: await findPasswordHash(deps.db, from.viewer.id) });
  return undefined;
}

/** What a form has to ask for. */
export async function readProofState(deps: AccountDeps, from: Pick<SecurityRequest, 'viewer' | 'request'>): Promise<ProofState> {
  const [proof, passkeys] = await Promise.all([findProof(deps, from), listPasskeys(deps, from.viewer.id)]);
  return { isProven: proof !== undefined, hasPasskeys: passkeys.length > 0 };
}

interface Proven {
  /** Does nothing where the owner has taken the account back by email since the proof was asked for. */
  commit<T>(change: (tx: Db) => Promise<T>): Promise<T | FormFailure>;
}

/** `refuseWithoutProof` before a change that follows in a transaction. Throws `rateLimited`. */
export async function proveIdentity(deps: AccountDeps, from: SecurityRequest, given: Proof): Promise<Proven | FormFailure> {
  const { id } = from.viewer;
  const passwordHash = await findPasswordHash(deps.db, id);
  const unproven = await refuseWithoutProof(deps, from, given);
  if (unproven) return unproven;
  return {
    commit: (change) =>
      runTransaction(deps.db, async (tx) => {
        const account = await lockAccount(tx, { id });
        return account?.passwordHash === passwordHash ? change(tx) : refuseForm({ formError: messages.failed });
      }),
  };
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
