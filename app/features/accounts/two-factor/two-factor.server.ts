import { createHmac, randomInt } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import type { AccountDeps } from '../account-deps.ts';
import { decryptStored, drawRandomText, encryptToStore } from '../better-auth/private-api.server.ts';

const KEY_LENGTH = 32;
const RECOVERY_CODES = 10;
/** None that another is taken for when it is copied by hand. Ten of them are 49 bits. */
const CLEAR_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

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
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => `${drawLetters(5)}-${drawLetters(5)}`);
  return { recoveryCodes, backupCodes: await encryptToStore(settings.SESSION_SECRET, JSON.stringify(recoveryCodes)) };
}

function drawLetters(count: number): string {
  return Array.from({ length: count }, () => CLEAR_LETTERS[randomInt(CLEAR_LETTERS.length)]).join('');
}

/** As it is stored, for one that was typed in capitals, without its hyphen, or with spaces. */
export function findRecoveryCode({ recoveryCodes }: Pick<TwoFactorKeys, 'recoveryCodes'>, typed: string): string | undefined {
  const fold = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();
  return recoveryCodes.find((code) => fold(code) === fold(typed));
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
