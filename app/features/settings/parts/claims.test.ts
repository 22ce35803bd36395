import { expect, test } from 'vitest';
import { describeClaimSource } from './claims.ts';

test('[SITE-4] a figure says where it comes from and of when it is, as far as that is known', () => {
  expect(describeClaimSource({ source: 'Client survey', date: '2026-01' })).toBe('Client survey, January 2026');
  expect(describeClaimSource({ source: 'Client survey', date: '' })).toBe('Client survey');
  expect(describeClaimSource({ source: '', date: '2025-12' })).toBe('As of December 2025');
  expect(describeClaimSource({ source: '', date: '' })).toBe('');
});
