import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import type { ContentTable } from '#db/schema.ts';
import { htmlToLines } from '#features/html/html-text.server.ts';
import { hasScriptPairs } from '#platform/text/fold.ts';
import { getSearchColumns, getSearchText } from './search-columns.server.ts';

export const INDEXED_TABLE = 'articles';

/** Runs in the transaction that wrote the row. */
export async function indexContent(tx: Db, { table, id }: { table: ContentTable; id: string }, searchText: string): Promise<void> {
  if (table !== INDEXED_TABLE) return;
  if (getDialect(tx) === 'postgres') {
    await sql`update article_search set body = ${searchText} where article_id = ${id}`.execute(tx);
  } else {
    const key = sql`select key from article_search where article_id = ${id}`;
    await sql`insert or replace into article_trigrams (rowid, body) values ((${key}), ${searchText})`.execute(tx);
    await sql`insert or replace into article_grams (rowid, body) values ((${key}), ${listNgrams(searchText)})`.execute(tx);
  }
}

/** After a restore: a backup has neither the index nor its columns. */
export async function indexAllContent(tx: Db): Promise<void> {
  let last: string | undefined = '';
  while (last !== undefined) last = await indexNext(tx, last);
}

/** Indexes some items, those with script pairs alone if wanted. Returns the last one's id, or undefined where there are no more. */
export async function indexNext(tx: Db, after: string, { isPairedOnly = false } = {}): Promise<string | undefined> {
  const rows = await tx
    .selectFrom(INDEXED_TABLE)
    .select(['id', 'title', 'excerpt', 'category', 'content'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(INDEXED_AT_ONCE)
    .execute();
  for (const row of rows) {
    if (isPairedOnly && !hasScriptPairs(Object.values(row).join(' ').toLowerCase())) continue;
    const text = htmlToLines(row.content);
    await tx.updateTable(INDEXED_TABLE).set(getSearchColumns(row, text)).where('id', '=', row.id).execute();
    await indexContent(tx, { table: INDEXED_TABLE, id: row.id }, getSearchText(row, text));
  }
  return rows.length < INDEXED_AT_ONCE ? undefined : rows.at(-1)?.id;
}

const INDEXED_AT_ONCE = 100;

/** For queries too short for SQLite's index of three letters. */
function listNgrams(text: string): string {
  const ngrams = new Set<string>();
  let previous = '';
  for (const letter of text) {
    ngrams.add(letter).add(previous + letter);
    previous = letter;
  }
  return Array.from(ngrams, toNgram).join(' ');
}

export function toNgram(letters: string): string {
  return Array.from(letters, (letter) => (letter.codePointAt(0) ?? 0).toString(16)).join('x');
}
