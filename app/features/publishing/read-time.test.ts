import { expect, test } from 'vitest';
import { countWords } from '#platform/text/count-words.ts';
import { getReadTime } from './read-time.ts';

test('[ADM-7] reading time is the words by 200 a minute, at least one', () => {
  expect([0, 1, 200, 201].map((count) => getReadTime('word '.repeat(count)))).toEqual([1, 1, 1, 2]);
});

test('[SRCH-12] it follows scripts that write no spaces between words', () => {
  expect(getReadTime('市场营销的故事，'.repeat(850))).toBe(14); // 5,950 letters, at 400 to 500 a minute
  expect(getReadTime('マーケティングの話。'.repeat(600))).toBe(11); // of 5,400 letters; the bar that lengthens a sound is none
  expect(getReadTime('การตลาดในแอฟริกา'.repeat(400))).toBeGreaterThan(5);
  expect(countWords('市场 and 营销, 2024')).toBe(4);
  expect(countWords('one — two')).toBe(3);
});
