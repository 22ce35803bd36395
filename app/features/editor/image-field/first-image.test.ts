import { expect, test } from 'vitest';
import { findFirstImage } from './first-image.ts';

test('[ADM-7] the first image of a text is the first one of this site', () => {
  expect(findFirstImage('<p>None.</p>')).toBeUndefined();
  expect(findFirstImage('<img src="https://x.example/a.png"><img src="//x.example/a.png">')).toBeUndefined();
  expect(findFirstImage('<p>A</p><figure><img alt="b" src="/images/b.png"></figure><img src="/images/c.png">')).toBe('/images/b.png');
  expect(findFirstImage('<img src="/a.png?x=1&amp;y=2">')).toBe('/a.png?x=1&y=2');
});
