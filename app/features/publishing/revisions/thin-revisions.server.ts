import type { Db } from '#db/client.server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ALL_KEPT_MS = 30 * DAY_MS;
const WEEK_MS = 7 * DAY_MS;

/** Old revisions examined per save; the rest waits for the next. */
const AT_ONCE = 500;

/** Keeps all revisions of the last 30 days, and the last one of each week before that. */
export async function thinRevisions(tx: Db, { kind, itemId }: { kind: string; itemId: string }, { now }: { now: string }): Promise<void> {
  const before = new Date(Date.parse(now) - ALL_KEPT_MS).toISOString();
  const old = await tx
    .selectFrom('revisions')
    .select(['id', 'savedAt'])
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .where('savedAt', '<', before)
    .orderBy('number', 'desc')
    .limit(AT_ONCE)
    .execute();
  const weeks = new Set<number>();
  const over = old.filter(({ savedAt }) => {
    const week = Math.floor(Date.parse(savedAt) / WEEK_MS);
    return weeks.has(week) || !weeks.add(week);
  });
  if (over.length === 0) return;
  await tx
    .deleteFrom('revisions')
    .where(
      'id',
      'in',
      over.map(({ id }) => id),
    )
    .execute();
}
