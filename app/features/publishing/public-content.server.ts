import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import { countRows } from '#db/count-rows.server.ts';
import { NORMALIZED_CATEGORY } from '#db/indexed-expressions.ts';
import type { ContentTable, Database } from '#db/schema.ts';
import { CATEGORIES, type Category, normalizeCategory } from './category.ts';
import { type ChangedRow, type Column, type ContentKind, hasPages, type PageKind } from './content-kind.ts';
import { pickColumns } from './content-table.server.ts';
import type { Addressed } from './paths.ts';
import type { PublicItem } from './public-item.ts';
import { isVisible } from './visibility.server.ts';

const COMMON = ['id', 'address', 'title', 'excerpt', 'author', 'publishedAt', 'updatedAt'] as const;

type WholeItem = PublicItem & { content: string };

export function listMarkdownFacts({ page, form }: PageKind, item: object): { label: string; text: string }[] {
  const values = new Map<string, unknown>(Object.entries(item));
  return (page.markdownColumns ?? [])
    .map((name) => ({ label: form?.labels[name] ?? name, text: String(values.get(name) ?? '') }))
    .filter(({ text }) => text);
}

/** Null for items outside the six categories. */
interface PublicItems {
  now: Date;
  category?: Category | null;
  /** Site's URL: leaves out items with noindex and those whose canonical URL is elsewhere. */
  listedAt?: string;
}

export async function countPublicItems(db: Db, kind: PageKind, items: PublicItems): Promise<number> {
  return countRows(selectPublic(db, kind, items));
}

export async function findLastUpdate(db: Db, kinds: readonly ContentKind[], items: PublicItems): Promise<string | undefined> {
  const rows = await Promise.all(
    kinds
      .filter(hasPages)
      .map((kind) => selectPublic(db, kind, items).select('updatedAt').orderBy('updatedAt', 'desc').limit(1).executeTakeFirst()),
  );
  const dates = rows.flatMap((row) => row?.updatedAt ?? []);
  return dates.sort().at(-1);
}

/** Newest first; `from` counts from 0. */
export function listPublicItems(
  db: Db,
  kind: PageKind,
  { from = 0, limit, ...items }: PublicItems & { from?: number; limit: number },
): Promise<PublicItem[]> {
  return newestFirst(selectPublic(db, kind, items))
    .select(COMMON)
    .$if(kind.hasCategory, (query) => query.select('category'))
    .limit(limit)
    .offset(from)
    .execute();
}

export function listItemsAmong(
  db: Db,
  kind: PageKind,
  { ids, ...items }: PublicItems & { ids: readonly string[] },
): Promise<(Addressed & Pick<PublicItem, 'category'>)[]> {
  return selectPublic(db, kind, items)
    .select(['id', 'address'])
    .$if(kind.hasCategory, (query) => query.select('category'))
    .where('id', 'in', ids)
    .execute();
}

export function listWholeItems(
  db: Db,
  kind: PageKind,
  { from, limit, ...items }: PublicItems & { from: number; limit: number },
): Promise<WholeItem[]> {
  return newestFirst(selectPublic(db, kind, items))
    .select([...COMMON, 'content', ...kind.page.columns])
    .select(pickColumns(kind.page.markdownColumns ?? []))
    .limit(limit)
    .offset(from)
    .execute();
}

interface FeedItems {
  category: Category | undefined;
  now: Date;
  from: number;
  limit: number;
}

type FeedItem = WholeItem & { kind: PageKind };

export async function listFeedItems(
  db: Db,
  kinds: readonly ContentKind[],
  { category, now, from, limit }: FeedItems,
): Promise<{ items: FeedItem[]; hasMore: boolean }> {
  const inFeeds = kinds.filter(hasPages).filter(({ page, hasCategory }) => page.isInFeeds && (hasCategory || !category));
  const lists = await Promise.all(
    inFeeds.map(async (kind) => {
      const rows = await newestFirst(selectPublic(db, kind, { now, ...(category && { category }) }))
        .select(['id', 'publishedAt'])
        .limit(from + limit + 1)
        .execute();
      return rows.map((row) => ({ ...row, kind }));
    }),
  );
  const found = lists.flat().sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  const chosen = found.slice(from, from + limit);
  const whole = await Promise.all(inFeeds.map((kind) => readWhole(db, kind, { now, chosen })));
  const byKey = new Map(whole.flat().map((item) => [`${item.kind.name} ${item.id}`, item]));
  return { items: chosen.flatMap(({ id, kind }) => byKey.get(`${kind.name} ${id}`) ?? []), hasMore: found.length > from + limit };
}

async function readWhole(
  db: Db,
  kind: PageKind,
  { now, chosen }: { now: Date; chosen: { id: string; kind: PageKind }[] },
): Promise<FeedItem[]> {
  const ids = chosen.filter((each) => each.kind === kind).map(({ id }) => id);
  if (!ids.length) return [];
  const items = await selectPublic(db, kind, { now })
    .select([...COMMON, 'content', ...kind.page.columns])
    .select(pickColumns(kind.page.markdownColumns ?? []))
    .where('id', 'in', ids)
    .execute();
  return items.map((item) => ({ ...item, kind }));
}

export function listNewestTitles(
  db: Db,
  kind: PageKind,
  { now, limit }: { now: Date; limit: number },
): Promise<Pick<PublicItem, 'id' | 'address' | 'title' | 'publishedAt'>[]> {
  return selectNewest(db, kind, now).select(['id', 'address', 'title', 'publishedAt']).limit(limit).execute();
}

export async function findLanguages(db: Db, kind: PageKind, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom(kind.table)
    .select(['id', 'language'])
    .where('id', 'in', ids)
    .where('language', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, language }) => [id, language ?? '']));
}

export function findPublicItem(db: Db, kind: PageKind, { now, ...place }: Place & { now: Date }): Promise<WholeItem | undefined> {
  return selectNewest(db, kind, now)
    .select([...COMMON, 'content', ...kind.page.columns])
    .select(pickColumns(kind.page.markdownColumns ?? []))
    .where(isAt(place))
    .executeTakeFirst();
}

/** An item's id, or what stands last in its path. */
export type Place = { id: string } | { address: string };

interface PageRow<Name> {
  columns: readonly Name[];
  now: Date;
  changed: ChangedRow | undefined;
  isAdmin?: boolean;
}

/** Used by every page of an item, so that its preview is the same page. */
export async function findPageRow<Table extends ContentTable, Name extends Column<Table>>(
  db: Db,
  kind: ContentKind & { table: Table },
  { columns, now, changed, isAdmin = false, ...place }: Place & PageRow<Name>,
): Promise<{ [Key in Name & keyof Selectable<Database[Table]>]: Selectable<Database[Table]>[Key] } | undefined> {
  const row = changed
    ? Object.fromEntries(columns.map((name) => [name, changed.columns[name] ?? null]))
    : await db
        .selectFrom<ContentTable>(kind.table)
        .select(pickColumns<Column>(columns))
        .where(isAt(place))
        .where('deletedAt', 'is', null)
        .$if(!isAdmin, (query) => query.where(isVisible(kind, now)))
        .executeTakeFirst();
  return row as Awaited<ReturnType<typeof findPageRow<Table, Name>>>; // Kysely types no query over a table that is known only at run time
}

function isAt(place: Place) {
  return 'id' in place ? sql<boolean>`id = ${place.id}` : sql<boolean>`coalesce(address, id) = ${place.address}`;
}

function selectNewest(db: Db, kind: PageKind, now: Date) {
  return newestFirst(selectPublic(db, kind, { now }));
}

function selectPublic(db: Db, kind: PageKind, { now, category, listedAt }: PublicItems) {
  const visible = db.selectFrom(kind.table).where(isVisible(kind, now));
  const query = listedAt === undefined ? visible : visible.where(isListed(kind, listedAt));
  if (category === undefined) return query;
  return query.where(category === null ? isInNoCategory(db) : isInCategory(db, category));
}

/** Uses the small index of items that may be unlisted, so that the rest is counted by its own. */
function isListed({ table, page }: PageKind, siteUrl: string) {
  const base = new URL(page.folder, siteUrl).href;
  return sql<boolean>`id not in (select id from ${sql.table(table)} where (is_noindex or canonical_url is not null)
    and (is_noindex or canonical_url <> ${base} || coalesce(address, id)))`;
}

function newestFirst<O>(query: SelectQueryBuilder<Database, ContentTable, O>) {
  return query.orderBy('publishedAt', 'desc').orderBy('id');
}

export function isInCategory(db: Db, category: string) {
  return sql<boolean>`${getNormalized(db)} = ${normalizeCategory(category)}`;
}

function isInNoCategory(db: Db) {
  return sql<boolean>`${getNormalized(db)} not in (${sql.join([...CATEGORIES])})`;
}

function getNormalized(db: Db) {
  return sql.raw(NORMALIZED_CATEGORY[getDialect(db)]);
}
