import { brotliDecompressSync } from 'node:zlib';
import { Blob, Font, Face as FontFace, Buffer as Letters, shape } from 'harfbuzzjs';
import type { TypePairing } from '#features/settings/parts/type-pairings.ts';

export interface Face {
  font: Font;
  unit: number;
  /** Ems after each letter; scripts whose letters join take none. */
  tracking: number;
  /** In ems, from baseline to baseline. */
  lineHeight: number;
  /** False for a font that has letters with built-in marks only. */
  setsMarks: boolean;
  has(character: string): boolean;
  /** Whether each mark of a letter that is composed of glyphs stands on it: some fonts place only a few. */
  placesMarks(letter: string): boolean;
}

/** Reads each font once; the site's headline font comes first. */
export async function loadFaces(text: string, types: TypePairing): Promise<Face[]> {
  const names = scriptNames.filter((name) => SCRIPTS[name].for.test(text));
  return Promise.all([HEADLINES[types], ...names].map((name) => (loaded[name] ??= load(name))));
}

interface FaceOptions {
  lineHeight: number;
  tracking?: number;
  scale?: number;
  setsMarks?: boolean;
}

const TIGHT = -0.015;
/** Noto's letters are larger for their size than the headline fonts'. */
const NOTO_SCALE = 0.94;

const HEADLINES = {
  bricolage: 'headline',
  schibsted: 'headline-schibsted',
  instrument: 'headline-instrument',
} as const satisfies Record<TypePairing, string>;
const SCALES: Record<string, number> = { 'headline-schibsted': 0.975 };

const SCRIPTS = {
  latin: { for: /[^\p{ASCII}]/u, lineHeight: 1.12, tracking: TIGHT },
  symbols: { for: /[\p{Sm}\p{So}]/u, lineHeight: 1.12 },
  signs: { for: /\p{So}/u, lineHeight: 1.12 },
  arabic: { for: /\p{Script=Arabic}/u, lineHeight: 1.4 },
  hebrew: { for: /\p{Script=Hebrew}/u, lineHeight: 1.15 },
  devanagari: { for: /\p{Script=Devanagari}/u, lineHeight: 1.3 },
  bengali: { for: /\p{Script=Bengali}/u, lineHeight: 1.3 },
  tamil: { for: /\p{Script=Tamil}/u, lineHeight: 1.25 },
  thai: { for: /\p{Script=Thai}/u, lineHeight: 1.35 },
  ethiopic: { for: /\p{Script=Ethiopic}/u, lineHeight: 1.2 },
  armenian: { for: /\p{Script=Armenian}/u, lineHeight: 1.15 },
  georgian: { for: /\p{Script=Georgian}/u, lineHeight: 1.15 },
  nko: { for: /\p{Script=Nko}/u, lineHeight: 1.3 },
  adlam: { for: /\p{Script=Adlam}/u, lineHeight: 1.3 },
  tifinagh: { for: /\p{Script=Tifinagh}/u, lineHeight: 1.15 },
  korean: { for: /\p{Script=Hangul}/u, lineHeight: 1.2 },
  han: { for: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uffef]/u, lineHeight: 1.2 },
} satisfies Record<string, FaceOptions & { for: RegExp }>;

type ScriptName = keyof typeof SCRIPTS;
type FaceName = ScriptName | (typeof HEADLINES)[TypePairing];

const scriptNames = Object.keys(SCRIPTS) as ScriptName[]; // what Object.keys gives has no narrower type
const files = import.meta.glob<string>('./fonts/*.ttf.br', { query: '?url&inline', import: 'default' });
const loaded: Partial<Record<FaceName, Promise<Face>>> = {};

async function load(name: FaceName): Promise<Face> {
  const data = await files[`./fonts/${name}.ttf.br`]?.();
  if (!data) throw new Error(`the font ${name} is missing`);
  const {
    lineHeight,
    tracking = 0,
    scale = NOTO_SCALE,
    setsMarks = true,
  }: FaceOptions = isScript(name) ? SCRIPTS[name] : { lineHeight: 1.08, tracking: TIGHT, scale: SCALES[name] ?? 1, setsMarks: false };
  const face = new FontFace(new Blob(brotliDecompressSync(Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'))));
  const font = new Font(face);
  return {
    font,
    unit: scale / face.upem,
    tracking,
    lineHeight,
    setsMarks,
    has: (character) => font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined,
    placesMarks: (letter) => placesMarks(font, letter),
  };
}

function placesMarks(font: Font, letter: string): boolean {
  const letters = new Letters();
  letters.addText(letter);
  letters.guessSegmentProperties();
  shape(font, letters);
  let pen = 0;
  const [base, ...marks] = letters.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
    const xs = font.glyphToJson(codepoint).flatMap(({ values }) => values.filter((_, index) => index % 2 === 0));
    const ink = { left: pen + xOffset + Math.min(...xs), right: pen + xOffset + Math.max(...xs) };
    pen += xAdvance;
    return ink;
  });
  if (!base) return false;
  const margin = (base.right - base.left) / 4;
  return marks.every(({ left, right }) => {
    const middle = (left + right) / 2;
    return middle > base.left + margin && middle < base.right - margin;
  });
}

function isScript(name: FaceName): name is ScriptName {
  return name in SCRIPTS;
}
