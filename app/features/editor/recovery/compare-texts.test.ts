import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const words = (count: number, word = 'word') => Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ');

const kinds = (before: string, after: string) =>
  compareTexts(before, after)?.map((hunk) => hunk.map(({ kind, text }) => ({ same: text, removed: `-${text}`, added: `+${text}` })[kind]));

test('[ADM-18] a word changed at the top and one at the bottom are two small places', () => {
  const hunks = kinds(`<p>First ${words(500)} last.</p>`, `<p>Begin ${words(500)} end.</p>`);
  expect(hunks).toHaveLength(2);
  expect(hunks?.[0]?.slice(0, 3)).toEqual(['<p>', '-First ', '+Begin ']);
  expect(hunks?.[0]?.at(-1)).toMatch(/^word0 .*word11 …$/);
  expect(hunks?.[1]?.[0]).toMatch(/^… word488 .*word499 $/);
  expect(hunks?.[1]?.slice(1)).toEqual(['-last', '+end', '.</p>']);
});

test.each([
  ['words of any script', 'Привет, большой мир', 'Привет, новый мир', [['Привет, ', '-большой ', '+новый ', 'мир']]],
  ['tags as a whole', '<h2>A</h2>', '<h3>A</h3>', [['-<h2>', '+<h3>', 'A', '-</h2>', '+</h3>']]],
  ['what is written on', '<p>One</p>', '<p>One and two</p>', [['<p>One ', '+and two', '</p>']]],
  ['spaces alone', 'a b', 'a  b', [['-a ', '+a  ', 'b']]],
  ['no space at the start', '\n<p>a</p>', '<p>b</p>', [['<p>', '-a', '+b', '</p>']]],
  ['an empty text', '', 'All new', [['+All new']]],
])('[ADM-18] the difference marks %s', (_, before, after, expected) => {
  expect(kinds(before, after)).toEqual(expected);
});

test('[ADM-18] texts that have little in common, or only another space at the start, are left to be shown whole', () => {
  expect(compareTexts(' a', 'a')).toBeUndefined();
  expect(compareTexts(words(80_000, 'a'), words(80_000, 'b'))).toBeUndefined();
});
