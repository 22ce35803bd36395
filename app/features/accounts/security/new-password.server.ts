import type { Db } from '#db/client.server.ts';
import { endAccess, setPassword } from '../ownership/account-lock.server.ts';
import { createLink } from '../ownership/email-link.server.ts';

/**
 * Stores a password in a transaction that has locked the account. Every session, emailed link and begun second step ends; gives back
 * the token of the new link that says "This was not me".
 */
export async function storeNewPassword(
  tx: Db,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<string> {
  await setPassword(tx, { userId, passwordHash, now });
  await endAccess(tx, userId);
  return createLink(tx, { kind: 'report-password', userId, passwordHash, now });
}
