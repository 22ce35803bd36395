import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';

const DAY_MS = 86_400_000;

/** As many as the list speaks of. */
const RECENT_DAYS = 30;

/** How often each item was read in the last days; one that was not is left out. */
export async function getRecentViews(
  db: Db,
  { kind, ids, now }: { kind: string; ids?: readonly string[]; now: Date },
): Promise<Map<string, number>> {
  const dayBefore = Math.floor(now.getTime() / DAY_MS) - RECENT_DAYS;
  const rows = await db
    .selectFrom('itemViews')
    .select(['itemId', sql<number>`cast(sum(views) as integer)`.as('views')])
    .where('kind', '=', kind)
    .where('day', '>', dayBefore)
    .$if(ids !== undefined, (select) => select.where('itemId', 'in', ids ?? []))
    .groupBy('itemId')
    .execute();
  return new Map(rows.map(({ itemId, views }) => [itemId, views]));
}
