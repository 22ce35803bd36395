/** Of scripts without spaces between words, with the letters that a word of theirs has on average. */
const UNSPACED: readonly [RegExp, number][] = [
  [/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}]/gu, 2.2],
  [/(?=\p{L})[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]/gu, 4],
];
const UNSPACED_RUN = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}]+/gu;

/** Words as a reader takes them in; an estimate where a script has no spaces between them. */
export function countWords(text: string): number {
  const spaced = text.replace(UNSPACED_RUN, ' ');
  if (spaced === text) return text.match(/\S+/g)?.length ?? 0;
  const estimate = UNSPACED.reduce((sum, [letter, ofWord]) => sum + (text.match(letter)?.length ?? 0) / ofWord, 0);
  return Math.ceil(estimate) + (spaced.match(/\S+/g) ?? []).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
