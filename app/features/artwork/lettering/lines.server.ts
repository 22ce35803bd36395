import createBidi from 'bidi-js';
import { Buffer, Direction, shape } from 'harfbuzzjs';
import type { Face } from './faces.server.ts';
import type { Headline } from './headline.server.ts';
import { splitLetters } from './line-breaks.ts';

export interface Run {
  text: string;
  face: Face;
  isRightToLeft: boolean;
  glyphs: { id: number; advance: number; x: number; y: number }[];
}

export function isRightToLeft(text: string): boolean {
  return (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1;
}

/** Lengths are in ems. The direction is that of the whole text. */
export function shapeLine(line: string, { getFace }: Headline, isFromRight: boolean): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, isFromRight ? 'rtl' : 'ltr');
  const runs: { text: string; face: Face; level: number }[] = [];
  let at = 0;
  for (const letter of splitLetters(line)) {
    const level = levels[at] ?? 0;
    const face = getFace(letter);
    const last = runs.at(-1);
    at += letter.length;
    if (!face) continue;
    if (last && last.face === face && last.level === level) last.text += letter;
    else runs.push({ text: letter, face, level });
  }
  return reorder(runs).map(({ text, face, level }) => ({
    text,
    face,
    isRightToLeft: level % 2 === 1,
    glyphs: shapeRun(text, face, level),
  }));
}

/** Measures in ems; shapes each word only once, because that is slow. */
export function createRuler(headline: Headline): (text: string) => number {
  const widths = new Map<string, number>();
  const isFromRight = isRightToLeft(headline.text);
  const getWidth = (word: string) => {
    const known = widths.get(word);
    const width = known ?? sum(shapeLine(word, headline, isFromRight).flatMap(({ glyphs }) => glyphs.map(({ advance }) => advance)));
    if (known === undefined) widths.set(word, width);
    return width;
  };
  return (text) => sum(text.split(/([ \u200b])/).map(getWidth));
}

/** SVG path data; `y` is the baseline, `x` the left end, or the right end of right-to-left text. */
export function outlineLine(
  runs: Run[],
  { x, y, size, isFromRight }: { x: number; y: number; size: number; isFromRight: boolean },
): string {
  const width = sum(runs.flatMap(({ glyphs }) => glyphs.map(({ advance }) => advance)));
  let left = isFromRight ? x - width * size : x;
  let path = '';
  for (const { face, glyphs } of runs) {
    for (const glyph of glyphs) {
      path += outlineGlyph(glyph.id, face, { x: left + glyph.x * size, y: y - glyph.y * size, size });
      left += glyph.advance * size;
    }
  }
  return path;
}

const bidi = createBidi();

/** Rule L2 of Unicode's bidirectional algorithm. */
function reorder<R extends { level: number }>(runs: R[]): R[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to++;
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(from, to - 1);
    }
  }
  return ordered;
}

function shapeRun(text: string, face: Face, level: number): Run['glyphs'] {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.setDirection(level % 2 ? Direction.RTL : Direction.LTR);
  buffer.guessSegmentProperties();
  shape(face.font, buffer);
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
    id: codepoint,
    advance: xAdvance * face.unit + (xAdvance ? face.tracking : 0), // a mark has no width of its own
    x: xOffset * face.unit,
    y: yOffset * face.unit,
  }));
}

function outlineGlyph(id: number, { font, unit }: Face, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = unit * size;
  return font
    .glyphToJson(id)
    .map(({ type, values }) => type + values.map((value, index) => tenths(index % 2 ? y - value * scale : x + value * scale)).join(' '))
    .join('');
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
