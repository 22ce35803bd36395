/**
 * Text as search compares it: letters of any script without case, canonical composition, one space for each run of white
 * space, no soft hyphens. One string contains another, whatever their case, when the folded one contains the other folded.
 */
export function foldText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\0\u00AD]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßςſµ]/g, (letter) => FOLDINGS[letter] ?? letter)
    .replace(/i\u0307/g, 'i') // what `İ` becomes: let istanbul find İstanbul
    .replace(/\s+/g, ' ')
    .normalize('NFC');
}

/** Letters whose capital is another letter's capital too. */
const FOLDINGS: Readonly<Record<string, string>> = { ß: 'ss', ς: 'σ', ſ: 's', µ: 'μ' };
