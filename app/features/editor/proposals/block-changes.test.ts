import { expect, test } from 'vitest';
import { listBlockChanges, splitBlocks, takeBlockChanges } from './block-changes.ts';

test('[API-3] a text is taken block by block: its top-level elements', () => {
  const blocks = [
    '<h2>One <em>two</em></h2>',
    '<figure><img src="/a" alt="a > b"><figcaption>x</figcaption></figure>',
    '<hr>',
    '<ul><li><p>A</p></li></ul>',
  ];
  expect(splitBlocks(blocks.join('\n')).map((block) => block.trim())).toEqual(blocks);
  expect(splitBlocks('Loose <b>words</b><br>here<p>A</p>')).toEqual(['Loose <b>words</b><br>here', '<p>A</p>']);
  expect(splitBlocks('')).toEqual([]);
});

const CURRENT = '<p>Boil the water first.</p><p>Warm the pot.</p><h2>Milk</h2><p>Never before the tea.</p>';

test.each([
  [
    'a word',
    '<p>Boil the water first.</p><p>Warm the big pot.</p><h2>Milk</h2><p>Never before the tea.</p>',
    [['<p>Warm the pot.</p>', '<p>Warm the big pot.</p>']],
  ],
  ['a new block', `<p>Buy tea.</p>${CURRENT}`, [['', '<p>Buy tea.</p>']]],
  ['a block left out', CURRENT.replace('<h2>Milk</h2>', ''), [['<h2>Milk</h2>', '']]],
  [
    'a new block before a changed one',
    CURRENT.replace('<p>Warm the pot.</p>', '<p>Choose cups.</p><p>Warm the teapot and the pot.</p>'),
    [
      ['', '<p>Choose cups.</p>'],
      ['<p>Warm the pot.</p>', '<p>Warm the teapot and the pot.</p>'],
    ],
  ],
  ['spaces alone: nothing', CURRENT.replaceAll('><', '>\n<'), []],
])('[API-3] what differs is %s', (_, proposed, expected) => {
  expect(listBlockChanges(CURRENT, proposed).map(({ before, after }) => [before, after])).toEqual(expected);
});

test('[API-3] taking all changes one after the other, in any order, gives the proposed text', () => {
  const proposed = '<p>Buy tea.</p><p>Boil fresh water first.</p><h2>Milk</h2><p>After the tea.</p><p>Never sugar.</p>';
  for (const pick of [0, -1]) {
    let text = CURRENT;
    for (let left = listBlockChanges(text, proposed); left.length > 0; left = listBlockChanges(text, proposed)) {
      const change = left.at(pick);
      if (change) text = takeBlockChanges(text, proposed, [change]);
    }
    expect(text).toBe(proposed);
  }
  expect(takeBlockChanges(CURRENT, proposed, listBlockChanges(CURRENT, proposed))).toBe(proposed);
});

test('[API-3] one taken change leaves every other block as the author has it', () => {
  const proposed = CURRENT.replace('Boil the water first.', 'Boil fresh water.').replace('Never before', 'Only after');
  const [first] = listBlockChanges(CURRENT, proposed);
  if (!first) throw new Error('there is a change');
  expect(takeBlockChanges(CURRENT, proposed, [first])).toBe(CURRENT.replace('Boil the water first.', 'Boil fresh water.'));
});

test('[API-3] long texts with nothing in common are one change', () => {
  const long = (word: string) => Array.from({ length: 1500 }, (_, n) => `<p>${word} ${n}</p>`).join('');
  expect(listBlockChanges(long('a'), long('b'))).toHaveLength(1);
  expect(splitBlocks('<'.repeat(100_000))).toHaveLength(1);
});
