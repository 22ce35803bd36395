import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { ItemMetric } from '#features/admin/content-list/list-content.server.ts';
import { getDay, OTHER_HOSTS } from './view-counter.ts';

export interface ViewReport {
  /** From the earliest to today, days without views included. */
  days: { day: number; views: number }[];
  views: number;
  hosts: { host: string; views: number }[];
  otherHosts: number;
}

const MAX_HOSTS = 20;
const RECENT_DAYS = 30;

export async function readViews(
  db: Db,
  { kind, id }: { kind: string; id: string },
  { today, days }: { today: number; days: number },
): Promise<ViewReport> {
  const first = today - days + 1;
  const counted = await db
    .selectFrom('itemViews')
    .select(['day', 'views'])
    .where('kind', '=', kind)
    .where('itemId', '=', id)
    .where('day', '>=', first)
    .where('day', '<=', today)
    .execute();
  const hosts = await db
    .selectFrom('viewHosts')
    .select(['host', sql<number>`cast(sum(views) as integer)`.as('views')])
    .where('kind', '=', kind)
    .where('itemId', '=', id)
    .where('day', '>=', first)
    .where('day', '<=', today)
    .groupBy('host')
    .orderBy('views', 'desc')
    .orderBy('host')
    .execute();
  const byDay = new Map(counted.map(({ day, views }) => [day, views]));
  const named = hosts.filter(({ host }) => host !== OTHER_HOSTS);
  const sum = (rows: readonly { views: number }[]) => rows.reduce((total, { views }) => total + views, 0);
  return {
    days: Array.from({ length: days }, (_, at) => ({ day: first + at, views: byDay.get(first + at) ?? 0 })),
    views: sum(counted),
    hosts: named.slice(0, MAX_HOSTS),
    otherHosts: sum(hosts) - sum(named.slice(0, MAX_HOSTS)),
  };
}

export async function listMostRead(
  db: Db,
  { kinds, today, days, limit }: { kinds: readonly string[]; today: number; days: number; limit: number },
): Promise<{ kind: string; id: string; views: number }[]> {
  return db
    .selectFrom('itemViews')
    .select(['kind', 'itemId as id', sql<number>`cast(sum(views) as integer)`.as('views')])
    .where('kind', 'in', kinds)
    .where('day', '>', today - days)
    .groupBy(['kind', 'itemId'])
    .orderBy('views', 'desc')
    .orderBy('itemId')
    .limit(limit)
    .execute();
}

/** What stands in the lists of the admin. */
export const recentViews: ItemMetric = {
  sort: ['read', 'Most read'],
  async read(db, { kind, ids, now }) {
    const rows = await db
      .selectFrom('itemViews')
      .select(['itemId', sql<number>`cast(sum(views) as integer)`.as('views')])
      .where('kind', '=', kind)
      .where('day', '>', getDay(now) - RECENT_DAYS)
      .$if(ids !== undefined, (select) => select.where('itemId', 'in', ids ?? []))
      .groupBy('itemId')
      .execute();
    return new Map(rows.map(({ itemId, views }) => [itemId, views]));
  },
  toFact: ({ kind, id, title }, views) => ({
    text: views === 1 ? '1 view' : `${views.toLocaleString('en')} views`,
    hidden: `of ${title} in ${RECENT_DAYS} days`,
    look: 'admin-row-views',
    to: `/admin/statistics/${kind}/${id}`,
  }),
};
