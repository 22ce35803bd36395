import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { runContentTransaction } from '#db/content-transaction.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import type { ContentKind, ContentListItem } from '#features/publishing/content-kind.ts';
import { toContentDb } from '#features/publishing/content-table.server.ts';
import { isInCategory } from '#features/publishing/stored-category.server.ts';
import { foldText } from '#platform/text/fold.ts';
import type { ListQuery } from './list-query.ts';

const PER_PAGE = 50;

interface ContentPage {
  items: ContentListItem[];
  /** How many match, on all pages. */
  count: number;
  page: number;
  pages: number;
}

/** One page of the admin's list, hidden ones too; a page past the last is the last. */
export async function listContent(db: Db, kind: ContentKind, { query, now }: { query: ListQuery; now: Date }): Promise<ContentPage> {
  const { table, list, hasCategory, hasSwitch } = kind;
  const title = list.searchColumn ? sql<string>`${sql.ref(list.searchColumn)}` : sql<string>`lower(title)`;
  let matching = toContentDb(db).selectFrom(table).where('deletedAt', 'is', null);
  if (query.text) matching = matching.where(sql<boolean>`${title} like ${toPattern(query.text, kind)} escape '\\'`);
  if (hasCategory && query.category) matching = matching.where(isInCategory(db, query.category));
  if (hasSwitch && query.show !== 'all') matching = matching.where('isActive', '=', query.show === 'visible');

  const { count } = await matching.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(count / PER_PAGE));
  const page = Math.min(query.page, pages);
  const rows = await matching
    .select(list.columns)
    .$if(query.sort === 'title', (select) => select.orderBy(title))
    .orderBy('publishedAt', query.sort === 'oldest' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute();
  return { items: rows.map((row) => list.toItem(row, now)), count, page, pages };
}

/** Shows or hides one; false when it is not there. */
export async function setContentActive(
  services: { db: Db; contentVersion: ContentVersion },
  { table }: ContentKind,
  { id, isActive }: { id: string; isActive: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await runContentTransaction(services, (tx) =>
    toContentDb(tx).updateTable(table).set({ isActive }).where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n;
}

function toPattern(text: string, { list }: ContentKind) {
  const folded = list.searchColumn ? foldText(text) : text.toLowerCase();
  return `%${folded.replace(/[\\%_]/g, '\\$&')}%`;
}
