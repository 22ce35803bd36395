import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createRuler, toHeadline } from './headline-font.server.ts';
import { breakBalanced, clampLines } from './line-breaks.ts';
import { drawShareCard } from './share-card.server.ts';
import { shareCardSvg } from './share-card-svg.server.ts';

const card = { title: 'Your African strategy should fit on one street', category: 'MARKETING', label: 'Marketing', author: 'Ama Mensah' };

test('[PAGE-7] [ART-3] the sharing picture is a PNG of 1200 by 630 and no heavier than a page', async () => {
  const png = await drawShareCard(card);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(100_000);
});

test('[PAGE-7] the same title gives the same picture, drawn once', async () => {
  const [first, second] = await Promise.all([drawShareCard(card), drawShareCard({ ...card })]);
  expect(second).toBe(first);
  expect(await drawShareCard(card)).toBe(first);
});

test.each(['为什么小企业需要品牌', 'لماذا', '🚀', ''])('[PAGE-7] a title that the font cannot write (%s) is left away', (title) => {
  expect(getLetters({ ...card, title })).toBe(getLetters({ ...card, title: '' }));
  expect(getLetters({ ...card, title: 'Tea' })).not.toBe(getLetters({ ...card, title: '' }));
});

test('[PAGE-7] emoji and marks without a shape are taken out of a title, the rest is set', () => {
  expect(toHeadline('Tea 🍵\u200d  for two?')).toBe('Tea for two?');
  expect(toHeadline('Cafe\u0301 “naïve” – 200+')).toBe('Café “naïve” – 200+');
});

test.each([
  ['short', 'Tea'],
  [
    'of 120 characters',
    'A title of exactly one hundred and twenty characters, which nobody should write but which somebody surely will, some day',
  ],
  ['of one long word', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'],
  ['endless', 'and then it goes on for ever '.repeat(30)],
])('[PAGE-7] a title that is %s stays on its side of the picture', (_, title) => {
  const numbers = [...getLetters({ ...card, title }).matchAll(/[MLQ]([\d.-]+) ([\d.-]+)(?: ([\d.-]+) ([\d.-]+))?/g)];
  const xs = numbers.flatMap(([, x1, , x2]) => [Number(x1), Number(x2 ?? x1)]);
  const ys = numbers.flatMap(([, , y1, , y2]) => [Number(y1), Number(y2 ?? y1)]);
  expect(Math.max(...xs)).toBeLessThan(740);
  expect(Math.min(...ys)).toBeGreaterThan(40);
  expect(Math.max(...ys)).toBeLessThan(600);
});

test('[PAGE-7] lines are as few as fit and even in length', () => {
  const breaking = { maxWidth: 20, measure: (text: string) => text.length };
  expect(breakBalanced('aaaa bbbb cccc dddd eeee', breaking)).toEqual(['aaaa bbbb cccc', 'dddd eeee']);
  expect(breakBalanced('x'.repeat(45), breaking)).toEqual(['x'.repeat(20), 'x'.repeat(20), 'x'.repeat(5)]);
  expect(clampLines(['one two', 'three, four', 'five'], 2, breaking)).toEqual(['one two', 'three, four…']);
  const ruler = createRuler();
  expect(ruler('Tea for two')).toBeGreaterThan(ruler('Tea for'));
});

function getLetters(of: typeof card) {
  return /<path fill="[^"]+" d="([^"]*)"\/><\/svg>$/.exec(shareCardSvg(of))?.[1] ?? '';
}
