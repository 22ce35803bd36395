import { type Db, getDialect } from '#db/client.server.ts';
import { deleteVerifications } from '../better-auth/private-api.server.ts';
import { toEndedLink } from '../tokens/tokens.server.ts';

export interface LockedAccount {
  id: string;
  email: string;
  isConfirmed: boolean;
  hasTwoFactor: boolean;
  passwordHash: string | null;
}

/** Locks password, confirmation, second factor, sessions and links until the transaction ends. */
export async function lockAccount(tx: Db, by: { id: string } | { email: string }): Promise<LockedAccount | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['email', by.email] as const);
  const user = await tx
    .selectFrom('users')
    .select(['id', 'email', 'isEmailVerified as isConfirmed', 'isTwoFactorEnabled'])
    .where(column, '=', value)
    .$if(getDialect(tx) === 'postgres', (query) => query.forUpdate()) // SQLite has one writer at a time
    .executeTakeFirst();
  if (!user) return undefined;
  const { isTwoFactorEnabled, ...account } = user;
  return { ...account, hasTwoFactor: isTwoFactorEnabled === true, passwordHash: await findPasswordHash(tx, user.id) }; // after the lock, or it could be an earlier one
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? null;
}

export async function setPassword(
  tx: Db,
  { userId, passwordHash, now }: { userId: string; passwordHash: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password: passwordHash, updatedAt: now.toISOString() })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .execute();
}

/** An address that nobody has confirmed is free: it belongs to who reads the email. */
export async function isTaken(tx: Db, email: string): Promise<boolean> {
  const owner = await tx.selectFrom('users').select('isEmailVerified').where('email', '=', email).executeTakeFirst();
  return owner?.isEmailVerified === true;
}

/** Call it in `runTransaction`, after `isTaken`: of two accounts that want one address at once the second tries again. */
export async function setEmail(tx: Db, { userId, email, now }: { userId: string; email: string; now: Date }): Promise<void> {
  await tx.deleteFrom('users').where('email', '=', email).where('isEmailVerified', '=', false).execute();
  await tx.updateTable('users').set({ email, updatedAt: now.toISOString() }).where('id', '=', userId).execute();
}

/** Of the person, and of makers who are no admins. Call it after a change of the role. */
export async function endPrivateLinks(tx: Db, userId: string, now: Date): Promise<void> {
  const admins = tx.selectFrom('userRoles').select('userId').where('role', '=', 'admin');
  await tx
    .updateTable('tokens')
    .set(toEndedLink(now))
    .where('kind', '=', 'private-link')
    .where((eb) => eb.or([eb('userId', 'is', null), eb('userId', 'not in', admins), eb('userId', '=', userId)]))
    .execute();
}

/** They end with their maker’s role, and private links once they are published. */
const MADE_FOR_OTHERS = ['invitation', 'private-link', 'ended-link'] as const;

/**
 * Ends sessions, API tokens, assistants, pending second steps, emailed links and unconfirmed authenticator keys. What takes an earlier address back stays: a thief
 * would choose a new password next.
 */
export async function endAccess(tx: Db, userId: string, { exceptSession = '' } = {}): Promise<void> {
  await tx.deleteFrom('sessions').where('userId', '=', userId).where('id', '!=', exceptSession).execute();
  await tx.deleteFrom('assistantGrants').where('userId', '=', userId).execute();
  await tx
    .deleteFrom('tokens')
    .where('userId', '=', userId)
    .where('kind', 'not in', [...MADE_FOR_OTHERS, 'report-email'])
    .execute();
  await deleteVerifications(tx, userId);
  await tx
    .deleteFrom('twoFactors')
    .where('userId', '=', userId)
    .where('isVerified', '=', false)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('users').select('id').where('id', '=', userId).where('isTwoFactorEnabled', '=', true), // it is asked for
        ),
      ),
    )
    .execute();
}

/** Nothing that was set up before survives, except the password that the same transaction has checked or set. */
export async function confirmAccount(tx: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await endAccess(tx, userId);
  await tx.deleteFrom('tokens').where('userId', '=', userId).where('kind', 'not in', MADE_FOR_OTHERS).execute();
  await deleteCredentials(tx, userId);
  await tx.updateTable('users').set({ isEmailVerified: true, updatedAt: now.toISOString() }).where('id', '=', userId).execute();
}

async function deleteCredentials(tx: Db, userId: string) {
  await tx.deleteFrom('passkeys').where('userId', '=', userId).execute();
  await deleteTwoFactor(tx, userId);
}

export async function deleteTwoFactor(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('twoFactors').where('userId', '=', userId).execute();
  await tx.updateTable('users').set({ isTwoFactorEnabled: false }).where('id', '=', userId).execute();
}
