import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import { type AccountDeps, readSiteName } from '../account-deps.ts';
import { type Attempt, consumeAttempt, refundAttempt } from '../attempt-limit.server.ts';
import { messages } from '../messages.ts';
import { deleteTwoFactor, findPasswordHash } from '../ownership/account-lock.server.ts';
import { enqueueSecurityNotice } from '../ownership/security-notice.server.ts';
import { findKnownDevice } from '../sessions/known-device.server.ts';
import { changeWhileSignedIn, proveByPassword, type SecurityRequest } from '../sessions/security-request.server.ts';
import { openSession } from '../sign-in/complete-sign-in.server.ts';
import { type AuthenticatorKey, drawKey, getTotpUri, isTotpCode } from './totp.ts';
import {
  createRecoveryCodes,
  createTwoFactor,
  findRecoveryCode,
  findTwoFactor,
  hasTwoFactor,
  isFirstUse,
  readTwoFactor,
  type StoredTwoFactor,
  toAppCode,
} from './two-factor.server.ts';

const failed = refuseForm({ formError: messages.failed });

export async function startTwoFactor(
  deps: AccountDeps,
  { currentPassword, ...from }: SecurityRequest & { currentPassword?: string | undefined },
): Promise<{ key: AuthenticatorKey } | FormFailure> {
  const proven = await proveByPassword(deps, from, currentPassword);
  if ('ok' in proven) return proven;
  const userId = from.viewer.id;
  const issuer = await readSiteName(deps);
  const { key, stored } = await createTwoFactor(deps);
  const isBegun = await changeWhileSignedIn(deps, { ...from, ...proven }, async (tx) => {
    const earlier = await findTwoFactor(tx, userId);
    if (earlier?.isVerified || (await hasTwoFactor({ db: tx }, userId))) return false;
    if (earlier) return isUpdated(tx, earlier, stored);
    await tx
      .insertInto('twoFactors')
      .values({ id: randomUUID(), userId, ...stored, isVerified: false, failedVerificationCount: 0, lockedUntil: null })
      .execute();
    return true;
  });
  return isBegun ? { key: drawKey(getTotpUri(key, { issuer, account: from.viewer.email })) } : failed;
}

/** Ends every other session; returns the recovery codes, which are shown once. */
export async function confirmTwoFactor(
  deps: AccountDeps,
  { code, ...from }: SecurityRequest & { code: string },
): Promise<{ recoveryCodes: string[]; cookies: string[] } | FormFailure> {
  const digits = toAppCode(code) ?? '';
  const userId = from.viewer.id;
  const attempt = await consumeCodeAttempt(deps, from);
  const passwordHash = (await findPasswordHash(deps.db, userId)) ?? '';
  const stored = await findTwoFactor(deps.db, userId);
  if (!stored || stored.isVerified) return failed;
  const keys = await readTwoFactor(deps, stored);
  if (!keys) return refuseForm({ formError: messages.secretChanged });
  if (!isTotpCode(keys.key, { digits, now: deps.now() })) return refuseForm({ fieldErrors: { code: messages.wrongCode } });
  await refundAttempt(deps, attempt);
  const siteName = await readSiteName(deps);
  const isOn = await changeWhileSignedIn(deps, { ...from, passwordHash }, async (tx) => {
    if (!(await isUpdated(tx, stored, { isVerified: true }))) return false;
    const updatedAt = deps.now().toISOString();
    await tx.updateTable('users').set({ isTwoFactorEnabled: true, updatedAt }).where('id', '=', userId).execute();
    await tx.deleteFrom('sessions').where('userId', '=', userId).execute();
    await isFirstUse({ ...deps, db: tx }, { userId, code: digits }); // so that it signs nobody in
    await enqueueSecurityNotice(deps, tx, { userId, event: 'two-factor-on', siteName });
    return true;
  });
  if (!isOn) return failed;
  deps.outbox.wake();
  return { recoveryCodes: keys.recoveryCodes, cookies: await reopenSession(deps, { ...from, passwordHash }) };
}

export async function renewRecoveryCodes(
  deps: AccountDeps,
  { currentPassword, ...from }: SecurityRequest & { currentPassword?: string | undefined },
): Promise<{ recoveryCodes: string[] } | FormFailure> {
  const proven = await proveByPassword(deps, from, currentPassword);
  if ('ok' in proven) return proven;
  const stored = await findTwoFactor(deps.db, from.viewer.id);
  if (!stored?.isVerified) return failed;
  if (!(await readTwoFactor(deps, stored))) return refuseForm({ formError: messages.secretChanged }); // codes alone would be of no use
  const { recoveryCodes, backupCodes } = await createRecoveryCodes(deps);
  const siteName = await readSiteName(deps);
  const isRenewed = await changeWhileSignedIn(deps, { ...from, ...proven }, async (tx) => {
    if (!(await isUpdated(tx, stored, { backupCodes }))) return false;
    await enqueueSecurityNotice(deps, tx, { userId: from.viewer.id, event: 'codes-renewed', siteName });
    return true;
  });
  if (!isRenewed) return failed;
  deps.outbox.wake();
  return { recoveryCodes };
}

export async function stopTwoFactor(
  deps: AccountDeps,
  { currentPassword, code, ...from }: SecurityRequest & { currentPassword?: string | undefined; code: string },
): Promise<{ cookies: string[] } | FormFailure> {
  const proven = await proveByPassword(deps, from, currentPassword);
  if ('ok' in proven) return proven;
  const userId = from.viewer.id;
  const attempt = await consumeCodeAttempt(deps, from);
  const stored = await findTwoFactor(deps.db, userId);
  if (!stored) return failed;
  const keys = await readTwoFactor(deps, stored);
  if (!keys) return refuseForm({ formError: messages.secretChanged });
  const digits = toAppCode(code);
  if (digits && !(await isFirstUse(deps, { userId, code: digits }))) return refuseForm({ fieldErrors: { code: messages.usedCode } });
  const isRight = digits ? isTotpCode(keys.key, { digits, now: deps.now() }) : findRecoveryCode(keys, code) !== undefined;
  if (!isRight) return refuseForm({ fieldErrors: { code: messages.wrongCode } });
  await refundAttempt(deps, attempt);
  const siteName = await readSiteName(deps);
  const isOff = await changeWhileSignedIn(deps, { ...from, ...proven }, async (tx) => {
    if (!(await isUpdated(tx, stored, {}))) return false;
    await deleteTwoFactor(tx, userId);
    await enqueueSecurityNotice(deps, tx, { userId, event: 'two-factor-off', siteName });
    await tx.deleteFrom('sessions').where('userId', '=', userId).execute();
    return true;
  });
  if (!isOff) return failed;
  deps.outbox.wake();
  return { cookies: await reopenSession(deps, { ...from, ...proven }) };
}

async function consumeCodeAttempt(deps: AccountDeps, { viewer, request, clientAddress }: SecurityRequest): Promise<Attempt> {
  const device = findKnownDevice(deps, request, viewer.id);
  const attempt: Attempt = { kind: 'code', clientAddress, account: viewer.id, device, now: deps.now() };
  await consumeAttempt(deps, attempt);
  return attempt;
}

async function isUpdated(tx: Db, { id, secret, backupCodes, isVerified }: StoredTwoFactor, changed: Partial<StoredTwoFactor>) {
  const { numUpdatedRows } = await tx
    .updateTable('twoFactors')
    .set({ secret, ...changed })
    .where('id', '=', id)
    .where('secret', '=', secret)
    .where('backupCodes', '=', backupCodes)
    .$if(!isVerified, (query) => query.where('isVerified', '=', false))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Returns no cookies if the owner has just taken the account back by email. */
async function reopenSession(deps: AccountDeps, { viewer, request, passwordHash }: SecurityRequest & { passwordHash: string }) {
  return (await openSession(deps, { request, userId: viewer.id, passwordHash, failure: messages.failed })) ?? [];
}
