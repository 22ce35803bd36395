import { expect, test } from 'vitest';
import { createTextIndex, type IndexedText } from './text-index.ts';

const EMPTY: IndexedText = { title: '', excerpt: '', text: '', tags: [], language: 'en', category: '', publishedAt: '' };
const ALL = { isWanted: () => true, least: 0.001 };

function fill(texts: Record<string, Partial<IndexedText>>) {
  const index = createTextIndex();
  for (const [key, text] of Object.entries(texts)) index.set(key, { ...EMPTY, ...text });
  return {
    ...index,
    score: (one: string, other: string) => index.findNear(one, ALL).find(({ key }) => key === other)?.score ?? 0,
  };
}

test('[ART-4] rare terms bring two texts nearer than common ones', () => {
  const others = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [`other-${at}`, { text: `market ${'abcdefghi'.charAt(at)}story` }]),
  );
  const { score } = fill({ ...others, one: { text: 'market lagoon' }, near: { text: 'lagoon kettle' }, far: { text: 'market teapot' } });
  expect(score('one', 'near')).toBeGreaterThan(10 * score('one', 'far'));
});

test('[ART-4] one word in common may be an accident, a tag is none; a category alone brings nothing together', () => {
  const category = 'BRAND';
  const { score } = fill({
    jar: { text: 'jar lagoon kettle', category },
    lid: { text: 'lid teapot canoe', category },
    other: { text: 'jar spoon fork' },
    same: { text: 'jar knife plate', category },
    tagged: { text: 'wood', tags: ['crafts'] },
    alsoTagged: { text: 'iron', tags: ['crafts'] },
  });
  expect(score('jar', 'lid')).toBe(0);
  expect(score('jar', 'same')).toBeCloseTo(score('jar', 'other') + 0.035);
  expect(score('tagged', 'alsoTagged')).toBeGreaterThan(score('jar', 'same'));
});

test('[ART-4] a text that is changed or removed leaves nothing behind', () => {
  const index = fill({ one: { text: 'lagoon canoe' }, two: { text: 'lagoon nets' }, three: { text: 'kettle' }, four: { text: 'teapot' } });
  const before = index.findNear('one', ALL);
  index.set('three', { ...EMPTY, text: 'lagoon canoe nets' });
  expect(index.findNear('one', ALL)).not.toEqual(before);
  index.set('three', { ...EMPTY, text: 'kettle' });
  expect(index.findNear('one', ALL)).toEqual(before);
  index.delete('two');
  expect([index.findNear('one', ALL), index.findNear('two', ALL)]).toEqual([[], []]);
});

test('[ART-4] a draft is compared by its text, and adds no word to those that are known', () => {
  const index = fill({ one: { text: 'lagoon canoe' }, two: { text: 'kettle' } });
  expect(index.findNear({ ...EMPTY, text: 'lagoon secret' }, ALL).map(({ key }) => key)).toEqual(['one']);
  expect([index.hasWord('lagoon'), index.hasWord('secret'), [...index.listWords()]]).toEqual([true, false, ['lagoon', 'canoe', 'kettle']]);
});
