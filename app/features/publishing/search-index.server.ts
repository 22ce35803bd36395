import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import type { ContentTable } from '#db/schema.ts';
import { listWords, storeWords } from './words/known-words.server.ts';

/** The one table with an index; the search keeps what the others hold in memory. */
export const INDEXED_TABLE = 'articles';

/** The rule by which `foldText` folds; a row of `article_search` with a lower one is indexed by an earlier rule, or not at all. */
export const FOLD_RULE = 1;

/** Makes a stored row findable by its `getSearchText`; belongs into the transaction that wrote it. */
export async function indexContent(tx: Db, { table, id }: { table: ContentTable; id: string }, searchText: string): Promise<void> {
  if (table !== INDEXED_TABLE) return;
  const { isDraft } = await tx.selectFrom('articles').select('isDraft').where('id', '=', id).executeTakeFirstOrThrow();
  if (!isDraft) await storeWords(tx, listWords(searchText));
  if (getDialect(tx) === 'postgres') {
    await sql`update article_search set body = ${searchText}, fold = ${FOLD_RULE} where article_id = ${id}`.execute(tx);
  } else {
    const key = sql`select key from article_search where article_id = ${id}`;
    await sql`insert or replace into article_trigrams (rowid, body) values ((${key}), ${searchText})`.execute(tx);
    await sql`insert or replace into article_grams (rowid, body) values ((${key}), ${listNgrams(searchText)})`.execute(tx);
    await sql`update article_search set fold = ${FOLD_RULE} where article_id = ${id}`.execute(tx);
  }
}

/** Each letter and each pair of neighbours of a text once, as `toNgram` writes them: for queries too short for SQLite's index of three letters. */
function listNgrams(text: string): string {
  const ngrams = new Set<string>();
  let previous = '';
  for (const letter of text) {
    ngrams.add(letter).add(previous + letter);
    previous = letter;
  }
  return Array.from(ngrams, toNgram).join(' ');
}

/** One or two letters as a word of ASCII letters and digits. */
export function toNgram(letters: string): string {
  return Array.from(letters, (letter) => (letter.codePointAt(0) ?? 0).toString(16)).join('x');
}
