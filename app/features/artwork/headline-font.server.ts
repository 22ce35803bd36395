import opentype, { type Font } from 'opentype.js';
import fontData from '#ui/fonts/headline.ttf?inline';

/** Text as the headline font can set it, on one line and without emoji; undefined when it lacks a letter of it or nothing is left. */
export function toHeadline(text: string): string | undefined {
  const line = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Cf}|\p{Variation_Selector}|\u20e3/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return line && [...line].every((character) => headlineFont().hasChar(character)) ? line : undefined;
}

/** Measures lines set in the headline font, in ems; shapes each word only once, because that is slow. */
export function createRuler(): (text: string) => number {
  const widths = new Map<string, number>();
  const getWidth = (word: string) => {
    const known = widths.get(word);
    const width = known ?? headlineFont().getAdvanceWidth(word, 1, SETTING);
    if (known === undefined) widths.set(word, width);
    return width;
  };
  return (text) => {
    const words = text.split(' ');
    return words.reduce((sum, word) => sum + getWidth(word), (words.length - 1) * getWidth(' '));
  };
}

/** SVG path data of a line set in the headline font; `y` is its baseline. */
export function outlineHeadline(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  // Written here: the library's own toPathData glues numbers together where one of them rounds to minus zero.
  return headlineFont()
    .getPath(text, x, y, size, SETTING)
    .commands.map(
      ({ type, x1, y1, x2, y2, x, y }) =>
        type +
        [x1, y1, x2, y2, x, y]
          .filter((n) => n !== undefined)
          .map(tenths)
          .join(' '),
    )
    .join('');
}

const SETTING = { kerning: true, letterSpacing: -0.015 };

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

let parsed: Font | undefined;

function headlineFont(): Font {
  parsed ??= opentype.parse(Uint8Array.from(Buffer.from(fontData.slice(fontData.indexOf(',') + 1), 'base64')).buffer);
  return parsed;
}
