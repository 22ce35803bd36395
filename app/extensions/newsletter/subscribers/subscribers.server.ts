import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { toEmailKey } from '#platform/text/email-address.ts';
import { LEAVE_PATH } from './subscription.ts';
import type { SubscriberTable } from './tables.ts';

export type Subscriber = Selectable<SubscriberTable>;

export function leaveUrl({ token }: Pick<Subscriber, 'token'>, siteUrl: string): string {
  return `${siteUrl}${LEAVE_PATH}?token=${token}`;
}

/** Deletes subscribers and keeps a hash of each address, so that no import brings it back. False if there was none. */
export async function endSubscription(tx: Db, by: { token: string } | { ids: string[] }, now: Date): Promise<boolean> {
  const deletion = tx.deleteFrom('subscribers').returning('emailKey');
  const left = await ('token' in by ? deletion.where('token', '=', by.token) : deletion.where('id', 'in', by.ids)).execute();
  const emailKeys = left.map(({ emailKey }) => emailKey);
  await insertUnsubscribes(tx, emailKeys, now);
  return left.length > 0;
}

/** Ends what an earlier import has added. Who has subscribed here stays: they may have done so after they left. */
export async function recordLeftElsewhere(tx: Db, emailKeys: readonly string[], now: Date): Promise<void> {
  await tx
    .deleteFrom('subscribers')
    .where('emailKey', 'in', emailKeys)
    .where('source', '=', 'import')
    .where((eb) => eb.or([eb('state', '=', 'pending'), eb('consent', 'is not', null)]))
    .execute();
  const staying = await tx.selectFrom('subscribers').select('emailKey').where('emailKey', 'in', emailKeys).execute();
  const stay = new Set(staying.map(({ emailKey }) => emailKey));
  const gone = emailKeys.filter((key) => !stay.has(key));
  await insertUnsubscribes(tx, gone, now);
}

async function insertUnsubscribes(tx: Db, emailKeys: readonly string[], now: Date): Promise<void> {
  if (emailKeys.length === 0) return;
  const hash = await createEmailHash(tx);
  await tx
    .insertInto('unsubscribes')
    .values(emailKeys.map((key) => ({ emailHash: hash(key), leftAt: now.toISOString() })))
    .onConflict((conflict) => conflict.column('emailHash').doNothing())
    .execute();
}

const SHOWN_DAYS = 30;
const DAY_MS = 86_400_000;

/** The author has seen by then whose address was refused. */
export async function deleteRefusedAddresses(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ email: null })
    .where('state', '=', 'refused')
    .where('email', 'is not', null)
    .where('settledAt', '<=', new Date(now.getTime() - SHOWN_DAYS * DAY_MS).toISOString())
    .execute();
}

/** Keyed with the site's id, so that a list of addresses cannot be compared with another site's. */
export async function createEmailHash(db: Db): Promise<(email: string) => string> {
  const { id } = await db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  return (email) =>
    createHmac('sha256', id)
      .update(`departure\0${toEmailKey(email)}`) // the table's former name: stored hashes have it
      .digest('base64url');
}
