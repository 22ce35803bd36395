import { expect, test } from 'vitest';
import { describeCount, describeGroups, parseSearchResponse } from './search-response.ts';

const facts = { category: 'BRAND', publishedAt: '2025-01-15T09:00:00.000Z', date: 'January 15, 2025', readTime: 5 };
const result = { id: '1', href: '/blog/1', title: 'T', excerpt: 'E', ...facts, context: [{ text: 'E', isMatch: true }] };

test.each([
  [1, 'x', 'Found 1 result'],
  [2, 'x', 'Found 2 results'],
  [120, 'x', 'Found 120 results'],
  [0, 'Kumasi "market"', 'No articles found for "Kumasi "market""'],
])('[SRCH-6] %i found for %s', (count, query, text) => {
  expect(describeCount(count, query)).toBe(text);
});

test('[SRCH-4] the panel takes only what is a response', () => {
  expect(parseSearchResponse({ count: 1, results: [result] })).toEqual({ count: 1, results: [result] });
  for (const rubbish of [null, 'no', [], { count: '1', results: [] }, { count: 1 }, { count: 1, results: [{ ...result, id: 7 }] }]) {
    expect(parseSearchResponse(rubbish)).toBeUndefined();
  }
});

test('[SRCH-9] groups are counted in words, and taken only as such', () => {
  const shown = { title: 'T', href: '/solution/1', isElsewhere: false, context: [] };
  const groups = [
    { noun: 'Solution', count: 1, results: [shown] },
    { noun: 'Video', count: 7, results: [shown] },
  ];
  expect(describeGroups(groups)).toBe('1 solution, 7 videos');
  expect(parseSearchResponse({ count: 0, results: [], groups, suggestion: 'x' })).toEqual({
    count: 0,
    results: [],
    groups,
    suggestion: 'x',
  });
  for (const rubbish of ['no', [1], [{ noun: 'Solution', count: 1, results: [{ ...shown, href: 7 }] }], [{ count: 1, results: [] }]]) {
    expect(parseSearchResponse({ count: 0, results: [], groups: rubbish })).toBeUndefined();
  }
});
