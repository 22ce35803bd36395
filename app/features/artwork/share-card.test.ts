import sharp from 'sharp';
import { expect, test } from 'vitest';
import { defaultSite } from '#features/settings/site.ts';
import { triedTitles } from '#tests/factories/content/titles.ts';
import { drawShareCard } from './share-card.server.ts';
import { shareCardSvg } from './share-card-svg.server.ts';

const { looks } = defaultSite;
const card = { title: 'Your African strategy should fit on one street', category: 'MARKETING', label: 'Marketing', author: 'Ama Mensah' };

test('[PAGE-7] [ART-3] the sharing picture is a PNG of 1200 by 630 and no heavier than a page', async () => {
  const png = await drawShareCard(card, looks);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(100_000);
});

test('[PAGE-7] the same title gives the same picture, drawn once', async () => {
  const [first, second] = await Promise.all([drawShareCard(card, looks), drawShareCard({ ...card }, { ...looks })]);
  expect(second).toBe(first);
  expect(await drawShareCard(card, looks)).toBe(first);
});

test.each(['🚀', '\u{12000}\u{12001}', ''])('[PAGE-7] a title of which no font has a letter (%s) is left away', async (title) => {
  expect(await getLetters({ ...card, title })).toBe(await getLetters({ ...card, title: '' }));
  expect(await getLetters({ ...card, title: 'Tea' })).not.toBe(await getLetters({ ...card, title: '' }));
});

test.each(triedTitles)('[PAGE-7] [SEO-3] the picture of “%s” has its title', async (title) => {
  const letters = await getLetters({ ...card, title });
  expect(letters).not.toBe(await getLetters({ ...card, title: '' }));
  expectInside(letters);
  expect((await drawShareCard({ ...card, title }, looks)).length).toBeLessThan(100_000);
});

test('[PAGE-7] an author and a category in any script are named, too', async () => {
  for (const part of [{ author: 'Kwabena Ɔfɔri' }, { author: 'محمد' }, { label: 'Ọjà' }, { label: '市场' }]) {
    expect((await getLetters({ ...card, ...part })).length).toBeGreaterThan((await getLetters({ ...card, author: '', label: '' })).length);
  }
});

test.each([
  ['short', 'Tea'],
  [
    'of 120 characters',
    'A title of exactly one hundred and twenty characters, which nobody should write but which somebody surely will, some day',
  ],
  ['of one long word', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'],
  ['endless', 'and then it goes on for ever '.repeat(30)],
])('[PAGE-7] a title that is %s stays on its side of the picture', async (_, title) => {
  expectInside(await getLetters({ ...card, title }));
});

async function getLetters(of: typeof card) {
  return /<path fill="[^"]+" d="([^"]*)"\/><\/svg>$/.exec(await shareCardSvg(of, looks))?.[1] ?? '';
}

function expectInside(letters: string) {
  const numbers = [...letters.matchAll(/[MLQ]([\d.-]+) ([\d.-]+)(?: ([\d.-]+) ([\d.-]+))?/g)];
  const xs = numbers.flatMap(([, x1, , x2]) => [Number(x1), Number(x2 ?? x1)]);
  const ys = numbers.flatMap(([, , y1, , y2]) => [Number(y1), Number(y2 ?? y1)]);
  expect(Math.max(...xs)).toBeLessThan(740);
  expect(Math.min(...ys)).toBeGreaterThan(40);
  expect(Math.max(...ys)).toBeLessThan(600);
}
