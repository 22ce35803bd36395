import { countWords } from '#platform/text/count-words.ts';

const WORDS_A_MINUTE = 200;

export function getReadTime(text: string): number {
  return getReadTimeOfWords(countWords(text));
}

export function getReadTimeOfWords(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}

export const DEFAULT_READ_TIME = 5;
