import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';

/** A word in a folded text, an apostrophe inside it included; what has a digit in it is found whole, to be left out. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}\p{N}]+)*/gu;
/** Scripts that put no space between words. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Lana}\p{scx=Tale}\p{scx=Talu}\p{scx=Tavt}\p{scx=Yiii}]/u;
/** In letters: a shorter one that is a letter off is another word. */
const MIN_LETTERS = 3;
const MAX_LETTERS = 32;

export interface FoundWord {
  word: string;
  /** Where it begins in the text. */
  start: number;
}

/** The words of a folded text that can be told from each other by their letters: none with digits, and none of a script without spaces. */
export function findWords(folded: string): FoundWord[] {
  return Array.from(folded.matchAll(WORD), ({ 0: word, index }) => ({ word, start: index })).filter(({ word }) => isTelling(word));
}

/** Each of them once. */
export function listWords(folded: string): Set<string> {
  return new Set((folded.match(WORD) ?? []).filter(isTelling));
}

function isTelling(word: string): boolean {
  if (word.length < MIN_LETTERS || word.length > 2 * MAX_LETTERS) return false;
  if (PLAIN.test(word)) return word.length <= MAX_LETTERS;
  const { length } = Array.from(word);
  return length >= MIN_LETTERS && length <= MAX_LETTERS && !/\p{N}/u.test(word) && !UNSPACED.test(word);
}

const PLAIN = /^[a-z']+$/;

/** Adds those that are not known yet, always in one order, so that two saves never wait for each other. */
export async function storeWords(db: Db, words: Iterable<string>): Promise<void> {
  const rows = Array.from(words, (word) => {
    const letters = Array.from(word);
    return { length: letters.length, word, reversed: letters.reverse().join('') };
  });
  const json = JSON.stringify(rows);
  const given =
    getDialect(db) === 'sqlite'
      ? sql`select value ->> 'length' as length, value ->> 'word' as word, value ->> 'reversed' as reversed from json_each(${json})`
      : sql`select length, word collate "C" as word, reversed from jsonb_to_recordset(${json}::jsonb) as given(length integer, word text, reversed text)`;
  await sql`insert into known_words (length, word, reversed)
    select length, word, reversed from (${given}) as given
    where not exists (select 1 from known_words where known_words.length = given.length and known_words.word = given.word)
    order by length, word
    on conflict do nothing`.execute(db);
}
