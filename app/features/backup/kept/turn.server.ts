import type { Db } from '#db/client.server.ts';

const ID = 1;
/** Longer than a process that lives takes to prolong it. */
const TURN_MS = 5 * 60_000;
const PROLONG_MS = 60_000;

/** Whether a process of the site is at it, or was killed at it within the last minutes. */
export async function isTurnTaken({ db, now }: { db: Db; now(): Date }): Promise<boolean> {
  const turn = await db.selectFrom('backupTurns').select('takenUntil').where('id', '=', ID).executeTakeFirst();
  return turn !== undefined && turn.takenUntil > now().toISOString();
}

/**
 * Does the work while no other process of the site does the same; undefined where one does. A process that was killed meanwhile has the
 * turn for five minutes more.
 */
export async function inTurn<Result>({ db, now }: { db: Db; now(): Date }, work: () => Promise<Result>): Promise<Result | undefined> {
  const at = now().toISOString();
  const until = () => new Date(now().getTime() + TURN_MS).toISOString();
  const taken = await db
    .insertInto('backupTurns')
    .values({ id: ID, takenUntil: until() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ takenUntil: until() }).where('backupTurns.takenUntil', '<=', at))
    .returning('id')
    .executeTakeFirst();
  if (!taken) return undefined;
  const hold = (takenUntil: string) => db.updateTable('backupTurns').set({ takenUntil }).where('id', '=', ID).execute();
  const timer = setInterval(() => void hold(until()).catch(() => undefined), PROLONG_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await hold(now().toISOString()).catch(() => undefined); // it ends by itself
  }
}
