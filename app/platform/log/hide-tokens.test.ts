import { expect, test } from 'vitest';
import { hideTokens } from './hide-tokens.ts';

test('[ADM-26] the token of a private link is in no path that is logged', () => {
  expect(hideTokens('/draft/abc_DEF-1')).toBe('/draft/*');
  expect(hideTokens('/draft/abc_DEF-1.data')).toBe('/draft/*');
  expect(hideTokens('//Draft//abc/more')).toBe('//Draft//*/more');
  expect(hideTokens('/blog/draft')).toBe('/blog/draft');
  expect(hideTokens('/blog/draft/a')).toBe('/blog/draft/a');
});
