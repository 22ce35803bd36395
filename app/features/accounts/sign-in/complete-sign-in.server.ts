import type { Db } from '#db/client.server.ts';
import type { AccountServices } from '../account-services.ts';
import { deleteSession } from '../better-auth/private-api.server.ts';
import { lockAccount } from '../ownership/account-lock.server.ts';
import { promoteToAdmin } from './promote-to-admin.server.ts';

/** The password, by its hash, that was read before it was checked. */
interface ProvenPassword {
  userId: string;
  passwordHash: string;
}

/**
 * Lets a new session stand, and promotes its user, only if what opened it still counts: a password can be replaced while it is being
 * checked, and its account's sessions be ended just before this one began. If so, ends the session and gives back false.
 */
export async function completeSignIn(
  services: Pick<AccountServices, 'accounts' | 'db' | 'settings'>,
  { session, ...proven }: ProvenPassword & { session: { token: string } | { id: string } },
): Promise<boolean> {
  const isProven = await services.db.transaction().execute(async (tx) => {
    if (!(await isStillProven(tx, proven))) return false;
    await promoteToAdmin({ db: tx, settings: services.settings }, proven.userId);
    return true;
  });
  if (isProven) return true;
  if ('token' in session) await deleteSession(services, session.token);
  else await services.db.deleteFrom('sessions').where('id', '=', session.id).execute();
  return false;
}

/** Whether the password is still the account's, and its address confirmed; until the transaction ends nobody changes that. */
export async function isStillProven(tx: Db, { userId, passwordHash }: ProvenPassword): Promise<boolean> {
  const account = await lockAccount(tx, { id: userId });
  return account?.isConfirmed === true && account.passwordHash === passwordHash;
}
