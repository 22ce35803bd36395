import { createHmac } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import type { AccountDeps } from '../account-deps.ts';
import { decryptStored, drawRandomText, encryptToStore } from '../better-auth/private-api.server.ts';

const KEY_LENGTH = 32;
const RECOVERY_CODES = 10;

interface Secret {
  settings: Pick<AccountDeps['settings'], 'SESSION_SECRET'>;
}

export interface StoredTwoFactor {
  id: string;
  secret: string;
  backupCodes: string;
  isVerified: boolean;
}

interface TwoFactorKeys {
  key: string;
  recoveryCodes: string[];
}

export async function findTwoFactor(db: Db, userId: string): Promise<StoredTwoFactor | undefined> {
  const row = await db
    .selectFrom('twoFactors')
    .select(['id', 'secret', 'backupCodes', 'isVerified'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row && { ...row, isVerified: row.isVerified !== false }; // as better-auth takes one from before it kept this
}

export async function readTwoFactor({ settings }: Secret, stored: StoredTwoFactor): Promise<TwoFactorKeys | undefined> {
  const [key, codes] = await Promise.all([stored.secret, stored.backupCodes].map((text) => decryptStored(settings.SESSION_SECRET, text)));
  return key === undefined || codes === undefined ? undefined : { key, recoveryCodes: JSON.parse(codes) };
}

export async function createTwoFactor(secret: Secret): Promise<{ key: string; stored: Pick<StoredTwoFactor, 'secret' | 'backupCodes'> }> {
  const key = await drawRandomText(KEY_LENGTH);
  const { backupCodes } = await createRecoveryCodes(secret);
  return { key, stored: { secret: await encryptToStore(secret.settings.SESSION_SECRET, key), backupCodes } };
}

export async function createRecoveryCodes({ settings }: Secret): Promise<{ recoveryCodes: string[]; backupCodes: string }> {
  const codes = await Promise.all(Array.from({ length: RECOVERY_CODES }, () => drawRandomText(10)));
  const recoveryCodes = codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
  return { recoveryCodes, backupCodes: await encryptToStore(settings.SESSION_SECRET, JSON.stringify(recoveryCodes)) };
}

export function normalizeRecoveryCode(typed: string): string {
  const letters = typed.replace(/[\s-]/g, '');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

export async function hasTwoFactor({ db }: Pick<AccountDeps, 'db'>, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('isTwoFactorEnabled').where('id', '=', userId).executeTakeFirst();
  return row?.isTwoFactorEnabled === true;
}

/** Longer than a code can be valid, clock drift included. */
const CODE_LIFE_MS = 2 * 60 * 1000;

/** False if the code was used before. */
export async function isFirstUse(
  { db, settings, now }: Pick<AccountDeps, 'db' | 'settings' | 'now'>,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const key = createHmac('sha256', settings.SESSION_SECRET).update(`code\0${userId}\0${code}`).digest('base64url');
  const before = new Date(now().getTime() - CODE_LIFE_MS).toISOString();
  const recorded = await db
    .insertInto('attempts')
    .values({ key, count: 1, lastAt: now().toISOString(), blockedUntil: null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ lastAt: now().toISOString() }).where('attempts.lastAt', '<', before))
    .returning('key')
    .executeTakeFirst();
  return recorded !== undefined;
}

export function toAppCode(typed: string): string | undefined {
  const digits = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
