import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';

/** An item that has changed since an announcer was told of it. */
export interface Change {
  /** The name of its kind. */
  kind: string;
  itemId: string;
  version: number;
}

/** So many conditions stand in one statement. */
const AT_ONCE = 100;

/** From now on the database writes down changes for these announcers, and forgets what others were to be told. */
export async function setAnnouncers(db: Db, names: readonly string[]): Promise<void> {
  const known = await db.selectFrom('announcers').select('name').orderBy('name').execute();
  if (known.map(({ name }) => name).join() === names.toSorted().join()) return; // as at almost every start
  const kept = ['', ...names];
  await runTransaction(db, async (tx) => {
    await tx.deleteFrom('announcers').where('name', 'not in', kept).execute();
    await tx.deleteFrom('announcements').where('announcer', 'not in', kept).execute();
    if (names.length === 0) return;
    await tx
      .insertInto('announcers')
      .values(names.map((name) => ({ name, failures: 0, nextAt: null, claimedUntil: null })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** When the first of what waits may be told, in milliseconds since 1970; infinity when nothing waits. */
export async function findNextDue(db: Db, announcer: string): Promise<number> {
  const next = await db
    .selectFrom('announcements')
    .select('dueAt')
    .where('announcer', '=', announcer)
    .orderBy('dueAt')
    .limit(1)
    .executeTakeFirst();
  return next ? Date.parse(next.dueAt) : Number.POSITIVE_INFINITY;
}

export async function listDue(db: Db, announcer: string, { now, limit }: { now: Date; limit: number }): Promise<Change[]> {
  return db
    .selectFrom('announcements')
    .select(['kind', 'itemId', 'version'])
    .where('announcer', '=', announcer)
    .where('dueAt', '<=', now.toISOString())
    .orderBy('dueAt')
    .limit(limit)
    .execute();
}

/** Takes it on to tell; false while another process has, or during the pause after a failure. */
export async function claimTelling(db: Db, announcer: string, { now, until }: { now: Date; until: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('announcers')
    .set({ claimedUntil: until.toISOString() })
    .where('name', '=', announcer)
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now.toISOString())]))
    .where((eb) => eb.or([eb('nextAt', 'is', null), eb('nextAt', '<=', now.toISOString())]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Forgets changes that were told, or that nobody can be told; what has changed again meanwhile stays. */
export async function finishTelling(db: Db, announcer: string, changes: readonly Change[]): Promise<void> {
  await runTransaction(db, async (tx) => {
    for (let from = 0; from < changes.length; from += AT_ONCE) {
      const some = changes.slice(from, from + AT_ONCE);
      await tx
        .deleteFrom('announcements')
        .where('announcer', '=', announcer)
        .where((eb) =>
          eb.or(
            some.map(({ kind, itemId, version }) =>
              eb.and([eb('kind', '=', kind), eb('itemId', '=', itemId), eb('version', '=', version)]),
            ),
          ),
        )
        .execute();
    }
    await tx.updateTable('announcers').set({ failures: 0, nextAt: null, claimedUntil: null }).where('name', '=', announcer).execute();
  });
}

/** Gives the claim back until a time; gives back how often in turn it has failed. */
export async function postponeTelling(db: Db, announcer: string, getNextAt: (failures: number) => Date): Promise<number> {
  return runTransaction(db, async (tx) => {
    const { failures } = await tx
      .updateTable('announcers')
      .set((eb) => ({ failures: eb('failures', '+', 1), claimedUntil: null }))
      .where('name', '=', announcer)
      .returning('failures')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('announcers')
      .set({ nextAt: getNextAt(failures).toISOString() })
      .where('name', '=', announcer)
      .execute();
    return failures;
  });
}

/** For a process that stops before it has told. */
export async function releaseTelling(db: Db, announcer: string): Promise<void> {
  await db.updateTable('announcers').set({ claimedUntil: null }).where('name', '=', announcer).execute();
}
