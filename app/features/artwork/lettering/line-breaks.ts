const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function splitLetters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export interface LineBreaking {
  measure: (text: string) => number;
  maxWidth: number;
}

const SOFT_BREAK = '\u200b';

/** Marks where lines may end in scripts without spaces; `breakBalanced` removes the marks. */
export function markBreaks(text: string): string {
  if (!UNSPACED.test(text)) return text;
  const words = Array.from(wordSegmenter.segment(text), ({ segment }) => segment);
  return words.reduce((marked, word) => {
    const mayBreak =
      (UNSPACED.test(marked.slice(-1)) || UNSPACED.test(word)) && !/[\s\p{Ps}\p{Pi}]$/u.test(marked) && !NEVER_FIRST.test(word);
    return marked + (marked && mayBreak ? SOFT_BREAK : '') + word;
  }, '');
}

/** Breaks text into as few lines as fit, then balances them; words that are too long are cut. */
export function breakBalanced(text: string, { measure, maxWidth }: LineBreaking): string[] {
  const words = splitWords(text).flatMap((word) => cutWord(word, { measure, maxWidth }));
  const greedy = fill(words, { measure, maxWidth });
  let narrow = maxWidth / 2;
  let wide = maxWidth;
  for (let step = 0; step < 12; step++) {
    const middle = (narrow + wide) / 2;
    if (fill(words, { measure, maxWidth: middle }).length > greedy.length) narrow = middle;
    else wide = middle;
  }
  const balanced = fill(words, { measure, maxWidth: wide });
  return balanced.every((line) => measure(line) <= maxWidth) ? balanced : greedy;
}

export function clampLines(lines: string[], limit: number, { measure, maxWidth }: LineBreaking): string[] {
  if (lines.length <= limit) return lines;
  const kept = lines.slice(0, limit);
  let last = splitLetters(kept.pop() ?? '');
  while (last.length && measure(`${last.join('')}…`) > maxWidth) last = last.slice(0, -1);
  return [...kept, `${last.join('').replace(/[\s.,;:–—-]+$/u, '')}…`];
}

export function splitWords(text: string): string[] {
  return text.match(/[^ \u200b]+[ \u200b]?/g) ?? [];
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303f\uff01-\uffef]/u;
const NEVER_FIRST = /^[\s\p{Pe}\p{Pf}\p{Po}\u30fc\u309d\u30fd\u3005]/u;
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

function fill(words: string[], { measure, maxWidth }: LineBreaking): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && measure(trim(last + word)) <= maxWidth) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.map(trim);
}

function trim(line: string): string {
  return line.replaceAll(SOFT_BREAK, '').trimEnd();
}

function cutWord(word: string, { measure, maxWidth }: LineBreaking): string[] {
  if (measure(trim(word)) <= maxWidth) return [word];
  const parts: string[] = [];
  for (const letter of splitLetters(word)) {
    const last = parts.at(-1);
    if (last !== undefined && measure(trim(last + letter)) <= maxWidth) parts[parts.length - 1] = last + letter;
    else parts.push(letter);
  }
  return parts;
}
