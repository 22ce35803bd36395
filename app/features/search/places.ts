import { foldText } from '#platform/text/fold.ts';

/** From places in a folded text to places in the text. */
export interface Places {
  /** Where the letter begins that the folded one at this place is made of. */
  start(folded: number): number;
  /** Where the letter ends that the folded one before this place is made of. */
  end(folded: number): number;
}

/** Some letters and single spaces, white space, or one letter with its marks and whatever takes no width. */
const PIECES =
  /(?<run>(?:[^\s\p{M}\p{Cf}\0]| (?=[^\s\p{M}\p{Cf}\0])){1,200}(?![\p{M}\p{Cf}\0]))|\s[\s\p{Cf}\0]*|\P{M}[\p{M}[\p{Cf}--\uFEFF]\0]*|\p{M}+/gv;

/** Undefined where a text in composed form does not fold piece by piece to the folded one. */
export function findPlaces(text: string, folded: string): Places | undefined {
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (start: number, end: number, units: number) => {
    for (let unit = 0; unit < units; unit++) {
      starts.push(start);
      ends.push(end);
    }
  };
  for (const { 0: piece, index, groups } of text.matchAll(PIECES)) {
    if (groups?.run && keepsLength(piece)) {
      for (let at = index; at < index + piece.length; at++) add(at, at + 1, 1);
    } else {
      let at = index;
      for (const part of groups?.run ? piece : [piece]) {
        add(at, at + part.length, foldText(part).length);
        at += part.length;
      }
    }
  }
  if (starts.length !== folded.length) return undefined;
  return { start: (at) => starts[at] ?? text.length, end: (at) => ends[at - 1] ?? 0 };
}

function keepsLength(run: string): boolean {
  return /^[ -~]+$/.test(run) || foldText(run).length === run.length;
}
