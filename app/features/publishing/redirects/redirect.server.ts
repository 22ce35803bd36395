import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { Database } from '#db/schema.ts';
import { toOldAddress } from './old-address.ts';

export type Redirect = Pick<Selectable<Database['redirects']>, 'address' | 'target'>;

export async function findRedirect(db: Db, url: string): Promise<Redirect | undefined> {
  const address = toOldAddress(url);
  if (address === undefined) return undefined;
  return db.selectFrom('redirects').select(['address', 'target']).where('address', '=', address).executeTakeFirst();
}

/** Replaces what was said of the address. What led to the address leads to its target, so that no reader is sent on twice. */
export async function putRedirect(tx: Db, { address, target }: Redirect, now: Date): Promise<void> {
  await tx
    .insertInto('redirects')
    .values({ address, target, createdAt: now.toISOString() })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ target }))
    .execute();
  await tx.updateTable('redirects').set({ target }).where(sql`lower(target)`, '=', address.toLowerCase()).execute();
  await tx.deleteFrom('missedAddresses').where('address', '=', address).execute();
}

/** Leads from where a page was to where it is, in the transaction that moves it. */
export async function recordMove(tx: Db, { from, to }: { from: string; to: string }, now: Date): Promise<void> {
  const [old, present] = [toOldAddress(from), toOldAddress(to)];
  if (old === undefined || old === present) return; // the same but for its case, in which the page is found
  await tx
    .deleteFrom('redirects')
    .where('address', '=', present ?? '')
    .execute();
  await putRedirect(tx, { address: old, target: to }, now);
}
