import { expect, test } from 'vitest';
import { cutText } from './search-result.ts';

test('[ADM-27] a text is cut between words, or within one that is too long', () => {
  expect(cutText(' What a\nkettle teaches ', 60)).toBe('What a kettle teaches');
  expect(cutText('What a kettle teaches whoever waits', 24)).toBe('What a kettle teaches …');
  expect(cutText('x'.repeat(30), 20)).toBe(`${'x'.repeat(19)} …`);
  expect(cutText('', 20)).toBe('');
});
