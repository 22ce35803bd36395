import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.server.ts';

const DAY_MS = 86_400_000;

/** As many as the list speaks of. */
export const RECENT_DAYS = 30;

/** How often each of some items was read in the last days; one that was not is left out. */
export async function getRecentViews(
  db: Db,
  { kind, ids, now }: { kind: string; ids: readonly string[]; now: Date },
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('itemViews')
    .select(['itemId', sql<number>`cast(sum(views) as integer)`.as('views')])
    .where('kind', '=', kind)
    .where('itemId', 'in', ids)
    .where('day', '>', getFirstDay(now))
    .groupBy('itemId')
    .execute();
  return new Map(rows.map(({ itemId, views }) => [itemId, views]));
}

/** The same for the row with an id, to sort by. */
export function sumRecentViews(kind: string, id: RawBuilder<unknown>, now: Date): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(views), 0) from item_views where kind = ${kind} and item_id = ${id} and day > ${getFirstDay(now)})`;
}

/** The day before the first one. */
function getFirstDay(now: Date): number {
  return Math.floor(now.getTime() / DAY_MS) - RECENT_DAYS;
}
