import { foldText } from '#platform/text/fold.ts';

export interface Places {
  start(folded: number): number;
  end(folded: number): number;
}

/** Undefined if a text in composed form does not fold letter by letter to the folded one. */
export function findPlaces(text: string, folded: string): Places | undefined {
  if (text.length === folded.length && !SHRINKS.some((shrinking) => shrinking.test(text))) return { start: (at) => at, end: (at) => at };
  const starts: number[] = [];
  const ends: number[] = [];
  let start = 0;
  let end = 0;
  const closePiece = () => {
    const units = end === start + 1 && isPlain(text.charAt(start)) ? 1 : countFolded(text.slice(start, end));
    for (let unit = 0; unit < units; unit++) {
      starts.push(start);
      ends.push(end);
    }
    start = end;
  };
  for (const letter of text) {
    if (end > start && !belongsTo(text.charAt(start), letter)) closePiece();
    end += letter.length;
  }
  closePiece();
  if (starts.length !== folded.length) return undefined;
  return { start: (at) => starts[at] ?? text.length, end: (at) => ends[at - 1] ?? 0 };
}

/** Without these, texts of equal length fold letter by letter. Several patterns for speed. */
const SHRINKS = [
  /[\u0300-\u036F]|[\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F]|[\uFE00-\uFE0F]/,
  /[\0\xAD]/,
  /\s\s/,
  /[\u0591-\u06ED\u08D3-\u08FF]|[\uFB00-\uFFEE]/,
];
const ATTACHED = /[\p{M}\p{Cf}\0\uFF9E\uFF9F]/u;
const SPACE = /\s/;

function belongsTo(first: string, letter: string): boolean {
  if (isPlain(letter)) return false;
  return SPACE.test(letter) ? SPACE.test(first) : ATTACHED.test(letter);
}

function isPlain(letter: string): boolean {
  return letter > ' ' && letter <= '~';
}

/** Caches folded lengths: texts repeat few pieces. */
const lengths = new Map<string, number>();
const MAX_LENGTHS = 5000;

function countFolded(piece: string): number {
  const known = lengths.get(piece);
  if (known !== undefined) return known;
  const { length } = foldText(piece);
  if (lengths.size >= MAX_LENGTHS) lengths.clear();
  if (piece.length < 20) lengths.set(piece, length);
  return length;
}
