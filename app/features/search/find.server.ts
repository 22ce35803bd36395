import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import type { ArticleTable } from '#db/schema.ts';
import { getSearchText, readWords } from '#features/publishing/search-columns.server.ts';
import { toNgram } from '#features/publishing/search-index.server.ts';
import { mapInSlices } from '#platform/concurrency/event-loop.server.ts';
import { foldText } from '#platform/text/fold.ts';

export interface SearchQuery {
  query: string;
  limit: number;
  now: Date;
}

export interface SearchHit {
  id: string;
  rank: (typeof RANKS)[number];
}

const RANKS = ['title', 'excerpt', 'text'] as const;

interface HitRow {
  id: string;
  rank: number;
  count: number;
}

export async function findHits(db: Db, search: SearchQuery): Promise<{ count: number; hits: SearchHit[] }> {
  const select = await (getDialect(db) === 'sqlite' ? selectInSqlite(db, search) : selectInPostgres(db, search));
  const { rows } = await select.execute(db);
  return { count: rows[0]?.count ?? 0, hits: rows.map(({ id, rank }) => ({ id, rank: RANKS[rank] ?? 'text' })) };
}

export async function findSome(db: Db, query: string, { limit, now }: { limit: number; now: Date }): Promise<string[]> {
  const isPublic = sql`published_at <= ${now.toISOString()}`;
  const select =
    getDialect(db) === 'sqlite'
      ? sql`from (${await selectKeysInSqlite(db, query)}) join article_search using (key) where ${isPublic}`
      : sql`from article_search where ${isPublic} and ${await matchInPostgres(db, query)}`;
  const { rows } = await sql<{ id: string }>`select article_id as id ${select} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts by the index alone, without reading the articles' text. */
async function selectInSqlite(db: Db, { query, limit, now }: SearchQuery): Promise<RawBuilder<HitRow>> {
  return sql<HitRow>`
    with hits as materialized (${await selectKeysInSqlite(db, query)})
    select article_id as id, ${getRank('instr', query)} as rank,
      (select count(*) from hits)
        - (select count(*) from hits where key in (select key from article_search where published_at > ${now.toISOString()})) as count
    from hits join article_search using (key)
    where published_at <= ${now.toISOString()}
    order by rank, published_at desc, article_id
    limit ${limit}`;
}

/** Each letter of a phrase costs time in the index, so a longer phrase is found by a part of it and the few matches are read. */
const MAX_PHRASE = 24;
/** With more matches than this, the whole phrase in the index is faster than reading them. */
const MAX_READ = 50;

async function selectKeysInSqlite(db: Db, query: string): Promise<RawBuilder<unknown>> {
  const letters = Array.from(query);
  if (letters.length < 3) return sql`select rowid as key from article_grams where article_grams match ${quotePhrase(toNgram(query))}`;
  if (letters.length <= MAX_PHRASE) return matchPhrase(query);
  const { rows } = await sql<{ key: number }>`${matchPhrase(mostSelectivePart(letters))} limit ${MAX_READ + 1}`.execute(db);
  if (rows.length > MAX_READ) return matchPhrase(query);
  const candidates = await readCandidates(
    db,
    rows.map(({ key }) => key),
  );
  const folded = foldText(query).trim();
  const found = await mapInSlices(candidates, (row) => (getSearchText(row, readWords(row)).includes(folded) ? [row.key] : []));
  return listKeys(found.flat());
}

function matchPhrase(letters: string): RawBuilder<unknown> {
  return sql`select rowid as key from article_trigrams where article_trigrams match ${quotePhrase(letters)}`;
}

type Candidate = { key: number } & Pick<Selectable<ArticleTable>, 'title' | 'excerpt' | 'category' | 'content' | 'words'>;

async function readCandidates(db: Db, keys: number[]): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select key, articles.title, articles.excerpt, category, '' as content, words
    from (${listKeys(keys)}) join article_search using (key) join articles on id = article_id`.execute(db);
  return rows;
}

function listKeys(keys: number[]): RawBuilder<unknown> {
  return sql`select value as key from json_each(${JSON.stringify(keys)})`;
}

/** Takes the longest word: long words are rare. */
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

async function selectInPostgres(db: Db, { query, limit, now }: SearchQuery): Promise<RawBuilder<HitRow>> {
  return sql<HitRow>`
    select article_id as id, ${getRank('strpos', query)} as rank, count(*) over () as count
    from article_search
    where published_at <= ${now.toISOString()} and ${await matchInPostgres(db, query)}
    order by rank, published_at desc, article_id collate "C"
    limit ${limit}`;
}

async function matchInPostgres(db: Db, query: string): Promise<RawBuilder<unknown>> {
  const trigrams = (await hasTrigramIndex(db)) ? listTrigrams(query) : [];
  const isCandidate = trigrams.length ? sql`search_trigrams(body) @> ${trigrams}::text[] collate "C"` : sql`true`;
  return sql`(${isCandidate} and ${isIn('body', 'strpos', query)})`;
}

async function hasTrigramIndex(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('article_search_trigrams') is not null as is_there`.execute(db);
  return rows[0]?.isThere ?? false;
}

/** Plain letters and digits only: others depend on the server's locale in pg_trgm. */
function listTrigrams(query: string): string[] {
  const words = query.match(/[a-z0-9]{3,}/g) ?? [];
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '').slice(0, MAX_PHRASE);
  return Array.from({ length: Math.max(0, longest.length - 2) }, (_, index) => longest.slice(index, index + 3));
}

function getRank(position: Position, query: string): RawBuilder<number> {
  return sql<number>`case when ${isIn('title', position, query)} then 0 when ${isIn('excerpt', position, query)} then 1 else 2 end`;
}

type Position = 'instr' | 'strpos';

function isIn(column: string, position: Position, query: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.raw(position)}(${sql.ref(column)}, ${query}) > 0`;
}
