/** Folds text for search. One text contains another if its folded form contains the other's. */
export function foldText(text: string): string {
  return foldTypography(foldCase(text));
}

function foldCase(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\0\u00AD]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßςſµ]/g, (letter) => FOLDINGS[letter] ?? letter)
    .replace(/i\u0307/g, 'i') // what `İ` becomes: let istanbul find İstanbul
    .replace(/\s\s+|[^\S ]/g, ' ')
    .normalize('NFC');
}

function foldTypography(text: string): string {
  return text.replace(NOT_TYPED, '').replace(TYPOGRAPHIC, toTyped).replace(TYPOGRAPHIC_LATIN, toTyped).replace(/ {2,}/g, ' ');
}

/** Letters whose capital is another letter's capital too. */
const FOLDINGS: Readonly<Record<string, string>> = { ß: 'ss', ς: 'σ', ſ: 's', µ: 'μ' };

/** Joiners, direction marks, variation selectors. U+FEFF counts as white space. */
const NOT_TYPED = /[\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F]|[\uFE00-\uFE0F]/g;

const TYPED: readonly [string, string][] = [
  ["'", '‘’‚‛′‵‹›`´ʹʻʼˈ＇'],
  ['"', '“”„‟″‶«»ʺ〝〞〟＂'],
  ['-', '‐‑‒–—―⁃−﹘﹣－'],
  ['...', '…'],
];
const typed = new Map(TYPED.flatMap(([sign, alike]) => Array.from(alike, (letter) => [letter, sign])));
const TYPOGRAPHIC = matchTypographic((letter) => letter > '\xFF');
/** Kept apart: a class with both takes four times as long. */
const TYPOGRAPHIC_LATIN = matchTypographic((letter) => letter <= '\xFF');

function matchTypographic(isWanted: (letter: string) => boolean): RegExp {
  return new RegExp(`[${[...typed.keys()].filter(isWanted).join('')}]`, 'g');
}

function toTyped(letter: string): string {
  return typed.get(letter) ?? letter;
}
