import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import type { ArticleTable } from '#db/schema.ts';
import { getSearchText, readWords } from '#features/publishing/search-columns.server.ts';
import { toNgram } from '#features/publishing/search-index.server.ts';
import { mapInSlices } from '#platform/concurrency/event-loop.server.ts';
import { foldText } from '#platform/text/fold.ts';

export interface SearchQuery {
  /** Folded; one of them has to be there. */
  spellings: readonly string[];
  limit: number;
  now: Date;
}

export interface SearchHit {
  id: string;
  /** Neither in the title nor in the excerpt. */
  isInText: boolean;
}

const IN_TEXT = 2;

interface HitRow {
  id: string;
  rank: number;
  count: number;
}

export async function findHits(db: Db, search: SearchQuery): Promise<{ count: number; hits: SearchHit[] }> {
  const select = await (getDialect(db) === 'sqlite' ? selectInSqlite(db, search) : selectInPostgres(db, search));
  const { rows } = await select.execute(db);
  return { count: rows[0]?.count ?? 0, hits: rows.map(({ id, rank }) => ({ id, isInText: rank === IN_TEXT })) };
}

export async function findSome(db: Db, query: string, { limit, now }: { limit: number; now: Date }): Promise<string[]> {
  const isPublic = sql`published_at <= ${now.toISOString()}`;
  const select =
    getDialect(db) === 'sqlite'
      ? sql`from (${await selectKeysInSqlite(db, query)}) join article_search using (key) where ${isPublic}`
      : sql`from article_search where ${isPublic} and ${await matchInPostgres(db, [query])}`;
  const { rows } = await sql<{ id: string }>`select article_id as id ${select} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of articles that may have all of the words, likeliest first. A word may stand within another. */
export async function findCandidates(db: Db, words: readonly string[][], { limit, now }: { limit: number; now: Date }): Promise<string[]> {
  const isSqlite = getDialect(db) === 'sqlite';
  const matches = isSqlite ? words.map(matchWordInSqlite) : await Promise.all(words.map((forms) => matchInPostgres(db, forms)));
  const position = isSqlite ? 'instr' : 'strpos';
  const countIn = (column: string) =>
    sql.join(
      words.map((forms) => sql`case when ${isAnyIn(column, position, forms)} then 1 else 0 end`),
      sql` + `,
    );
  const { rows } = await sql<{ id: string }>`
    select article_id as id from article_search
    where published_at <= ${now.toISOString()} and ${sql.join(matches, sql` and `)}
    order by 2 * (${countIn('title')}) + ${countIn('excerpt')} desc, published_at desc, article_id
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

function matchWordInSqlite(forms: string[]): RawBuilder<unknown> {
  const phrases = forms.map((form) => (Array.from(form).length < 3 ? matchNgram(form) : matchPhrase(form)));
  return sql`key in (${sql.join(phrases, sql` union `)})`;
}

/** Counts by the index alone, without reading the articles' text. */
async function selectInSqlite(db: Db, { spellings, limit, now }: SearchQuery): Promise<RawBuilder<HitRow>> {
  const selects = await Promise.all(spellings.map((query) => selectKeysInSqlite(db, query)));
  return sql<HitRow>`
    with hits as materialized (${sql.join(selects, sql` union `)})
    select article_id as id, ${getRank('instr', spellings)} as rank,
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
  if (letters.length < 3) return matchNgram(query);
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

function matchNgram(letters: string): RawBuilder<unknown> {
  return sql`select rowid as key from article_grams where article_grams match ${quotePhrase(toNgram(letters))}`;
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

async function selectInPostgres(db: Db, { spellings, limit, now }: SearchQuery): Promise<RawBuilder<HitRow>> {
  const matches = await Promise.all(spellings.map((query) => matchInPostgres(db, [query])));
  return sql<HitRow>`
    select article_id as id, ${getRank('strpos', spellings)} as rank, count(*) over () as count
    from article_search
    where published_at <= ${now.toISOString()} and (${sql.join(matches, sql` or `)})
    order by rank, published_at desc, article_id collate "C"
    limit ${limit}`;
}

async function matchInPostgres(db: Db, forms: readonly string[]): Promise<RawBuilder<unknown>> {
  const trigrams = (await hasTrigramIndex(db)) ? listTrigrams(getCommonStart(forms)) : [];
  const isCandidate = trigrams.length ? sql`search_trigrams(body) @> ${trigrams}::text[] collate "C"` : sql`true`;
  return sql`(${isCandidate} and ${isAnyIn('body', 'strpos', forms)})`;
}

function getCommonStart([first = '', ...forms]: readonly string[]): string {
  return forms.reduce((start, form) => {
    let length = 0;
    while (length < start.length && start[length] === form[length]) length++;
    return start.slice(0, length);
  }, first);
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

function getRank(position: Position, spellings: readonly string[]): RawBuilder<number> {
  const isInColumn = (column: string) => isAnyIn(column, position, spellings);
  return sql<number>`case when ${isInColumn('title')} then 0 when ${isInColumn('excerpt')} then 1 else ${IN_TEXT} end`;
}

type Position = 'instr' | 'strpos';

function isAnyIn(column: string, position: Position, forms: readonly string[]): RawBuilder<boolean> {
  const isIn = forms.map((form) => sql`${sql.raw(position)}(${sql.ref(column)}, ${form}) > 0`);
  return sql<boolean>`(${sql.join(isIn, sql` or `)})`;
}
