import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { gramOf } from '#features/content/search-text.server.ts';

export interface Question {
  /** Folded and trimmed, not empty. */
  wanted: string;
  limit: number;
  /** Articles with a later date are not public yet. */
  now: string;
}

export interface Found {
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
export async function findByIndex(db: Db, { wanted, limit, now }: Question): Promise<{ count: number; found: Found[] }> {
  const { rows } = await sql<FoundRow>`
    with hits as materialized (${hits(wanted)})
    select article_id as id, ${rankOf('title', 'excerpt', 'instr', wanted)} as rank,
      (select count(*) from hits)
        - (select count(*) from hits where key in (select key from article_search where published_at > ${now})) as count
    from hits join article_search using (key)
    where published_at <= ${now}
    order by rank, published_at desc, article_id
    limit ${limit}`.execute(db);
  return answer(rows);
}

/** Reads every article in PostgreSQL: as exact, and slow where there are thousands. */
export async function findByScan(db: Db, { wanted, limit, now }: Question): Promise<{ count: number; found: Found[] }> {
  const { rows } = await sql<FoundRow>`
    select id, ${rankOf('search_title', 'search_excerpt', 'strpos', wanted)} as rank, count(*) over () as count
    from articles
    where published_at <= ${now} and strpos(search_text, ${wanted}) > 0
    order by rank, published_at desc, id
    limit ${limit}`.execute(db);
  return answer(rows);
}

/** Longer queries are looked up by their beginning, and the few articles that have it are read: each letter in an index costs time. */
const MAX_PHRASE = 32;

function hits(wanted: string): RawBuilder<unknown> {
  const letters = Array.from(wanted);
  if (letters.length < 3) return sql`select rowid as key from article_grams where article_grams match ${phrase(gramOf(wanted))}`;
  const beginning = sql`select rowid as key from article_trigrams where article_trigrams match ${phrase(letters.slice(0, MAX_PHRASE).join(''))}`;
  if (letters.length <= MAX_PHRASE) return beginning;
  return sql`select key from (${beginning}) join article_search using (key) join articles on id = article_id
    where instr(search_text, ${wanted}) > 0`;
}

function phrase(words: string): string {
  return `"${words.replaceAll('"', '""')}"`;
}

function rankOf(title: string, excerpt: string, position: 'instr' | 'strpos', wanted: string): RawBuilder<number> {
  const isIn = (column: string) => sql`${sql.raw(position)}(${sql.ref(column)}, ${wanted}) > 0`;
  return sql<number>`case when ${isIn(title)} then 0 when ${isIn(excerpt)} then 1 else 2 end`;
}

function answer(rows: FoundRow[]): { count: number; found: Found[] } {
  return { count: rows[0]?.count ?? 0, found: rows.map(({ id, rank }) => ({ id, rank: RANKS[rank] ?? 'text' })) };
}
