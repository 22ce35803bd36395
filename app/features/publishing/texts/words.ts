const LETTERS = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu;
/** With digits, so that `web2` is not taken for a misspelt `web`. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}\p{N}]+)*/gu;
const HYPHENATED = /[\p{L}\p{M}]+(?:[-‐‑][\p{L}\p{M}]+)*/gu;
const HYPHEN = /[-‐‑]/;
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Lana}\p{scx=Tale}\p{scx=Talu}\p{scx=Tavt}\p{scx=Yiii}]/u;
/** A shorter word with one wrong letter is usually another word. */
const MIN_LETTERS = 3;
const MAX_LETTERS = 32;
const PLAIN = /^[a-z']+$/;

export interface FoundWord {
  word: string;
  start: number;
}

export function splitWords(folded: string): string[] {
  if (!UNSPACED.test(folded)) return folded.match(LETTERS) ?? [];
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'word' }).segment(folded))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

/** Words with a hyphen in them, as they are written. */
export function listCompounds(text: string): string[] {
  return HYPHEN.test(text) ? (text.match(HYPHENATED) ?? []).filter((word) => HYPHEN.test(word)) : [];
}

export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word);
}

export function findSpelledWords(folded: string): FoundWord[] {
  return Array.from(folded.matchAll(WORD), ({ 0: word, index }) => ({ word, start: index })).filter(({ word }) => isSpelled(word));
}

export function listSpelledWords(folded: string): Set<string> {
  return new Set((folded.match(WORD) ?? []).filter(isSpelled));
}

export function isSpelled(word: string): boolean {
  if (word.length < MIN_LETTERS || word.length > 2 * MAX_LETTERS) return false;
  if (PLAIN.test(word)) return word.length <= MAX_LETTERS;
  const { length } = Array.from(word);
  return length >= MIN_LETTERS && length <= MAX_LETTERS && !/\p{N}/u.test(word) && !UNSPACED.test(word);
}
