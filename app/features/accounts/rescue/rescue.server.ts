import type { Db } from '#db/client.server.ts';
import { toEmailKey } from '#platform/text/email-address.ts';
import { deleteVerifications } from '../better-auth/private-api.server.ts';
import { deleteTwoFactor, lockAccount } from '../ownership/account-lock.server.ts';

export async function removeTwoFactor(db: Db, email: string): Promise<'removed' | 'no account' | 'already off'> {
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, { email: toEmailKey(email) });
    if (!account) return 'no account';
    const stored = await tx.selectFrom('twoFactors').select('id').where('userId', '=', account.id).executeTakeFirst();
    if (!stored && !account.hasTwoFactor) return 'already off';
    await deleteTwoFactor(tx, account.id);
    await deleteVerifications(tx, account.id);
    return 'removed';
  });
}

export async function endAllSessions(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('verifications').execute();
    await tx.deleteFrom('assistantGrants').execute();
    const { numDeletedRows } = await tx.deleteFrom('sessions').executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}

/** Lists users whose second factor is required but missing: they cannot sign in with their password. */
export async function listMissingTwoFactors(db: Db): Promise<{ email: string }[]> {
  return db
    .selectFrom('users')
    .leftJoin('twoFactors', 'twoFactors.userId', 'users.id')
    .select('users.email')
    .where('users.isTwoFactorEnabled', '=', true)
    .where('twoFactors.id', 'is', null)
    .orderBy('users.email')
    .execute();
}
