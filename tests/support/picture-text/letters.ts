import { namePart } from './glyph-letters.ts';
import type { PictureGlyph } from './read-picture.ts';

/**
 * Whether the glyphs of a picture are the letters of a title: each letter once, none besides, whichever stands where. Spaces and what
 * has no shape are left aside.
 */
export function hasLetters(title: string, glyphs: PictureGlyph[], fonts: { parted: Map<string, number> }[]): boolean {
  const parted = new Map(fonts.flatMap(({ parted: each }) => [...each]));
  const wanted = new Map<string, number>();
  for (const letter of title.normalize('NFD').replace(UNDRAWN, '')) change(wanted, letter, 1);
  const readings = glyphs.map((glyph) => [...glyph.readings].map(split).filter((parts) => parts.every((part) => isIn(wanted, part))));
  readings.sort((one, other) => one.length - other.length);
  return explain(readings, wanted, parted);
}

/** The letters as they stand on the picture, line by line and from left to right, marks after their letter: what each may be. */
export function toPattern(glyphs: PictureGlyph[]): RegExp {
  const baselines = glyphs
    .filter(isLetter)
    .map(({ baseline }) => baseline)
    .sort((one, other) => one - other);
  const lines = baselines.filter((baseline, index) => baseline - (baselines[index - 1] ?? 0) > LINE_GAP).map((baseline) => baseline - 1);
  const toLine = (glyph: PictureGlyph) =>
    lines.findLastIndex((line) => line <= (isLetter(glyph) ? glyph : findBase(glyph, glyphs)).baseline);
  const toStart = (glyph: PictureGlyph) => (isLetter(glyph) ? glyph : findBase(glyph, glyphs)).left;
  const order = (glyph: PictureGlyph) => [toLine(glyph), toStart(glyph), Number(!isLetter(glyph)), -glyph.bottom] as const;
  const ordered = glyphs
    .map((glyph) => ({ glyph, place: order(glyph) }))
    .sort((one, other) => one.place.map((value, index) => value - (other.place[index] ?? 0)).find(Boolean) ?? 0);
  return new RegExp(
    `^${ordered.map(({ glyph }) => `(?:${[...glyph.readings].map((text) => RegExp.escape(text)).join('|')})`).join('')}$`,
    'u',
  );
}

/** Marks and the letters that they stand at. */
export function listMarks(glyphs: PictureGlyph[]): { mark: PictureGlyph; base: PictureGlyph }[] {
  return glyphs.filter((glyph) => !isLetter(glyph)).map((mark) => ({ mark, base: findBase(mark, glyphs) }));
}

const UNDRAWN = /[\s\p{Cf}]/gu;
/** Pixels; lines are further from each other. */
const LINE_GAP = 20;
const PART_FROM = 0xf0000;

function isLetter({ readings }: PictureGlyph): boolean {
  return ![...readings].some((text) => /^\p{M}+$/u.test(text));
}

/** The letter that is nearest; what is between the two, above or below, counts for more than where their middles are. */
function findBase(mark: PictureGlyph, glyphs: PictureGlyph[]): PictureGlyph {
  const distance = ({ left, right, top, bottom }: PictureGlyph) =>
    Math.abs(left + right - mark.left - mark.right) / 2 + 4 * Math.max(0, top - mark.bottom, mark.top - bottom);
  const [nearest] = glyphs.filter(isLetter).sort((one, other) => distance(one) - distance(other));
  if (!nearest) throw new Error('a mark without a letter');
  return nearest;
}

/** Letters and parts of letters. */
function split(text: string): string[] {
  const parts: string[] = [];
  for (const character of text.replace(UNDRAWN, '')) {
    if ((character.codePointAt(0) ?? 0) >= PART_FROM) parts.push(`${parts.pop()}${character}`);
    else parts.push(character);
  }
  return parts;
}

function isIn(wanted: Map<string, number>, part: string): boolean {
  return wanted.has(part) || wanted.has([...part][0] ?? '');
}

/** Gives each glyph a reading so that nothing is left over; those with the fewest come first. */
function explain(readings: string[][][], wanted: Map<string, number>, parted: Map<string, number>): boolean {
  const [first, ...rest] = readings;
  if (!first) return [...wanted.values()].every((count) => count === 0);
  return first.some((parts) => {
    const left = new Map(wanted);
    return parts.every((part) => take(left, part, parted)) && explain(rest, left, parted);
  });
}

function take(wanted: Map<string, number>, part: string, parted: Map<string, number>): boolean {
  if (!wanted.get(part)) {
    const [letter = ''] = part;
    const count = parted.get(letter) ?? 0;
    if (part === letter || !count || !wanted.get(letter)) return false;
    change(wanted, letter, -1);
    for (let index = 0; index < count; index++) change(wanted, namePart(letter, index), 1);
  }
  change(wanted, part, -1);
  return true;
}

function change(counts: Map<string, number>, key: string, by: number) {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
