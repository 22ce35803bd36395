import type { Db } from '#db/client.server.ts';
import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import type { AccountDeps } from '../account-deps.ts';
import { type Attempt, consumeAttempt, refundAttempt } from '../attempt-limit.server.ts';
import { orUnavailable } from '../better-auth/call-auth.server.ts';
import { messages } from '../messages.ts';
import { findPasswordHash, lockAccount } from '../ownership/account-lock.server.ts';
import { verifyPassword } from '../password/password-hash.server.ts';
import { findProof, recordProof } from './identity-proof.server.ts';
import { findKnownDevice } from './known-device.server.ts';
import { findSession, type Viewer } from './viewer.server.ts';

export interface SecurityRequest {
  viewer: Viewer;
  request: Request;
  clientAddress: string;
  /** Sends a proof of identity with the response. Without it the next request is asked for one again. */
  setCookie?: (line: string) => void;
}

/** Returns the stored hash if the password is right. Counts the attempt. Throws `rateLimited`. */
export async function checkPassword(
  deps: AccountDeps,
  { viewer, request, clientAddress }: SecurityRequest,
  currentPassword: string,
): Promise<{ passwordHash: string } | FormFailure> {
  const device = findKnownDevice(deps, request, viewer.id);
  const attempt: Attempt = { kind: 'password', clientAddress, account: viewer.email, device, now: deps.now() };
  await consumeAttempt(deps, attempt);
  const passwordHash = (await findPasswordHash(deps.db, viewer.id)) ?? '';
  const isRight = await verifyPassword({ hash: passwordHash, password: currentPassword });
  if (!isRight) return refuseForm({ fieldErrors: { currentPassword: messages.wrongPassword } });
  await refundAttempt(deps, attempt);
  return { passwordHash };
}

/** As `checkPassword`, but takes a proof of the last ten minutes where no password is given, and makes one of a right one. */
export async function proveByPassword(
  deps: AccountDeps,
  from: SecurityRequest,
  currentPassword: string | undefined,
): Promise<{ passwordHash: string } | FormFailure> {
  if (!currentPassword) return (await findProof(deps, from)) ?? refuseForm({ fieldErrors: { currentPassword: messages.enterPassword } });
  const proven = await checkPassword(deps, from, currentPassword);
  if (!('ok' in proven)) await recordProof(deps, { ...from, ...proven });
  return proven;
}

/** Undefined if the session has ended or the password was replaced. Throws `unavailable`. */
export async function changeWhileSignedIn<T>(
  deps: AccountDeps,
  { viewer, request, passwordHash }: SecurityRequest & { passwordHash: string },
  change: (tx: Db) => Promise<T>,
): Promise<T | undefined> {
  return orUnavailable(deps, messages.failed, async () => {
    const found = await findSession(deps, request);
    if (found?.user.id !== viewer.id) return undefined;
    return deps.db.transaction().execute(async (tx) => {
      const account = await lockAccount(tx, { id: viewer.id });
      if (!account?.isConfirmed || account.passwordHash !== passwordHash) return undefined;
      const session = await tx.selectFrom('sessions').select('id').where('id', '=', found.session.id).executeTakeFirst();
      return session && change(tx);
    });
  });
}
