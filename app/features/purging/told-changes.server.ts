import type { Db } from '#db/client.server.ts';

/** What the CDN has been told last, by whichever process. */
export interface Told {
  /** The content version. */
  version: number;
  /** In milliseconds since 1970; 0 before the first time. */
  at: number;
}

export async function readTold(db: Db): Promise<Told> {
  const { version, toldAt } = await db.selectFrom('purges').select(['version', 'toldAt']).executeTakeFirstOrThrow();
  return { version, at: toldAt === null ? 0 : Date.parse(toldAt) };
}

/** Takes it on to tell the CDN; false while another process has. */
export async function claimTelling(db: Db, { now, until }: { now: Date; until: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('purges')
    .set({ claimedUntil: until.toISOString() })
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now.toISOString())]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Keeps what `claimTelling` gave, through a pause. */
export async function keepClaim(db: Db, until: Date): Promise<void> {
  await db.updateTable('purges').set({ claimedUntil: until.toISOString() }).execute();
}

/** Writes down what the CDN was told, and leaves the next time to whoever is first. */
export async function recordTold(db: Db, { version, at }: Told): Promise<void> {
  await db
    .updateTable('purges')
    .set({ version, toldAt: new Date(at).toISOString(), claimedUntil: null })
    .execute();
}

/** For a process that stops before it has told. */
export async function releaseClaim(db: Db): Promise<void> {
  await db.updateTable('purges').set({ claimedUntil: null }).execute();
}
