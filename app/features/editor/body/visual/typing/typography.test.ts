import { describe, expect, test } from 'vitest';
import { LANGUAGE_OPTIONS } from '../../../sharing/languages.ts';
import { correctTyped } from './typography.ts';

/** Types a text letter by letter, as the editor hears it. */
function type(text: string, language = 'en'): string {
  let written = '';
  for (const letter of text) {
    written += letter;
    const correction = correctTyped(written, language);
    if (correction) written = written.slice(0, written.length - correction.typed.length) + correction.written;
  }
  return written;
}

const SAID = `"It's 'so'," ("yes")`;

describe('[ADM-31] typed', () => {
  test.each([
    ['en', '“It’s ‘so’,” (“yes”)'],
    ['en-GB', '“It’s ‘so’,” (“yes”)'],
    ['sw', '“It’s ‘so’,” (“yes”)'],
    ['pt-BR', '“It’s ‘so’,” (“yes”)'],
    ['de', '„It’s ‚so‘,“ („yes“)'],
    ['de-CH', '«It’s ‹so›,» («yes»)'],
    ['pl', '„It’s ‚so’,” („yes”)'],
    ['ro', '„It’s «so»,” („yes”)'],
    ['hu', '„It’s »so«,” („yes”)'],
    ['sv', '”It’s ’so’,” (”yes”)'],
    ['fr', '«\u00a0It’s “so”,\u00a0» («\u00a0yes\u00a0»)'],
    ['fr-CH', '«It’s ‹so›,» («yes»)'],
    ['es', '«It’s “so”,» («yes»)'],
    ['ru', '«It’s „so“,» («yes»)'],
    ['ar', '«It’s ‘so’,» («yes»)'],
    ['ja', '「It’s 『so』,」 (「yes」)'],
  ])('quotation marks are those of %s', (language, written) => {
    expect(type(SAID, language)).toBe(written);
  });

  test('quotation marks are curled, and closed where they were opened, in every language of the list', () => {
    for (const { value } of LANGUAGE_OPTIONS) {
      const written = type(`"word" and "word"`, value);
      expect(written, value).toMatch(/^[“„”«「]\u00a0?word\u00a0?[”“«»」] and [“„”«「]\u00a0?word\u00a0?[”“«»」]$/);
      expect(written.slice(0, written.indexOf(' and')), value).toBe(written.slice(written.indexOf(' and ') + 5));
    }
  });

  test.each([
    ['one -- two', 'one – two'],
    ['1990--2000', '1990–2000'],
    ['one --- two---three', 'one — two—three'],
    ['wait... what...?', 'wait… what…?'],
    ["ng’ombe ng'ombe", 'ng’ombe ng’ombe'],
  ])('%s', (typed, written) => {
    expect(type(typed)).toBe(written);
  });

  test.each([
    'git commit --amend',
    '---',
    '----- x',
    'a `"b" -- ...` c',
    'https://example.com/a--b"c',
    '[x](/a--b)',
    'a 12" screen',
    'a.. b',
  ])('%s stays as it is', (typed) => {
    expect(type(typed)).toBe(typed);
  });

  test.each([
    ['en', "The '90s, class of '99.", 'The ’90s, class of ’99.'],
    ['en', "rock 'n' roll", 'rock ’n’ roll'],
    ['en', "'Tis so, give 'em time", '’Tis so, give ’em time'],
    ['en', "She said 'so' and 'them'", 'She said ‘so’ and ‘them’'],
    ['en', "'2024 was' said", '‘2024 was’ said'],
    ['de', "die '68er", 'die ’68er'],
    ['nl', "'s Avonds om 't vuur", '’s Avonds om ’t vuur'],
    ['he', 'צה"ל אמר "שלום"', 'צה״ל אמר ”שלום”'],
    ['fr', `qu'"il" dit`, 'qu’«\u00a0il\u00a0» dit'],
  ])('letters that are left out, in %s: %s', (language, typed, written) => {
    expect(type(typed, language)).toBe(written);
  });

  test('a space before a high sign does not break in French alone', () => {
    expect(type('Quoi ? Oui : non ; si !', 'fr')).toBe('Quoi\u00a0? Oui\u00a0: non\u00a0; si\u00a0!');
    expect(type('What ? Yes', 'en')).toBe('What ? Yes');
  });
});
