import { type RawBuilder, sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import type { PageKind } from '#features/publishing/content-kind.ts';
import { toNgram } from '#features/publishing/search-columns.server.ts';
import { isVisible } from '#features/publishing/visibility.server.ts';

export interface SearchQuery {
  /** Folded and trimmed, not empty. */
  query: string;
  limit: number;
  now: Date;
}

export interface SearchHit {
  kind: PageKind;
  id: string;
  /** Where the match stands; `text` is the category or the content. */
  rank: (typeof RANKS)[number];
}

const RANKS = ['title', 'excerpt', 'text'] as const;

/** The one table with an index; the others hold few rows. */
export const INDEXED_TABLE = 'articles';

interface HitRow {
  id: string;
  rank: number;
  publishedAt: string;
  count: number;
}

/** All matches counted, and the first of them, whatever their kind. */
export async function findHits(
  db: Db,
  { kinds, ...query }: SearchQuery & { kinds: readonly PageKind[] },
): Promise<{ count: number; hits: SearchHit[] }> {
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const rows = await (kind.table === INDEXED_TABLE ? selectByIndex(db, query) : selectByScan(db, kind, query));
      return rows.map((row) => ({ ...row, kind }));
    }),
  );
  const count = lists.reduce((sum, [first]) => sum + (first?.count ?? 0), 0);
  const rows = lists.length > 1 ? lists.flat().sort(compareRows).slice(0, query.limit) : lists.flat();
  return { count, hits: rows.map(({ kind, id, rank }) => ({ kind, id, rank: RANKS[rank] ?? 'text' })) };
}

function compareRows(a: HitRow, b: HitRow): number {
  return a.rank - b.rank || compareTexts(b.publishedAt, a.publishedAt) || compareTexts(a.id, b.id);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

async function selectByIndex(db: Db, query: SearchQuery): Promise<HitRow[]> {
  const select = getDialect(db) === 'sqlite' ? selectInSqlite(query) : await selectInPostgres(db, query);
  const { rows } = await select.execute(db);
  return rows;
}

function selectByScan(db: Db, kind: PageKind, { query, limit, now }: SearchQuery): Promise<HitRow[]> {
  const position = getDialect(db) === 'sqlite' ? 'instr' : 'strpos';
  return db
    .selectFrom(kind.table)
    .select(['id', 'publishedAt', getRank(['search_title', 'search_excerpt'], position, query).as('rank')])
    .select(sql<number>`count(*) over ()`.as('count'))
    .where(isVisible(kind, now))
    .where(isIn('search_text', position, query))
    .orderBy('rank')
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Counts by the index alone, without reading the articles' text. */
function selectInSqlite({ query, limit, now }: SearchQuery): RawBuilder<HitRow> {
  return sql<HitRow>`
    with hits as materialized (${selectKeysInSqlite(query)})
    select article_id as id, published_at, ${getRank(['title', 'excerpt'], 'instr', query)} as rank,
      (select count(*) from hits)
        - (select count(*) from hits where key in (select key from article_search where published_at > ${now.toISOString()})) as count
    from hits join article_search using (key)
    where published_at <= ${now.toISOString()}
    order by rank, published_at desc, article_id
    limit ${limit}`;
}

/** Each letter of a phrase costs time in the index: a longer one is looked up by a part of it, and the few articles that have that are read. */
const MAX_PHRASE = 24;

function selectKeysInSqlite(query: string): RawBuilder<unknown> {
  const letters = Array.from(query);
  if (letters.length < 3) return sql`select rowid as key from article_grams where article_grams match ${quotePhrase(toNgram(query))}`;
  const part = sql`select rowid as key from article_trigrams where article_trigrams match ${quotePhrase(mostSelectivePart(letters))}`;
  if (letters.length <= MAX_PHRASE) return part;
  return sql`select key from (${part}) join article_search using (key) join articles on id = article_id
    where instr(search_text, ${query}) > 0`;
}

/** The text around the longest word: long words are rare. */
function mostSelectivePart(letters: string[]): string {
  let longest = { start: 0, length: 0 };
  let start = 0;
  for (let end = 0; end <= letters.length; end++) {
    if (end < letters.length && letters[end] !== ' ') continue;
    if (end - start > longest.length) longest = { start, length: end - start };
    start = end + 1;
  }
  const from = Math.max(0, Math.min(longest.start - 2, letters.length - MAX_PHRASE));
  return letters.slice(from, from + MAX_PHRASE).join('');
}

function quotePhrase(words: string): string {
  return `"${words.replaceAll('"', '""')}"`;
}

/** Reads the text of each article, or of those alone that the index of trigrams does not rule out. */
async function selectInPostgres(db: Db, { query, limit, now }: SearchQuery): Promise<RawBuilder<HitRow>> {
  const trigrams = (await hasTrigramIndex(db)) ? listTrigrams(query) : [];
  const isCandidate = trigrams.length ? sql`search_trigrams(body) @> ${trigrams}::text[] collate "C"` : sql`true`;
  return sql<HitRow>`
    select article_id as id, published_at, ${getRank(['title', 'excerpt'], 'strpos', query)} as rank, count(*) over () as count
    from article_search
    where published_at <= ${now.toISOString()} and ${isCandidate} and ${isIn('body', 'strpos', query)}
    order by rank, published_at desc, article_id collate "C"
    limit ${limit}`;
}

/** The index is there where the extension pg_trgm may be used. */
async function hasTrigramIndex(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('article_search_trigrams') is not null as is_there`.execute(db);
  return rows[0]?.isThere ?? false;
}

/** Of the longest word in plain letters and digits: what else is a letter to pg_trgm depends on the server's locale. */
function listTrigrams(query: string): string[] {
  const words = query.match(/[a-z0-9]{3,}/g) ?? [];
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '').slice(0, MAX_PHRASE);
  return Array.from({ length: Math.max(0, longest.length - 2) }, (_, index) => longest.slice(index, index + 3));
}

function getRank([title, excerpt]: [string, string], position: Position, query: string): RawBuilder<number> {
  return sql<number>`case when ${isIn(title, position, query)} then 0 when ${isIn(excerpt, position, query)} then 1 else 2 end`;
}

type Position = 'instr' | 'strpos';

function isIn(column: string, position: Position, query: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.raw(position)}(${sql.ref(column)}, ${query}) > 0`;
}
