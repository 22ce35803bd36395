import { foldText } from '#platform/text/fold.ts';
import { type FindMatches, findNearest, type Match } from './matches.ts';
import { findPlaces, type Places } from './places.ts';
import type { TextRun } from './search-response.ts';

/** Latin letters in two lines on a phone of 320 pixels, in a wide fallback font too. */
const TWO_LINES = 50;
const LINE = TWO_LINES / 2;
const LENGTH = 220;
/** Words that stand farther apart have a piece each, so that two lines on a phone show them all. */
const NEAR = 50;
const AROUND = 18;
const MAX_PIECES = 3;

/** `lines` is a text or has a block on each line. Undefined if no match is in it. */
export function getSnippet(lines: string, find: FindMatches): TextRun[] | undefined {
  const text = compose(lines);
  const folded = foldText(text);
  const matches = find(folded);
  const places = matches.length ? findPlaces(text, folded) : undefined;
  if (!places) return undefined;
  const pieces = cutPieces(text, getAnchors(findNearest(matches), places));
  const runs = pieces.flatMap(({ start, end }, at) => [
    ...(at > 0 || start > 0 ? [{ text: at > 0 ? ' … ' : '…', isMatch: false }] : []),
    ...markMatches(text.slice(start, end), find),
  ]);
  const end = pieces.at(-1)?.end ?? 0;
  const isEnded = end >= text.length || SENTENCE_END.test(text.slice(0, end));
  return joinBlocks(mergeRuns([...runs, ...(isEnded ? [] : [{ text: '…', isMatch: false }])]));
}

interface Piece {
  start: number;
  end: number;
}

function getAnchors(nearest: Match[], places: Places): Piece[] {
  const anchors = nearest.map((match) => ({ start: places.start(match.start), end: places.end(match.end) }));
  const [first, last] = [anchors[0], anchors.at(-1)];
  if (!first || !last) return [];
  return last.end - first.start <= NEAR ? [{ start: first.start, end: last.end }] : anchors.slice(0, MAX_PIECES);
}

function cutPieces(text: string, anchors: Piece[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [at, anchor] of anchors.entries()) {
    const isLast = at === anchors.length - 1;
    const start = anchors.length > 1 ? findWordStart(text, anchor.start - AROUND, anchor.start) : findStart(text, anchor);
    const end = findWordEnd(text, isLast ? Math.max(anchor.end, start + LENGTH - at * 3 * AROUND) : anchor.end + AROUND);
    const last = pieces.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else pieces.push({ start, end });
  }
  return pieces;
}

/** Leaves the match within two lines of a phone, wherever the words before it are broken. */
function findStart(text: string, { start, end }: Piece): number {
  const goBackWithin = (letters: number) => goBack(text, start, Math.max(AROUND, letters - measure(text.slice(start, end))));
  const far = goBackWithin(TWO_LINES);
  return findWordStart(text, LONG_WORD.test(text.slice(far, end + LINE)) ? goBackWithin(LINE) : far, start);
}

/** Leaves much of a line empty. */
const LONG_WORD = /\S{14}/;
const WIDE = /\p{Lu}(?=\p{Lu})|[\u0900-\u1DFF\u2E80-\uD7FF\uF900-\uFFEF]/gu;

function measure(text: string): number {
  return text.replace(WIDE, '**').length;
}

function goBack(text: string, from: number, room: number): number {
  const before = text.slice(Math.max(0, from - room), from);
  return Math.max(0, from - Math.floor((room * before.length) / (measure(before) || 1)));
}

const SENTENCE_END = /[.!?…。！？]["'’”»)\]]{0,3}$/;
const PAUSE = /[.!?…:;,–—。！？]["'’”»)\]]{0,3}$/;

/** Between a heading and the text after it stands a dot. */
function joinBlocks(runs: TextRun[]): TextRun[] {
  let before = '';
  return runs.map(({ text, isMatch }) => {
    const joined = text.replace(/\n/g, (_, at: number) => (PAUSE.test(before + text.slice(0, at)) ? ' ' : ' · '));
    before = (before + text).slice(-4);
    return { text: joined, isMatch };
  });
}

export function markMatches(text: string, find: FindMatches): TextRun[] {
  const composed = compose(text);
  const folded = foldText(composed);
  const matches = find(folded);
  const places = matches.length ? findPlaces(composed, folded) : undefined;
  return places ? splitAt(composed, listRanges(matches, places)) : [{ text: composed, isMatch: false }];
}

function compose(text: string): string {
  return text.toWellFormed().normalize('NFC');
}

function listRanges(matches: Match[], places: Places): [number, number][] {
  return matches.map(({ start, end }) => [places.start(start), places.end(end)]);
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

function findWordStart(text: string, at: number, latest: number): number {
  if (at <= 0) return 0;
  const space = findSpace(text, at);
  return Math.min(latest, space >= 0 ? space + 1 : avoidHalfLetter(text, at));
}

function findWordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = findSpace(text, at);
  return space >= 0 ? space : avoidHalfLetter(text, at);
}

/** -1 where none is near. */
function findSpace(text: string, at: number): number {
  const distance = text.slice(at, at + LINE).search(/[ \n]/);
  return distance < 0 ? -1 : at + distance;
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
