import { foldText } from '#platform/text/fold.ts';
import { findPlaces, type Places } from './places.ts';
import type { TextRun } from './search-response.ts';

const BEFORE = 60;
const LENGTH = 220;

/** Undefined if the match is not in the article's words. */
export function getSnippet(words: string, query: string): TextRun[] | undefined {
  const text = compose(words);
  const folded = foldText(text);
  const at = folded.indexOf(query);
  if (at < 0) return undefined;
  const places = findPlaces(text, folded);
  if (!places) return undefined;
  const start = findWordStart(text, places.start(at) - BEFORE);
  const end = findWordEnd(text, Math.max(places.end(at + query.length), start + LENGTH));
  const snippet = markMatches(text.slice(start, end), query);
  const isEnded = end >= text.length || SENTENCE_END.test(text.slice(start, end));
  const ellipsis = { text: '…', isMatch: false };
  return mergeRuns([...(start > 0 ? [ellipsis] : []), ...snippet, ...(isEnded ? [] : [ellipsis])]);
}

const SENTENCE_END = /[.!?…。！？]["'’”»)\]]{0,3}$/;

export function markMatches(text: string, query: string): TextRun[] {
  const composed = compose(text);
  const folded = foldText(composed);
  const places = folded.includes(query) ? findPlaces(composed, folded) : undefined;
  return places ? splitAt(composed, listMatches(folded, query, places)) : [{ text: composed, isMatch: false }];
}

function compose(text: string): string {
  return text.toWellFormed().normalize('NFC');
}

function listMatches(folded: string, query: string, places: Places): [number, number][] {
  const matches: [number, number][] = [];
  for (let at = folded.indexOf(query); at >= 0; at = folded.indexOf(query, at + query.length)) {
    matches.push([places.start(at), places.end(at + query.length)]);
  }
  return matches;
}

function splitAt(text: string, matches: [number, number][]): TextRun[] {
  const runs: TextRun[] = [];
  let done = 0;
  for (const [start, end] of matches) {
    if (start < done) continue; // two matches in one letter: `s` in `ß`
    runs.push({ text: text.slice(done, start), isMatch: false }, { text: text.slice(start, end), isMatch: true });
    done = end;
  }
  runs.push({ text: text.slice(done), isMatch: false });
  return runs.filter((run) => run.text);
}

function findWordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.indexOf(' ', at);
  return space >= 0 && space < at + BEFORE / 2 ? space + 1 : avoidHalfLetter(text, at);
}

function findWordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.indexOf(' ', at);
  return space >= 0 && space < at + BEFORE / 2 ? space : avoidHalfLetter(text, at);
}

/** Avoids splitting a surrogate pair. */
function avoidHalfLetter(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;
}

function mergeRuns(runs: TextRun[]): TextRun[] {
  const result: TextRun[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last && last.isMatch === run.isMatch) result[result.length - 1] = { text: last.text + run.text, isMatch: last.isMatch };
    else result.push(run);
  }
  return result;
}
