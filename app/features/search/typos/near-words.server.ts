import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { mayMean } from './typo.ts';

/** Of each length and each half: a dictionary of a million words has some hundred. */
const MAX_ROWS = 1000;
/** After every letter. */
const LAST = '\u{10FFFF}';

/** Those of the words that stand, or stood, in an article. */
export async function findKnown(db: Db, words: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('knownWords')
    .select('word')
    .where('length', 'in', [...new Set(words.map((word) => Array.from(word).length))])
    .where('word', 'in', words)
    .execute();
  return new Set(rows.map(({ word }) => word));
}

/**
 * The words that a word may have meant by a letter: what stands, or stood, in articles, and of others. What is a letter off begins or ends as
 * it does; what has the two letters in the middle swapped is asked for itself.
 */
export async function findNear(db: Db, word: string, others: Iterable<string>): Promise<string[]> {
  const letters = Array.from(word);
  const { length } = letters;
  const half = Math.floor(length / 2);
  const [start, end] = [letters.slice(0, half).join(''), letters.slice(half).join('')];
  const reversed = letters.slice(half).reverse().join('');
  const swapped = [...letters.slice(0, half - 1), letters[half], letters[half - 1], ...letters.slice(half + 1)].join('');
  const lengths = [length - 1, length, length + 1];
  const ranges = lengths.flatMap((each) => [selectRange('word', each, start), selectRange('reversed', each, reversed)]);
  const { rows } = await sql<{ word: string }>`
    select word from known_words where length = ${length} and word = ${swapped}
    union ${sql.join(ranges, sql` union `)}`.execute(db);
  const found = new Set(rows.map((row) => row.word));
  for (const other of others) if (other.startsWith(start) || other.endsWith(end) || other === swapped) found.add(other);
  return [...found].filter((each) => mayMean(word, each));
}

function selectRange(column: 'word' | 'reversed', length: number, start: string): RawBuilder<unknown> {
  const letters = sql.ref(column);
  return sql`select word from (select word from known_words where length = ${length} and ${letters} >= ${start} and ${letters} < ${start + LAST} limit ${MAX_ROWS}) as ranged`;
}
