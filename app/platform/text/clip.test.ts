import { expect, test } from 'vitest';
import { clip } from './clip.ts';

test('[SRCH-12] a cut ends at a word where there are spaces, and keeps most of its room where there are none', () => {
  expect(clip('One two  three\nfour', 14)).toBe('One two three…');
  expect(clip('One two three', 13)).toBe('One two three');
  expect(clip(`AI ${'市场营销'.repeat(60)}`, 160)).toBe(`AI ${'市场营销'.repeat(39)}…`);
  expect(clip(`SEO ${'การตลาด'.repeat(60)}`, 160).length).toBeGreaterThan(150);
  expect(clip(`A ${'x'.repeat(300)}`, 100)).toBe(`A ${'x'.repeat(97)}…`);
});

test('[SRCH-12] a cut takes no letter, emoji or flag apart', () => {
  const family = '👩\u200D👩\u200D👧\u200D👦';
  for (const letter of [family, '🇬🇭', 'ẹ\u0301', 'นี้', 'क्षि'])
    for (let most = 12; most < 40; most += 1) {
      const cut = clip(letter.repeat(40), most);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(cut.slice(0, -1).replaceAll(letter, '')).toBe('');
    }
  expect(clip(`e${'\u0301'.repeat(500)}`, 20)).toHaveLength(20);
});
