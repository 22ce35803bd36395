import { expect, test } from 'vitest';
import { abbreviateQuery, getFirstWords, getSearchEndpoint, isQueryTooLong, MAX_URL_LENGTH } from './search-query.ts';

test('[SRCH-6] a short query is repeated as it is', () => {
  for (const query of ['brand', 'x'.repeat(80), '👩🏾‍🌾 '.repeat(10).trim()]) expect(abbreviateQuery(query)).toBe(query);
});

test('[SRCH-6] an endless query is cut after whole words, and a word without an end after whole letters', () => {
  expect(abbreviateQuery('market '.repeat(1000).trim())).toBe(`${'market '.repeat(11).trim()}…`);
  expect(abbreviateQuery('x'.repeat(5000))).toBe(`${'x'.repeat(80)}…`);
  expect(abbreviateQuery('😀'.repeat(5000))).toBe(`${'😀'.repeat(80)}…`);
  expect(getFirstWords(`x ${'y'.repeat(200)}`)).toHaveLength(80);
});

test('[SRCH-1] a query is too long when its address is longer than the server takes', () => {
  const room = MAX_URL_LENGTH - getSearchEndpoint('').length;
  expect(isQueryTooLong('x'.repeat(room))).toBe(false);
  expect(isQueryTooLong('x'.repeat(room + 1))).toBe(true);
  expect(isQueryTooLong('é'.repeat(room / 2))).toBe(true);
});
