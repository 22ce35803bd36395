import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { SubscriberTable } from '#db/schema.ts';

export type Subscriber = Selectable<SubscriberTable>;

export function leaveUrl({ token }: Pick<Subscriber, 'token'>, siteUrl: string): string {
  return `${siteUrl}/newsletter/leave?token=${token}`;
}

/** Deletes subscribers and keeps a hash of each address, so that no import brings it back. False if there was none. */
export async function endSubscription(tx: Db, by: { token: string } | { ids: string[] }, now: Date): Promise<boolean> {
  const deletion = tx.deleteFrom('subscribers').returning('emailKey');
  const left = await ('token' in by ? deletion.where('token', '=', by.token) : deletion.where('id', 'in', by.ids)).execute();
  if (left.length === 0) return false;
  const hash = await createEmailHash(tx);
  await tx
    .insertInto('departures')
    .values(left.map(({ emailKey }) => ({ emailHash: hash(emailKey), leftAt: now.toISOString() })))
    .onConflict((conflict) => conflict.column('emailHash').doNothing())
    .execute();
  return true;
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
      .update(`departure\0${toEmailKey(email)}`)
      .digest('base64url');
}

export function toEmailKey(email: string): string {
  return email.trim().toLowerCase();
}
