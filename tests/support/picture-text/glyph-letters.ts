import type { TrueType } from './true-type.ts';

/** What a glyph can stand for: a letter, several, or one part of a letter that the font draws in parts. */
export interface GlyphLetters {
  letters: Map<number, Set<string>>;
  /** Letters that the font draws in parts, in form NFD, and in how many. */
  parted: Map<string, number>;
}

/** Part of a letter, as `letters` has it. */
export function namePart(letter: string, index: number): string {
  return letter + String.fromCodePoint(0xf0000 + index);
}

/** Follows the font's substitutions from the letters' own glyphs to their joined, half and stacked forms. Letters are in form NFD. */
export function readGlyphLetters(font: TrueType): GlyphLetters {
  const letters = new Map<number, Set<string>>();
  const parted = new Map<string, number>();
  for (const [code, glyph] of font.cmap) add(letters, glyph, [String.fromCodePoint(code).normalize('NFD')]);
  const rules = readRules(font);
  for (let hasMore = true; hasMore; ) {
    hasMore = rules.map((rule) => apply(rule, letters, parted)).includes(true);
  }
  addSwallowed(font, letters);
  return { letters, parted };
}

/** A mark can be drawn as a part of the glyph before it, which then has curves more, and have itself a glyph without any. */
function addSwallowed({ cmap, getContours }: TrueType, letters: Map<number, Set<string>>) {
  const countCurves = (letter: string) => getContours(cmap.get(letter.codePointAt(0) ?? 0) ?? 0).length;
  const isSwallowed = (letter: string) => /^\p{M}$/u.test(letter) && countCurves(letter) > 0;
  const swallowed = [...letters].filter(([glyph]) => !getContours(glyph).length).flatMap(([, texts]) => [...texts].filter(isSwallowed));
  for (const [glyph, texts] of letters) {
    const count = getContours(glyph).length;
    const longer = [...texts].filter((text) => /^\p{M}$/u.test(text) && count > countCurves(text));
    add(
      letters,
      glyph,
      longer.flatMap((text) => swallowed.map((mark) => text + mark)),
    );
  }
}

interface Rule {
  from: number[];
  to: number[];
}

const MOST_READINGS = 400;
/** Readings of several letters, and letters in each. */
const MOST_JOINED = 16;
const LONGEST = 6;

function add(letters: Map<number, Set<string>>, glyph: number, texts: Iterable<string>): boolean {
  const known = letters.get(glyph) ?? new Set();
  const before = known.size;
  for (const text of texts) if (known.size < MOST_READINGS) known.add(text);
  letters.set(glyph, known);
  return known.size > before;
}

function apply({ from, to }: Rule, letters: Map<number, Set<string>>, parted: Map<string, number>): boolean {
  const sources = from.map((glyph) => [...(letters.get(glyph) ?? [])]);
  const [only = 0] = to;
  const join = (starts: string[], each: string[]) => starts.flatMap((start) => each.map((text) => start + text)).slice(0, MOST_JOINED);
  const texts = sources.length === 1 ? (sources[0] ?? []) : sources.reduce(join, ['']).filter((text) => [...text].length <= LONGEST);
  if (to.length === 1) return add(letters, only, texts);
  const changes = texts.flatMap((text) => {
    const characters = [...text];
    const isSplit = characters.length === to.length;
    if (!isSplit && characters.length > 1) return [];
    if (!isSplit) parted.set(text, to.length);
    return to.map((glyph, index) => add(letters, glyph, [isSplit ? (characters[index] ?? '') : namePart(text, index)]));
  });
  return changes.includes(true);
}

/** Substitutions of one glyph, by several, and of several by one; those that depend on neighbours refer to these. */
function readRules({ view, findTable }: TrueType): Rule[] {
  const table = findTable('GSUB');
  if (table === undefined) return [];
  const u16 = (at: number) => view.getUint16(at);
  const list = table + u16(table + 8);
  return readList(view, list).flatMap((offset) => {
    const lookup = list + offset;
    return readList(view, lookup + 4).flatMap((place) => {
      const subtable = lookup + place;
      const isExtension = u16(lookup) === EXTENSION;
      return isExtension
        ? readSubtable(view, subtable + view.getUint32(subtable + 4), u16(subtable + 2))
        : readSubtable(view, subtable, u16(lookup));
    });
  });
}

const EXTENSION = 7;

function readSubtable(view: DataView, at: number, type: number): Rule[] {
  if (type < 1 || type > 4) return [];
  const covered = readCoverage(view, at + view.getUint16(at + 2));
  if (type === 1 && view.getUint16(at) === 1) {
    return covered.map((glyph) => ({ from: [glyph], to: [(glyph + view.getInt16(at + 4)) & 0xffff] }));
  }
  const entries = readList(view, at + 4);
  return covered.flatMap((glyph, index): Rule[] => {
    const entry = entries[index] ?? 0;
    if (type === 1) return [{ from: [glyph], to: [entry] }];
    if (type === 2) return [{ from: [glyph], to: readList(view, at + entry) }];
    if (type === 3) return readList(view, at + entry).map((other) => ({ from: [glyph], to: [other] }));
    return readList(view, at + entry).map((offset) => {
      const ligature = at + entry + offset;
      const rest = Array.from({ length: view.getUint16(ligature + 2) - 1 }, (_, place) => view.getUint16(ligature + 4 + place * 2));
      return { from: [glyph, ...rest], to: [view.getUint16(ligature)] };
    });
  });
}

function readCoverage(view: DataView, at: number): number[] {
  if (view.getUint16(at) === 1) return readList(view, at + 2);
  return Array.from({ length: view.getUint16(at + 2) }, (_, index) => {
    const [first = 0, last = -1] = [0, 2].map((offset) => view.getUint16(at + 4 + index * 6 + offset));
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  }).flat();
}

/** Numbers of 16 bits after their count. */
function readList(view: DataView, at: number): number[] {
  return Array.from({ length: view.getUint16(at) }, (_, index) => view.getUint16(at + 2 + index * 2));
}
