import { expect, test } from 'vitest';
import { createTextIndex, type IndexedText } from './text-index.ts';

const EMPTY: IndexedText = { title: '', excerpt: '', text: '', tags: [], language: 'en', categories: [], publishedAt: '' };
const ALL = { isWanted: () => true, least: 0.001, tagWorth: 2 };

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
  const { score } = fill({
    ...others,
    one: { title: 'market harbour', text: 'lagoon canoe' },
    near: { text: 'lagoon canoe kettle' },
    far: { title: 'market harbour', text: 'teapot' },
  });
  expect(score('one', 'near')).toBeGreaterThan(10 * score('one', 'far'));
});

test('[ART-4] one word in common is an accident, and so is a category; two of them, or a tag, are not', () => {
  const categories = ['BRAND'];
  const { score } = fill({
    jar: { text: 'jar lagoon pan bowl', categories },
    lid: { text: 'lid teapot canoe', categories },
    other: { text: 'jar spoon fork' },
    same: { text: 'lagoon knife plate', categories },
    two: { text: 'pan bowl' },
    tagged: { text: 'wood', tags: ['crafts'] },
    alsoTagged: { text: 'iron', tags: ['crafts'] },
  });
  expect([score('jar', 'lid'), score('jar', 'other')]).toEqual([0, 0]);
  for (const near of ['same', 'two']) expect(score('jar', near), near).toBeGreaterThan(0.1);
  expect(score('tagged', 'alsoTagged')).toBeGreaterThan(0.1);
});

test('[ART-13] an offer shares two subjects with an article: a tag and its own words are one, and words of every text are none', () => {
  const everywhere = 'phone customer price';
  const others = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`other-${at}`, { text: everywhere }]));
  const index = fill({
    ...others,
    article: { title: 'Kettles', text: `${everywhere} lagoon canoe`, tags: ['mobile money'] },
    common: { text: `${everywhere} teapot` },
    tagged: { tags: ['mobile money'], text: 'mobile money' },
    fitting: { tags: ['mobile money'], text: 'lagoon' },
    named: { title: 'Kettles for phone and price', text: everywhere },
  });
  const list = (key: string) => index.findNear(key, { ...ALL, tagWorth: 1 });
  const [fitting, ...more] = list('article');
  expect([fitting?.key, ...more]).toEqual(['fitting']);
  expect(fitting?.shared.map(index.nameTerm)).toEqual(['mobile money', 'lagoon']);
  index.set('article', { ...EMPTY, title: 'The price of a phone', text: everywhere });
  expect(list('article').map(({ key }) => key)).toEqual(['named']);
});

test('[ART-4] a text that is changed or removed leaves nothing behind', () => {
  const index = fill({
    one: { text: 'lagoon canoe' },
    two: { text: 'lagoon canoe nets' },
    three: { text: 'kettle' },
    four: { text: 'teapot' },
  });
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
  expect(index.findNear({ ...EMPTY, text: 'lagoon canoe secret' }, ALL).map(({ key }) => key)).toEqual(['one']);
  expect([index.hasWord('lagoon'), index.hasWord('secret'), [...index.listWords()]]).toEqual([true, false, ['lagoon', 'canoe', 'kettle']]);
});
