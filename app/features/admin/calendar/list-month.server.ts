import type { Db } from '#db/client.server.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { pickColumns, toContentDb } from '#features/publishing/content-table.server.ts';
import { type Day, getBounds, getDay, type Month } from './month.ts';

/** Per kind: more could not be read in a month's squares. */
const MAX_ITEMS = 300;

export interface DatedItem {
  id: string;
  kind: string;
  noun: string;
  adminSegment: string;
  title: string;
  category: string | null;
  publishedAt: string;
  day: Day;
  isScheduled: boolean;
  isHidden: boolean;
}

/** What is published or scheduled in a month of the site's time zone, in the order of the days. `isWhole` is false where there is more. */
export async function listMonth(
  db: Db,
  kinds: readonly ContentKind[],
  { month, now, timeZone }: { month: Month; now: Date; timeZone: string },
): Promise<{ items: DatedItem[]; isWhole: boolean }> {
  const { from, to } = getBounds(month);
  const dated = kinds.filter(({ hasDrafts }) => hasDrafts);
  const lists = await Promise.all(
    dated.map(async ({ name, noun, adminSegment, table, hasSwitch, hasCategory }) => {
      const rows = await toContentDb(db)
        .selectFrom(table)
        .select(['id', 'title', 'publishedAt'])
        .$if(hasSwitch, (select) => select.select('isActive'))
        .select(pickColumns(hasCategory ? ['category'] : []))
        .where('isDraft', '=', false)
        .where('deletedAt', 'is', null)
        .where('publishedAt', '>=', from)
        .where('publishedAt', '<', to)
        .orderBy('publishedAt')
        .orderBy('id')
        .limit(MAX_ITEMS)
        .execute();
      return rows.map(({ id, title, publishedAt, isActive = true, category }): DatedItem => {
        const isScheduled = publishedAt > now.toISOString();
        const day = getDay(publishedAt, timeZone);
        const place = { kind: name, noun, adminSegment, category: typeof category === 'string' ? category : null };
        return { id, title, publishedAt, day, isScheduled, isHidden: !isActive, ...place };
      });
    }),
  );
  const items = lists.flat().filter(({ day }) => day.startsWith(month));
  items.sort((one, other) => (one.publishedAt < other.publishedAt ? -1 : Number(one.publishedAt > other.publishedAt)));
  return { items, isWhole: lists.every(({ length }) => length < MAX_ITEMS) };
}
