import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { toNgram } from '#features/publishing/search-columns.server.ts';

export interface SearchQuery {
  /** Folded and trimmed, not empty. */
  wanted: string;
  limit: number;
  /** Articles with a later date are not public yet. */
  now: string;
}

export interface SearchHit {
  id: string;
  /** Where the match stands; `text` is the category or the content. */
  rank: (typeof RANKS)[number];
}

const RANKS = ['title', 'excerpt', 'text'] as const;

interface FoundRow {
  id: string;
  rank: number;
  count: number;
}

/** Asks SQLite's indexes; exact, without reading the articles' text. */
export async function findByIndex(db: Db, { wanted, limit, now }: SearchQuery): Promise<{ count: number; found: SearchHit[] }> {
  const { rows } = await sql<FoundRow>`
    with hits as materialized (${hits(wanted)})
    select article_id as id, ${getRank('title', 'excerpt', 'instr', wanted)} as rank,
      (select count(*) from hits)
        - (select count(*) from hits where key in (select key from article_search where published_at > ${now})) as count
    from hits join article_search using (key)
    where published_at <= ${now}
    order by rank, published_at desc, article_id
    limit ${limit}`.execute(db);
  return toHits(rows);
}

/** Reads every article in PostgreSQL: as exact, and slow where there are thousands. */
export async function findByScan(db: Db, { wanted, limit, now }: SearchQuery): Promise<{ count: number; found: SearchHit[] }> {
  const { rows } = await sql<FoundRow>`
    select id, ${getRank('search_title', 'search_excerpt', 'strpos', wanted)} as rank, count(*) over () as count
    from articles
    where published_at <= ${now} and strpos(search_text, ${wanted}) > 0
    order by rank, published_at desc, id
    limit ${limit}`.execute(db);
  return toHits(rows);
}

/** Each letter of a phrase costs time in the index: a longer one is looked up by a part of it, and the few articles that have that are read. */
const MAX_PHRASE = 24;

function hits(wanted: string): RawBuilder<unknown> {
  const letters = Array.from(wanted);
  if (letters.length < 3) return sql`select rowid as key from article_grams where article_grams match ${phrase(toNgram(wanted))}`;
  const part = sql`select rowid as key from article_trigrams where article_trigrams match ${phrase(mostSelectivePart(letters))}`;
  if (letters.length <= MAX_PHRASE) return part;
  return sql`select key from (${part}) join article_search using (key) join articles on id = article_id
    where instr(search_text, ${wanted}) > 0`;
}

/** The stretch around the longest word: long words are rare. */
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

function phrase(words: string): string {
  return `"${words.replaceAll('"', '""')}"`;
}

function getRank(title: string, excerpt: string, position: 'instr' | 'strpos', wanted: string): RawBuilder<number> {
  const isIn = (column: string) => sql`${sql.raw(position)}(${sql.ref(column)}, ${wanted}) > 0`;
  return sql<number>`case when ${isIn(title)} then 0 when ${isIn(excerpt)} then 1 else 2 end`;
}

function toHits(rows: FoundRow[]): { count: number; found: SearchHit[] } {
  return { count: rows[0]?.count ?? 0, found: rows.map(({ id, rank }) => ({ id, rank: RANKS[rank] ?? 'text' })) };
}
