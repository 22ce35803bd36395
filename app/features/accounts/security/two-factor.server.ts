import { randomUUID } from 'node:crypto';
import { renderSVG } from 'uqr';
import type { Db } from '#db/client.server.ts';
import { type FormFailure, refuseForm } from '#platform/forms/form-errors.ts';
import { type AccountServices, readSiteName } from '../account-services.ts';
import { type Attempt, consumeAttempt, refundAttempt } from '../attempt-limit.server.ts';
import { messages } from '../messages.ts';
import { findPasswordHash } from '../ownership/account-lock.server.ts';
import { findKnownDevice } from '../session/known-device.server.ts';
import { openSession } from '../sign-in/complete-sign-in.server.ts';
import {
  createRecoveryCodes,
  createTwoFactor,
  deleteTwoFactor,
  findTwoFactor,
  normalizeRecoveryCode,
  readTwoFactor,
  type StoredTwoFactor,
} from '../two-factor/stored-two-factor.server.ts';
import { getTotpUri, isTotpCode } from '../two-factor/totp.ts';
import { isFirstUse, toAppCode } from '../two-factor/used-codes.server.ts';
import { changeWhileSignedIn, checkPassword, type SecurityRequest } from './security-request.server.ts';
import type { AuthenticatorKey } from './security-result.ts';

/*
 * Each change is checked first and then written in one transaction, where what was checked still stands: the session, the password, and
 * the second factor as it was read. A thief whom the account's owner shuts out at that very moment leaves nothing behind.
 */
const failed = refuseForm({ formError: messages.failed });

/** Begins to turn two-factor sign-in on: what an authenticator app has to be shown. Nothing changes until a code is confirmed. */
export async function startTwoFactor(
  services: AccountServices,
  { currentPassword, ...from }: SecurityRequest & { currentPassword: string },
): Promise<{ key: AuthenticatorKey } | FormFailure> {
  const proven = await checkPassword(services, from, currentPassword);
  if ('ok' in proven) return proven;
  const userId = from.viewer.id;
  const issuer = await readSiteName(services);
  const { key, stored } = await createTwoFactor(services);
  const isBegun = await changeWhileSignedIn(services, { ...from, ...proven }, async (tx) => {
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

/**
 * Turns two-factor sign-in on with a first code, and ends every other session; gives the recovery codes, which are shown this once.
 * They are read before anything changes: it is never on while nobody has been given its codes.
 */
export async function confirmTwoFactor(
  services: AccountServices,
  { code, ...from }: SecurityRequest & { code: string },
): Promise<{ recoveryCodes: string[]; cookies: string[] } | FormFailure> {
  const digits = toAppCode(code) ?? '';
  const userId = from.viewer.id;
  const attempt = await consumeCodeAttempt(services, from);
  const passwordHash = (await findPasswordHash(services.db, userId)) ?? '';
  const stored = await findTwoFactor(services.db, userId);
  if (!stored || stored.isVerified) return failed;
  const keys = await readTwoFactor(services, stored);
  if (!keys) return refuseForm({ formError: messages.secretChanged });
  if (!isTotpCode(keys.key, { digits, now: services.now() })) return refuseForm({ fieldErrors: { code: messages.wrongCode } });
  await refundAttempt(services, attempt);
  const isOn = await changeWhileSignedIn(services, { ...from, passwordHash }, async (tx) => {
    if (!(await isUpdated(tx, stored, { isVerified: true }))) return false;
    const updatedAt = services.now().toISOString();
    await tx.updateTable('users').set({ isTwoFactorEnabled: true, updatedAt }).where('id', '=', userId).execute();
    await tx.deleteFrom('sessions').where('userId', '=', userId).execute();
    await isFirstUse({ ...services, db: tx }, { userId, code: digits }); // so that it signs nobody in
    return true;
  });
  if (!isOn) return failed;
  return { recoveryCodes: keys.recoveryCodes, cookies: await reopenSession(services, { ...from, passwordHash }) };
}

/** New recovery codes; the earlier ones stop working. */
export async function renewRecoveryCodes(
  services: AccountServices,
  { currentPassword, ...from }: SecurityRequest & { currentPassword: string },
): Promise<{ recoveryCodes: string[] } | FormFailure> {
  const proven = await checkPassword(services, from, currentPassword);
  if ('ok' in proven) return proven;
  const stored = await findTwoFactor(services.db, from.viewer.id);
  if (!stored?.isVerified) return failed;
  if (!(await readTwoFactor(services, stored))) return refuseForm({ formError: messages.secretChanged }); // codes alone would be of no use
  const { recoveryCodes, backupCodes } = await createRecoveryCodes(services);
  const isRenewed = await changeWhileSignedIn(services, { ...from, ...proven }, (tx) => isUpdated(tx, stored, { backupCodes }));
  return isRenewed ? { recoveryCodes } : failed;
}

/** Turns two-factor sign-in off for who has the password and a code, of the app or for recovery; every other session ends. */
export async function stopTwoFactor(
  services: AccountServices,
  { currentPassword, code, ...from }: SecurityRequest & { currentPassword: string; code: string },
): Promise<{ cookies: string[] } | FormFailure> {
  const proven = await checkPassword(services, from, currentPassword);
  if ('ok' in proven) return proven;
  const userId = from.viewer.id;
  const attempt = await consumeCodeAttempt(services, from);
  const stored = await findTwoFactor(services.db, userId);
  if (!stored) return failed;
  const keys = await readTwoFactor(services, stored);
  if (!keys) return refuseForm({ formError: messages.secretChanged });
  const digits = toAppCode(code);
  if (digits && !(await isFirstUse(services, { userId, code: digits }))) return refuseForm({ fieldErrors: { code: messages.usedCode } });
  const isRight = digits ? isTotpCode(keys.key, { digits, now: services.now() }) : keys.recoveryCodes.includes(normalizeRecoveryCode(code));
  if (!isRight) return refuseForm({ fieldErrors: { code: messages.wrongCode } });
  await refundAttempt(services, attempt);
  const isOff = await changeWhileSignedIn(services, { ...from, ...proven }, async (tx) => {
    if (!(await isUpdated(tx, stored, {}))) return false;
    await deleteTwoFactor(tx, userId);
    await tx.deleteFrom('sessions').where('userId', '=', userId).execute();
    return true;
  });
  if (!isOff) return failed;
  return { cookies: await reopenSession(services, { ...from, ...proven }) };
}

/** Whether the account asks for a second step. */
export async function hasTwoFactor({ db }: Pick<AccountServices, 'db'>, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('isTwoFactorEnabled').where('id', '=', userId).executeTakeFirst();
  return row?.isTwoFactorEnabled === true;
}

/** The code that an app scans, as SVG, and the same as text to type. */
export function drawKey(uri: string): AuthenticatorKey {
  return {
    uri,
    svg: renderSVG(uri, { border: 2 }),
    secret: (new URL(uri).searchParams.get('secret') ?? '').replace(/(.{4})(?=.)/g, '$1 '),
  };
}

async function consumeCodeAttempt(services: AccountServices, { viewer, request, clientAddress }: SecurityRequest): Promise<Attempt> {
  const device = findKnownDevice(services, request, viewer.id);
  const attempt: Attempt = { kind: 'code', clientAddress, account: viewer.id, device, now: services.now() };
  await consumeAttempt(services, attempt);
  return attempt;
}

/** Writes to a stored second factor; false where it is no longer as it was read. */
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

/** A session in place of the one that has ended with the others; none when the account was taken back by email at this very moment. */
async function reopenSession(services: AccountServices, { viewer, request, passwordHash }: SecurityRequest & { passwordHash: string }) {
  return (await openSession(services, { request, userId: viewer.id, passwordHash, failure: messages.failed })) ?? [];
}
