import { randomUUID } from 'node:crypto';
import { type Db, getDialect } from '#db/client.server.ts';

/** Longer than sending may take, by as much as the clocks of two machines may differ. */
const LEASE_MS = 2 * 60_000;
/** No pause is as long: a turn further ahead was written while the clock was wrong, and has come. */
const FARTHEST_TURN_MS = 2 * 60 * 60_000;

export interface ClaimedEmail {
  id: string;
  sealed: string;
  /** With this one. */
  attempts: number;
  claim: string | null;
  createdAt: string;
}

/** Takes the email whose turn it is, for two minutes: until then no other process does. */
export async function claimEmail(db: Db, now: Date): Promise<ClaimedEmail | undefined> {
  return db
    .updateTable('outbox')
    .set((eb) => ({ claim: randomUUID(), attempts: eb('attempts', '+', 1), nextAt: later(now, LEASE_MS) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('expiresAt', '>', now.toISOString())
        .where(({ or, eb: is }) => or([is('nextAt', '<=', now.toISOString()), is('nextAt', '>', later(now, FARTHEST_TURN_MS))]))
        .orderBy('nextAt')
        .orderBy('createdAt')
        .limit(1)
        .$if(getDialect(db) === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returning(['id', 'sealed', 'attempts', 'claim', 'createdAt'])
    .executeTakeFirst();
}

/** Gives an email back, to be tried after a pause; does nothing where another process has claimed it since. */
export async function postponeEmail(db: Db, { id, claim }: ClaimedEmail, { now, pauseMs }: { now: Date; pauseMs: number }): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ claim: null, nextAt: later(now, pauseMs) })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

export async function deleteEmail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Deletes those that there is no sense in sending any more; gives back which. */
export async function deleteExpiredEmails(db: Db, now: Date): Promise<{ id: string; attempts: number }[]> {
  return db
    .deleteFrom('outbox')
    .where('expiresAt', '<=', now.toISOString())
    .where((eb) => eb.or([eb('claim', 'is', null), eb('nextAt', '<=', now.toISOString())])) // one on its way may still arrive
    .returning(['id', 'attempts'])
    .execute();
}

/** How many wait, how often the one that was tried most was tried, and when the next one's turn is. */
export async function countWaitingEmails(db: Db): Promise<{ waiting: number; mostAttempts: number; nextAt: string | null }> {
  const row = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.max<number | null>('attempts').as('mostAttempts'),
      fn.min<string | null>('nextAt').as('nextAt'),
    ])
    .executeTakeFirstOrThrow();
  return { ...row, mostAttempts: row.mostAttempts ?? 0 };
}

/** It is the turn of all that nobody is sending. */
export async function makeEmailsDue(db: Db, now: Date): Promise<void> {
  await db.updateTable('outbox').set({ nextAt: now.toISOString() }).where('claim', 'is', null).execute();
}

/**
 * Frees what an earlier process of this site was sending when it ended. With PostgreSQL another process may be sending it now, and
 * the claim ends by itself.
 */
export async function releaseEmails(db: Db): Promise<void> {
  if (getDialect(db) === 'sqlite') await db.updateTable('outbox').set({ claim: null }).execute();
}

function later(now: Date, ms: number) {
  return new Date(now.getTime() + ms).toISOString();
}
