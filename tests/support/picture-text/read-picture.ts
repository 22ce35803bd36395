import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type GlyphLetters, readGlyphLetters } from './glyph-letters.ts';
import { readPath, type Shape, toShape } from './shapes.ts';
import { readTrueType } from './true-type.ts';

const FONTS = new URL('../../../app/features/artwork/lettering/fonts/', import.meta.url);

/** A glyph found in a picture. Lengths are in pixels, `y` downwards. */
export interface PictureGlyph extends Omit<Shape, 'area'> {
  /** What it can be read as: letters that look the same have one shape. */
  readings: Set<string>;
  baseline: number;
}

interface FontGlyph {
  shapes: Shape[];
  letters: Set<string>;
}

interface PictureFont extends Pick<GlyphLetters, 'parted'> {
  /** Pixels to a unit at a size of one pixel. */
  unit: number;
  glyphs: FontGlyph[];
}

/** Of their size; the other fonts are set smaller. */
const SCALES: Record<string, number> = { headline: 1, 'headline-instrument': 1, 'headline-schibsted': 0.975 };

const opened = new Map<string, PictureFont>();

/** Reads a font of the pictures from its file; only the glyphs that can stand for something, which leaves out the one for missing letters. */
export function openFont(name: string): PictureFont {
  const known = opened.get(name);
  if (known) return known;
  const font = readTrueType(brotliDecompressSync(readFileSync(new URL(`${name}.ttf.br`, FONTS))));
  const { letters, parted } = readGlyphLetters(font);
  letters.delete(0);
  const glyphs = [...letters].map(([glyph, texts]) => ({
    letters: texts,
    shapes: font.getContours(glyph).map((contour) => toShape(contour.map(([x, y]) => [x, -y]))),
  }));
  const scale = SCALES[name] ?? 0.94;
  const picture = { parted, unit: scale / font.unitsPerEm, glyphs: glyphs.filter(({ shapes }) => shapes.length > 0) };
  opened.set(name, picture);
  return picture;
}

/** Finds the glyphs that path data consists of, in the order of drawing, at whichever size it is set. Throws where a curve is of no glyph. */
export function readGlyphs(path: string, fonts: PictureFont[]): PictureGlyph[] {
  const curves = readPath(path);
  let furthest = 0;
  for (let size = LARGEST; size >= SMALLEST; size--) {
    const glyphs: FoundGlyph[] = [];
    let at = 0;
    for (let found = findGlyph(curves, at, { fonts, size }); found; found = findGlyph(curves, at, { fonts, size })) {
      glyphs.push(found);
      at += found.count;
    }
    if (at === curves.length) return settleBaselines(glyphs);
    furthest = Math.max(furthest, at);
  }
  throw new Error(`curve ${furthest} of ${curves.length} is of no glyph`);
}

const LARGEST = 100;
const SMALLEST = 36;
/** Pixels: coordinates are written in tenths. */
const TOLERANCE = 0.16;

interface FoundGlyph extends Omit<Shape, 'area'> {
  count: number;
  /** By baseline: a comma and an apostrophe have one shape, in two places. */
  readings: Map<number, Set<string>>;
}

/** The glyph that begins with a curve; of those that fit, the ones of most curves. */
function findGlyph(curves: Shape[], at: number, { fonts, size }: { fonts: PictureFont[]; size: number }): FoundGlyph | undefined {
  const first = curves[at];
  if (!first) return undefined;
  let count = 0;
  let readings = new Map<number, Set<string>>();
  for (const { unit, glyphs } of fonts) {
    const scale = unit * size;
    for (const { shapes, letters } of glyphs) {
      const [start] = shapes;
      if (!start || shapes.length < count || !isLike(first, start, scale)) continue;
      const x = first.left - start.left * scale;
      const y = first.top - start.top * scale;
      const isThere = shapes.every((shape, index) => {
        const curve = curves[at + index];
        return (
          curve && isLike(curve, shape, scale) && isNear(curve.left, x + shape.left * scale) && isNear(curve.top, y + shape.top * scale)
        );
      });
      if (!isThere) continue;
      if (shapes.length > count) readings = new Map();
      count = shapes.length;
      const baseline = Math.round(y * 2) / 2;
      readings.set(baseline, new Set([...(readings.get(baseline) ?? []), ...letters]));
    }
  }
  const drawn = curves.slice(at, at + count);
  return count ? { ...getBox(drawn), count, readings } : undefined;
}

function isLike(curve: Shape, shape: Shape, scale: number): boolean {
  const width = (shape.right - shape.left) * scale;
  const height = (shape.bottom - shape.top) * scale;
  return (
    isNear(curve.right - curve.left, width) &&
    isNear(curve.bottom - curve.top, height) &&
    Math.abs(curve.area - shape.area * scale * scale) < TOLERANCE * (width + height)
  );
}

function isNear(value: number, other: number): boolean {
  return Math.abs(value - other) < TOLERANCE;
}

function getBox(shapes: Omit<Shape, 'area'>[]) {
  return {
    left: Math.min(...shapes.map(({ left }) => left)),
    right: Math.max(...shapes.map(({ right }) => right)),
    top: Math.min(...shapes.map(({ top }) => top)),
    bottom: Math.max(...shapes.map(({ bottom }) => bottom)),
  };
}

/** Reads what has one shape in several places by where it is: as near to a baseline as can be. */
function settleBaselines(glyphs: FoundGlyph[]): PictureGlyph[] {
  const all = glyphs.flatMap(({ readings }) => [...readings.keys()]);
  const lines = all.filter((baseline) => all.filter((other) => Math.abs(other - baseline) <= 0.5).length >= Math.min(3, glyphs.length));
  const getDistance = (baseline: number) => Math.min(...lines.map((line) => Math.abs(line - baseline)));
  return glyphs.map(({ readings, count: _, ...box }) => {
    const nearest = Math.min(...[...readings.keys()].map(getDistance));
    const near = [...readings].filter(([baseline]) => getDistance(baseline) <= nearest + 0.5);
    return { ...box, baseline: near[0]?.[0] ?? 0, readings: new Set(near.flatMap(([, texts]) => [...texts])) };
  });
}
