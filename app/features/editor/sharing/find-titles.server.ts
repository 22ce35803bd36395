import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { contains } from '#db/contains.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { toContentDb } from '#features/publishing/content-table.server.ts';
import { foldText } from '#platform/text/fold.ts';
import { type FoundTitle, MAX_ALL_TITLES, MAX_TITLES, type TitleSearch } from './title-search.ts';

/** Finds items by words of their titles, newest first, without drafts; or by id, drafts included. */
export async function findTitles(
  db: Db,
  { table, list, hasSwitch, limits }: ContentKind,
  { search, now }: { search: TitleSearch; now: Date },
): Promise<FoundTitle[]> {
  const title = list.searchColumn ? sql<string>`${sql.ref(list.searchColumn)}` : sql<string>`lower(title)`;
  const kept = toContentDb(db).selectFrom(table).where('deletedAt', 'is', null);
  const found =
    'ids' in search
      ? kept.where('id', 'in', search.ids.length > 0 ? search.ids : [''])
      : kept.where('isDraft', '=', false).where((eb) => eb.and(splitWords(search.text).map((word) => contains(title, word))));
  const rows = await found
    .select(['id', 'title', 'isDraft', 'publishedAt'])
    .$if(hasSwitch, (query) => query.select('isActive'))
    .$if(limits !== undefined, (query) => query.orderBy('position'))
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit('text' in search && !search.text.trim() ? MAX_ALL_TITLES : MAX_TITLES)
    .execute();
  return rows.map(({ id, title: name, isDraft, publishedAt, isActive = true }) => ({
    id,
    title: name,
    isPublic: isActive === true && !isDraft && publishedAt <= now.toISOString(),
  }));
}

/** At most five words; all must be in the title. */
function splitWords(text: string): string[] {
  return foldText(text).split(/\s+/).filter(Boolean).slice(0, 5);
}
