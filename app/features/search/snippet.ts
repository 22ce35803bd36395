import { foldText } from '#platform/text/fold.ts';
import type { TextRun } from './search-response.ts';

const BEFORE = 60;
const LENGTH = 220;

/** The text around the first match in an article's words, matches marked; undefined when it stands elsewhere. */
export function getSnippet(article: { plainText: string; searchText: string }, query: string): TextRun[] | undefined {
  const folded = article.searchText.slice(article.searchText.lastIndexOf('\n') + 1);
  const at = folded.indexOf(query);
  if (at < 0) return undefined;
  const text = article.plainText.normalize('NFC');
  const toPlace = findPlace(text, folded);
  if (!toPlace) return undefined;
  const start = findWordStart(text, toPlace(at) - BEFORE);
  const end = findWordEnd(text, Math.max(toPlace(at + query.length), start + LENGTH));
  const snippet = markMatches(text.slice(start, end), query);
  const ellipsis = { text: '…', isMatch: false };
  return mergeRuns([...(start > 0 ? [ellipsis] : []), ...snippet, ...(end < text.length ? [ellipsis] : [])]);
}

/** Splits a text into runs, each match of the folded query marked. */
export function markMatches(text: string, query: string): TextRun[] {
  const composed = text.toWellFormed().normalize('NFC');
  const folded = foldText(composed);
  const toPlace = findPlace(composed, folded);
  const runs: TextRun[] = [];
  let done = 0;
  for (let at = folded.indexOf(query); toPlace && at >= 0; at = folded.indexOf(query, at + query.length)) {
    const [start, end] = [toPlace(at), toPlace(at + query.length)];
    runs.push({ text: composed.slice(done, start), isMatch: false }, { text: composed.slice(start, end), isMatch: true });
    done = end;
  }
  runs.push({ text: composed.slice(done), isMatch: false });
  return runs.filter((run) => run.text);
}

/** From places in the folded text to places in the text; undefined where they can't be matched. */
function findPlace(text: string, folded: string): ((at: number) => number) | undefined {
  if (text.length === folded.length) return (at) => at;
  const places: number[] = [];
  let at = 0;
  let wasSpace = false;
  for (const letter of text) {
    const isSpace = /\s/.test(letter);
    const length = isSpace ? Number(!wasSpace) : letter < '\x80' ? 1 : foldText(letter).length;
    for (let unit = 0; unit < length; unit++) places.push(at);
    at += letter.length;
    wasSpace = isSpace;
  }
  places.push(text.length);
  return places.length === folded.length + 1 ? (folded) => places[folded] ?? text.length : undefined;
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

/** Not between the two halves of a letter. */
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
