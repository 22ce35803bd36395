import { createHmac } from 'node:crypto';
import type { AccountServices } from '../account-services.ts';

/** Longer than any clock's drift lets a code live. */
const CODE_LIFE_MS = 2 * 60 * 1000;

/** Records a code of an app as used; false when it was already. */
export async function isFirstUse(
  { db, settings, now }: Pick<AccountServices, 'db' | 'settings' | 'now'>,
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

/** The six digits of an authenticator app, or undefined for what can only be a recovery code. */
export function toAppCode(typed: string): string | undefined {
  const digits = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
