import { expect, test } from 'vitest';
import { lastModified, parseHttpDate, toHttpDate } from './http-date.ts';

const TIME = Date.UTC(1994, 10, 6, 8, 49, 37);

test.each(['Sun, 06 Nov 1994 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT', 'Sun Nov  6 08:49:37 1994'])(
  '%s is a date of HTTP',
  (text) => {
    expect(parseHttpDate(text)).toBe(TIME);
  },
);

test.each([
  '',
  '0',
  '1994',
  '1994-11-06T08:49:37Z',
  'Sun, 06 Nov 1994 08:49:37',
  'Sun, 06 Nov 1994 08:49:37 +0200',
  'Mon, 31 Feb 2025 00:00:00 GMT',
  'Sun, 06 Nov 1994 25:49:37 GMT',
  'sun, 06 nov 1994 08:49:37 gmt',
  'yesterday',
])('"%s" is none', (text) => {
  expect(parseHttpDate(text)).toBeUndefined();
});

test('a date is written as it is read, and left out where there is none', () => {
  expect(toHttpDate(TIME)).toBe('Sun, 06 Nov 1994 08:49:37 GMT');
  expect(lastModified('1994-11-06T08:49:37.950Z')).toEqual({ 'last-modified': 'Sun, 06 Nov 1994 08:49:37 GMT' });
  expect([lastModified(null), lastModified(undefined)]).toEqual([{}, {}]);
  const dates = ['1994-11-06T08:49:37.950Z', '1970-01-01T00:00:00.000Z'];
  expect(lastModified(...dates)).toEqual(lastModified(...dates.toReversed()));
  expect(lastModified(...dates)).toEqual({ 'last-modified': 'Sun, 06 Nov 1994 08:49:37 GMT' });
  expect(lastModified(...dates, null)).toEqual({});
});
