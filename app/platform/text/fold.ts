/** Folds text for search. One text contains another if its folded form contains the other's. */
export function foldText(text: string): string {
  return foldTypography(foldScripts(foldCase(text)));
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

function foldScripts(text: string): string {
  if (!hasScriptPairs(text)) return text;
  const composed = text.replace(COMPATIBLE, (letters) => letters.normalize('NFKC'));
  return composed.replace(POINTS, '').replace(ALIKE, (letter) => alike.get(letter) ?? letter);
}

/** True if the text may have letters that readers of their script take for others, or leave out. */
export function hasScriptPairs(text: string): boolean {
  return PAIRED.test(text);
}

const PAIRED = /[\u0370-\u03FF\u0451\u0591-\u08FF\u0E33\u0EB3\uFB00-\uFFEE]/;

/** Full and half width, ligatures, and Arabic letters in the forms that they take in a word. */
const COMPATIBLE = /[\uFB00-\uFB06\uFB50-\uFDFF\uFE70-\uFEFC\uFF01-\uFFEE]+/g;

/** Vowel signs of Arabic and Hebrew, and the tatweel. */
const POINTS =
  /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u08D3-\u08FF]/g;

const LETTERS: readonly [string, string][] = [
  ['ا', 'أإآٱ'],
  ['و', 'ؤ'],
  ['ي', 'ئىیې'],
  ['ه', 'ةہھەۀ'],
  ['ك', 'کڪ'],
  ['е', 'ё'],
  ['α', 'ά'],
  ['ε', 'έ'],
  ['η', 'ή'],
  ['ι', 'ίϊΐ'],
  ['ο', 'ό'],
  ['υ', 'ύϋΰ'],
  ['ω', 'ώ'],
  ['\u0E4D\u0E32', '\u0E33'],
  ['\u0ECD\u0EB2', '\u0EB3'],
  ['-', '\u05BE'],
  ["'", '\u05F3'],
  ['"', '\u05F4'],
  ...Array.from('0123456789', (digit, at): [string, string] => [digit, String.fromCharCode(0x660 + at, 0x6f0 + at)]),
];
const alike = new Map(LETTERS.flatMap(([letter, others]) => Array.from(others, (other) => [other, letter])));
const ALIKE = new RegExp(`[${[...alike.keys()].join('')}]`, 'g');

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
