import { expect, test } from 'vitest';
import { getTypo, mayMean } from './typo.ts';

test.each([
  ['brnad', 'brand', 'swapped'],
  ['rband', 'brand', 'swapped'],
  ['branndd', 'brand', undefined],
  ['brannd', 'brand', 'doubled'],
  ['bbrand', 'brand', 'doubled'],
  ['leter', 'letter', 'doubled'],
  ['brad', 'brand', 'missing'],
  ['rand', 'brand', 'missing'],
  ['bran', 'brand', 'missing'],
  ['bracnd', 'brand', 'missing'],
  ['brond', 'brand', 'wrong'],
  ['brond', 'blend', undefined],
  ['brand', 'brand', undefined],
  ['bnard', 'brand', undefined],
  ['wɔfrɛ', 'wɔferɛ', 'missing'],
  ['𞤀𞤁𞤂', '𞤁𞤀𞤂', 'swapped'],
  ['nobodys', "nobody's", 'missing'],
])('[SRCH-10] %s for %s is a letter %s', (word, meant, typo) => {
  expect(getTypo(word, meant)).toBe(typo);
  expect(getTypo(meant, word)).toBe(typo);
});

test('[SRCH-10] a short word is another one where its first letter is another', () => {
  expect([mayMean('tin', 'bin'), mayMean('tan', 'tin'), mayMean('nit', 'int'), mayMean('tand', 'band')]).toEqual([false, true, true, true]);
});
