import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import { contains, isOneOf } from '#db/contains.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { memoByVersion } from '#db/memo-by-version.server.ts';
import { runContentTransaction } from '#db/transaction.server.ts';
import type { Column, ContentKind, ContentListItem, ListFilter, StoredRow } from '#features/publishing/content-kind.ts';
import { pickColumns, toContentDb } from '#features/publishing/content-table.server.ts';
import { describeProposals, listStates, type ProposalState } from '#features/publishing/proposals/proposals.server.ts';
import { isInCategory } from '#features/publishing/public-content.server.ts';
import { isVisible } from '#features/publishing/visibility.server.ts';
import { foldText } from '#platform/text/fold.ts';
import type { RowFact } from '../list/admin-row.tsx';
import { type ListPage, readPage, slicePage } from '../list/list.server.ts';
import type { ContentQuery, Sort, SortOption } from './content-list.ts';

/** A select with more could not be used. */
const MAX_TAGS = 200;

/** What an extension counts of each item, in the lists of kinds with pages. Only admins see it. */
export interface ItemMetric {
  sort: SortOption;
  /** By id; those without a value are 0. */
  read(db: Db, options: { kind: string; ids?: readonly string[]; now: Date }): Promise<ReadonlyMap<string, number>>;
  toFact(item: { kind: string; id: string; title: string }, value: number): RowFact;
}

interface ListOptions {
  query: ContentQuery;
  now: Date;
  timeZone: string;
  /** Ids found by the full-text search. */
  found?: readonly string[];
  /** Email. */
  viewer?: string;
  metrics?: readonly ItemMetric[];
}

/** Returns one page of the admin's list, hidden items included; a page past the last is the last. */
export async function listContent(db: Db, kind: ContentKind, options: ListOptions): Promise<ListPage<ListRow>> {
  const { query, now, metrics = [] } = options;
  const matching = selectMatching(db, kind, options);
  const isSortedBy = (sort: Sort) => query.chosen.sort === sort;
  const metric = metrics.find(({ sort: [name] }) => name === query.chosen.sort);
  const toRows = (select: typeof matching) =>
    select
      .select(['id', 'publishedAt'])
      .$if(isSortedBy('title'), (titled) => titled.orderBy(getTitle(kind)))
      .orderBy('publishedAt', isSortedBy('oldest') ? 'asc' : 'desc')
      .orderBy('id');
  const list =
    metric || isSortedBy('changed')
      ? slicePage(await sortByRank(db, kind, { rows: await toRows(matching).execute(), metric, now }), query.page)
      : await readPage(matching, query.page, toRows);
  const ids = list.items.map(({ id }) => id);
  const items = ids.length > 0 ? await readRows(db, kind, ids, options) : [];
  return { ...list, items };
}

type DatedId = Pick<ListRow, 'id'> & { publishedAt: string };

interface RankOptions {
  rows: DatedId[];
  /** Without one it is the last change. */
  metric: ItemMetric | undefined;
  now: Date;
}

async function sortByRank(db: Db, kind: ContentKind, { rows, metric, now }: RankOptions): Promise<DatedId[]> {
  if (metric) {
    const values = await metric.read(db, { kind: kind.name, now });
    return rows.sort((a, b) => (values.get(b.id) ?? 0) - (values.get(a.id) ?? 0));
  }
  const changes = await getLastChanges(db, kind);
  const getChange = ({ id, publishedAt }: DatedId) => changes.get(id) ?? publishedAt;
  return rows.sort((a, b) => compareTexts(getChange(b), getChange(a)));
}

async function getLastChanges(db: Db, { name }: ContentKind): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('revisions')
    .select((eb) => ['itemId', eb.fn.max('savedAt').as('savedAt')])
    .where('kind', '=', name)
    .groupBy('itemId')
    .execute();
  return new Map(rows.map(({ itemId, savedAt }) => [itemId, savedAt]));
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

async function readRows(
  db: Db,
  kind: ContentKind,
  ids: string[],
  { now, timeZone, viewer, metrics = [] }: ListOptions,
): Promise<ListRow[]> {
  const { name, table, list, hasDrafts, page } = kind;
  const rows = await toContentDb(db)
    .selectFrom(table)
    .select(['id', 'publishedAt'])
    .select(pickColumns(list.columns))
    .$if(hasDrafts, (select) => select.select(['isDraft', 'draftRevisionId']))
    .where('id', 'in', ids)
    .execute();
  const measured = await Promise.all(metrics.map(async (metric) => ({ metric, values: await metric.read(db, { kind: name, ids, now }) })));
  const comments = page ? await countOpenComments(db, { kind: name, ids }) : undefined;
  const proposals = kind.form ? Map.groupBy(await listStates(db, { kind: name, ids, now }), ({ itemId }) => itemId) : undefined;
  const byId = new Map(rows.map((row) => [String(row.id), toRow(kind, row, { now, timeZone, viewer, measured, comments, proposals })]));
  return ids.flatMap((id) => byId.get(id) ?? []); // one may be deleted between two statements
}

type UsedTags = Record<string, string[]>;

const TAGGED = 5000;

/** Lists the most used tags of each tag filter in alphabetical order. */
export const listTags = memoByVersion(async (db, kind: ContentKind) => {
  const used: UsedTags = {};
  for (const { name, type, column } of kind.list.filters ?? []) if (type === 'tag') used[name] = await readTags(db, kind, column);
  return used;
});

async function readTags(db: Db, { table }: ContentKind, column: Column): Promise<string[]> {
  const each = getDialect(db) === 'sqlite' ? listValues('newest.tags') : sql`unnest(newest.tags) as tag (value)`;
  const { rows } = await sql<{ name: string }>`
    with newest as (select ${sql.ref(column)} as tags from ${sql.table(table)} where deleted_at is null
      order by published_at desc, id limit ${TAGGED})
    select value as name from newest, ${each}
    group by value order by count(*) desc, value limit ${MAX_TAGS}`.execute(db);
  return rows.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en'));
}

function selectMatching(db: Db, kind: ContentKind, { query, now, found = [] }: ListOptions) {
  const { table, hasDrafts, hasSwitch, list } = kind;
  const { text, chosen } = query;
  const { show } = chosen;
  let matching = toContentDb(db).selectFrom(table).where('deletedAt', 'is', null);
  if (text) {
    const hasTitle = contains(getTitle(kind), list.searchColumn ? foldText(text) : text.toLowerCase());
    matching = matching.where((eb) => (found.length ? eb.or([hasTitle, isOneOf(db, found)]) : hasTitle));
  }
  for (const filter of list.filters ?? []) {
    const value = chosen[filter.name];
    if (value) matching = matching.where(matchFilter(db, filter, value));
  }
  if (hasSwitch && show === 'visible') matching = matching.where('isActive', '=', true);
  if (hasSwitch && show === 'hidden') matching = matching.where('isActive', '=', false);
  if (!hasDrafts) return matching;
  const isNoDraft = sql<boolean>`not is_draft`;
  if (show === 'draft') return matching.where(sql<boolean>`is_draft`);
  if (show === 'scheduled') return matching.where(isNoDraft).where('publishedAt', '>', now.toISOString());
  if (show === 'published') return matching.where(isVisible(kind, now));
  if (show === 'changed') return matching.where(isNoDraft).where('draftRevisionId', 'is not', null);
  if (show === 'proposed') return matching.where('id', 'in', selectProposed(db, kind.name));
  return matching;
}

/** None of a damaged one. */
function listValues(column: string) {
  return sql`json_each(case when json_valid(${sql.ref(column)}) then ${sql.ref(column)} else '[]' end)`;
}

function selectProposed(db: Db, kind: string) {
  return db.selectFrom('proposals').select('itemId').where('kind', '=', kind).where('outcome', 'is', null);
}

function getTitle({ list }: ContentKind) {
  return list.searchColumn ? sql<string>`${sql.ref(list.searchColumn)}` : sql<string>`lower(title)`;
}

function matchFilter(db: Db, { type, column }: ListFilter, value: string) {
  if (type === 'category') return isInCategory(db, value);
  if (type === 'choice') return sql<boolean>`${sql.ref(column)} = ${value}`;
  return getDialect(db) === 'sqlite'
    ? sql<boolean>`exists (select 1 from ${listValues(column)} where value = ${value})`
    : sql<boolean>`${sql.ref(column)} @> array[${value}]::text[]`;
}

interface RowOptions {
  now: Date;
  timeZone: string;
  measured: readonly { metric: ItemMetric; values: ReadonlyMap<string, number> }[];
  comments: Map<string, number> | undefined;
  proposals: Map<string, ProposalState[]> | undefined;
  viewer: string | undefined;
}

function toRow(kind: ContentKind, row: StoredRow, { now, timeZone, viewer, measured, comments, proposals }: RowOptions): ListRow {
  const item = kind.list.toItem(row, { now, timeZone });
  const { id, title } = item;
  const publishedAt = kind.hasDrafts ? String(row.publishedAt) : null;
  const isScheduled = publishedAt !== null && publishedAt > now.toISOString();
  const status = row.isDraft ? 'draft' : isScheduled ? 'scheduled' : 'published';
  return {
    ...item,
    status: kind.hasDrafts ? status : null,
    publishedAt,
    isChanged: !row.isDraft && Boolean(row.draftRevisionId),
    metricFacts: measured.map(({ metric, values }) => metric.toFact({ kind: kind.name, id, title }, values.get(id) ?? 0)),
    comments: comments?.get(id) ?? 0,
    proposal: describeProposals(proposals?.get(id) ?? [], viewer),
  };
}

/** Returns false when there is no such item. */
export async function setContentActive(
  deps: { db: Db; contentVersion: ContentVersion },
  { table }: ContentKind,
  { id, isActive }: { id: string; isActive: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await runContentTransaction(deps, (tx) =>
    toContentDb(tx).updateTable(table).set({ isActive }).where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n;
}

async function countOpenComments(db: Db, { kind, ids }: { kind: string; ids: readonly string[] }): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('draftComments')
    .select((eb) => ['itemId', eb.fn.countAll<number>().as('count')])
    .where('kind', '=', kind)
    .where('itemId', 'in', ids)
    .where('doneAt', 'is', null)
    .groupBy('itemId')
    .execute();
  return new Map(rows.map(({ itemId, count }) => [itemId, Number(count)]));
}

export interface ListRow extends ContentListItem {
  /** Null for a kind without drafts. */
  status: 'draft' | 'scheduled' | 'published' | null;
  /** ISO 8601. */
  publishedAt: string | null;
  isChanged: boolean;
  /** What extensions count of it, for admins. */
  metricFacts: RowFact[];
  /** By readers of its private links, not done yet. */
  comments: number;
  /** Proposals that wait, or a decision on the viewer's own; null where there is neither. */
  proposal: string | null;
}
