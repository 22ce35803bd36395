import { expect, test } from 'vitest';
import { countTerms, type RelatedText } from './terms.ts';
import { getSimilarity, MAX_RANKED, putInRanking, type Ranking, toVector } from './vector.ts';

const EMPTY: RelatedText = { title: '', excerpt: '', text: '', tags: [], language: 'en' };
const terms = (given: Partial<RelatedText>) => [...countTerms({ ...EMPTY, ...given }).keys()];

test('[ART-4] words meet in their stems, and what says nothing is left out', () => {
  expect(terms({ text: 'The prices, pricing and a PRICE of two phones yesterday' })).toEqual(['price', 'phone']);
});

test('[ART-4] each language leaves out its own words that say nothing, and keeps its letters', () => {
  expect(terms({ text: 'Les pirogues sont dans la lagune avec leurs filets', language: 'fr-CI' })).toEqual([
    'pirogues',
    'lagune',
    'filets',
  ]);
  expect(terms({ text: 'Yana da ƙarfe a cikin kasuwa', language: 'ha' })).toEqual(['ƙarfe', 'kasuwa']);
  expect(terms({ text: 'Kɔkɔɔ sells; KƆKƆƆ', language: 'ak' })).toEqual(['kɔkɔɔ', 'sells']);
});

test('[ART-4] scripts without spaces have words, too', () => {
  expect(terms({ text: '市場の価格', language: 'ja' })).toEqual(expect.arrayContaining(['市場', '価格']));
});

test('[ART-4] a word counts once in each stretch of the text, so that one story full of it is not its subject', () => {
  const other = Array.from(
    { length: 100 },
    (_, at) => `w${String.fromCharCode(97 + (at % 26))}x${String.fromCharCode(97 + Math.floor(at / 26))}`,
  ).join(' ');
  const text = `${'jar '.repeat(60)} market ${other} market ${other} market`;
  const counts = countTerms({ ...EMPTY, text, title: 'Lagoon', tags: ['Mobile  Money'] });
  expect([counts.get('jar'), counts.get('market'), counts.get('lagoon'), counts.get('#mobile money')]).toEqual([1, 3, 3, 4]);
});

test('[ART-4] rare terms weigh more than common ones, and what all share weighs next to nothing', () => {
  const counts = new Map([
    ['every', 50],
    ['some', 10],
    ['rare', 2],
  ]);
  const vector = toVector(new Map([...counts.keys()].map((term) => [term, 2])), { items: 50, counts });
  expect(vector.map(([term]) => term)).toEqual(['rare', 'some', 'every']);
  expect(vector[2]?.[1]).toBeLessThan(0.01);
  expect(Math.hypot(...vector.map(([, weight]) => weight))).toBeCloseTo(1, 3);
});

test('[ART-4] one word in common may be an accident, a tag is none; a category alone brings nothing together', () => {
  const compare = (one: [string, number][], other: [string, number][], category = '') =>
    getSimilarity({ vector: one, category }, { vector: other, category });
  expect(compare([['jar', 0.2]], [['jar', 0.2]])).toBeCloseTo(0.02);
  expect(compare([['#jars', 0.2]], [['#jars', 0.2]])).toBeCloseTo(0.04);
  expect(compare([['jar', 0.2]], [['lid', 0.2]], 'BRAND')).toBe(0);
  expect(compare([['jar', 0.2]], [['jar', 0.2]], 'BRAND')).toBeCloseTo(0.055);
});

test('[ART-4] a ranking is bounded, in order, and holds nothing that has too little in common', () => {
  const ids = Array.from({ length: 20 }, (_, at) => `a${String(at).padStart(2, '0')}`);
  const full = ids.reduce<Ranking>((ranking, id, at) => putInRanking(ranking, id, 0.05 + at / 100), []);
  expect(full.map(([id]) => id)).toEqual(ids.slice(-MAX_RANKED).reverse());
  expect(putInRanking(full, 'a19', 0.01).map(([id]) => id)).not.toContain('a19');
  expect(putInRanking(full, 'a10', 0.9)[0]).toEqual(['a10', 0.9]);
});
