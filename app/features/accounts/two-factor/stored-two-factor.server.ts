import type { Db } from '#db/client.server.ts';
import type { AccountServices } from '../account-services.ts';
import { decryptStored, drawRandomText, encryptToStore } from '../better-auth/private-api.server.ts';

const KEY_LENGTH = 32;
const RECOVERY_CODES = 10;

interface Secret {
  settings: Pick<AccountServices['settings'], 'SESSION_SECRET'>;
}

/** A user's second factor as it is stored: encrypted under the site's secret. */
export interface StoredTwoFactor {
  id: string;
  secret: string;
  backupCodes: string;
  /** False until a first code has been confirmed. */
  isVerified: boolean;
}

/** What whoever set it up was shown. */
interface TwoFactorKeys {
  /** The authenticator app's. */
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

/** Undefined where it was stored under another secret. */
export async function readTwoFactor({ settings }: Secret, stored: StoredTwoFactor): Promise<TwoFactorKeys | undefined> {
  const [key, codes] = await Promise.all([stored.secret, stored.backupCodes].map((text) => decryptStored(settings.SESSION_SECRET, text)));
  return key === undefined || codes === undefined ? undefined : { key, recoveryCodes: JSON.parse(codes) };
}

/** A new key and new recovery codes, with what is stored of them. */
export async function createTwoFactor(secret: Secret): Promise<{ key: string; stored: Pick<StoredTwoFactor, 'secret' | 'backupCodes'> }> {
  const key = await drawRandomText(KEY_LENGTH);
  const { backupCodes } = await createRecoveryCodes(secret);
  return { key, stored: { secret: await encryptToStore(secret.settings.SESSION_SECRET, key), backupCodes } };
}

/** New recovery codes as they are printed, `aBc12-dEf34`, and as they are stored. */
export async function createRecoveryCodes({ settings }: Secret): Promise<{ recoveryCodes: string[]; backupCodes: string }> {
  const codes = await Promise.all(Array.from({ length: RECOVERY_CODES }, () => drawRandomText(10)));
  const recoveryCodes = codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
  return { recoveryCodes, backupCodes: await encryptToStore(settings.SESSION_SECRET, JSON.stringify(recoveryCodes)) };
}

/** As they are printed, however a person has typed one. */
export function normalizeRecoveryCode(typed: string): string {
  const letters = typed.replace(/[\s-]/g, '');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Takes a user's second factor away. Call it with the account locked. */
export async function deleteTwoFactor(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('twoFactors').where('userId', '=', userId).execute();
  await tx.updateTable('users').set({ isTwoFactorEnabled: false }).where('id', '=', userId).execute();
}
