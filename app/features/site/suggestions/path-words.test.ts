import { expect, test } from 'vitest';
import { getPathWords } from './path-words.ts';

test.each([
  ['/how-to-brand', 'how to brand'],
  ['/blogs/2019/how_to+brand.html', 'how to brand'],
  ['/caf%C3%A9/', 'café'],
  ['/100%', '100%'],
  ['/%00%0A', ''],
  ['/', ''],
  [`/${'a'.repeat(9000)}`, 'a'.repeat(80)],
])('[PAGE-6] the path %s says “%s”', (path, words) => {
  expect(getPathWords(path)).toBe(words);
});
