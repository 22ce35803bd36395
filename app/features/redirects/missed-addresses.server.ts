import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import type { MissCount } from './miss-counter.ts';

const KEPT = 1000;
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Adds counts in one transaction, and keeps the thousand that most readers missed in the last 90 days. */
export async function storeMisses(db: Db, counts: readonly MissCount[], now: Date, kept = KEPT): Promise<void> {
  if (counts.length === 0) return;
  const lastAt = now.toISOString();
  const rows = counts.map((count) => ({ ...count, lastAt })).toSorted((a, b) => (a.address < b.address ? -1 : 1));
  await runTransaction(db, async (tx) => {
    await tx
      .insertInto('missedAddresses')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('address').doUpdateSet({
          readers: sql<number>`missed_addresses.readers + excluded.readers`,
          robots: sql<number>`missed_addresses.robots + excluded.robots`,
          lastAt,
        }),
      )
      .execute();
    const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
    await tx.deleteFrom('missedAddresses').where('lastAt', '<', oldest).execute();
    await tx
      .deleteFrom('missedAddresses')
      .where('address', 'not in', (eb) =>
        eb.selectFrom('missedAddresses').select('address').orderBy('readers', 'desc').orderBy('lastAt', 'desc').limit(kept),
      )
      .execute();
  });
}

/** Those that most readers missed. */
export function listMisses(db: Db, limit: number): Promise<MissCount[]> {
  return db
    .selectFrom('missedAddresses')
    .select(['address', 'readers', 'robots'])
    .orderBy('readers', 'desc')
    .orderBy('lastAt', 'desc')
    .orderBy('address')
    .limit(limit)
    .execute();
}
