import { expect, test } from 'vitest';
import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { findNearestTitles, indexTitles } from './nearest-titles.ts';

const items = [
  { id: 'about', title: 'About' },
  { id: '1', title: 'Marketing in Africa goes one street at a time' },
  { id: '7', title: 'The logo is innocent' },
  { id: '10', title: 'The seven skills that pay are on nobody’s certificate' },
  { id: 'café-été', title: 'Été à Dakar' },
];

test.each([
  ['/blog/the-logo-is-innocnt', ['7']],
  ['/blog/logo', ['7']],
  ['/abuot', ['about']],
  ['/marketing-tips', ['1']],
  ['/blog/seven_skills.html', ['10']],
  ['/CERTIFICATES', ['10']],
  ['/innocent-certificates', ['10', '7']],
  ['/été', ['café-été']],
  ['/wp-login.php', []],
  ['/zebra/the', []],
  ['/a', []],
  ['/', []],
  ['', []],
  ['/%20/../..', []],
])('[ART-2] [PAGE-6] %s is nearest to %j', (text, ids) => {
  expect(findNearestTitles(text, items).map(({ id }) => id)).toEqual(ids);
});

test('[PAGE-6] the nearest of many titles are found quickly, however long the path is', () => {
  const many = Array.from({ length: 10_000 }, (_, i) => ({
    id: `article-${i}`,
    title: `Word${i} meets word${i * 7} in the market of town ${i % 97}`,
  }));
  const before = process.cpuUsage();
  expect(findNearestTitles(`/${'market-of-town-and-'.repeat(1000)}`, many)).toHaveLength(3);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000); // microseconds of this process, whatever else the machine does
});

test('[PAGE-6] at most as many titles as asked for, the best one first', () => {
  const alike = ['red tea', 'red tea leaves', 'tea', 'green tea leaves'].map((title) => ({ id: title.replaceAll(' ', '-'), title }));
  expect(findNearestTitles('red tea leaves', alike, 2).map(({ title }) => title)).toEqual(['red tea leaves', 'green tea leaves']);
});

const builtIn = builtInArticles.map(({ id, title }) => ({ id, title }));

test('[ART-2] one wrong letter in each of two words is forgiven, also where a title has only the shorter one', () => {
  expect(findNearestTitles('/blog/leadershp-legcy', builtIn).map(({ id }) => id)).toEqual(['11', '12']);
});

test.each(builtIn)('[ART-2] [PAGE-6] two of its words with a wrong letter each lead to “$title”', ({ id, title }) => {
  const long = [...new Set(title.toLowerCase().match(/[a-z]{5,}/g))].slice(0, 2);
  for (const change of [leaveOut, exchange, swap]) {
    expect(findNearestTitles(`/blog/${long.map(change).join('-')}`, builtIn).map((item) => item.id)).toContain(id);
  }
});

const leaveOut = (word: string) => word.slice(0, 3) + word.slice(4);
const exchange = (word: string) => `${word.slice(0, 2)}x${word.slice(3)}`;
const swap = (word: string) => word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4);

test.each(['markxtxng', 'mrketin', 'maketign', 'marrkketing'])('[PAGE-6] two wrong letters in one long word are forgiven: %s', (word) => {
  expect(findNearestTitles(`/${word}`, items).map(({ id }) => id)).toEqual(['1']);
});

test.each([
  ['/cat', 'The car that nobody sold'],
  ['/tea', 'The sea at Tema'],
  ['/lego', 'The logo is innocent'],
  ['/cost', 'The lost customer'],
  ['/brand', 'A grand opening'],
  ['/carpet', 'The market at noon'],
  ['/targeting', 'Marketing that works'],
  ['/readership', 'The Shareholder'],
])('[PAGE-6] %s is no stranger: not “%s”', (path, title) => {
  expect(findNearestTitles(path, [{ id: 'x1', title }])).toEqual([]);
});

test('[ART-2] an index finds the same, text after text', () => {
  const index = indexTitles(items);
  const find = (text: string) => index.find(text).map(({ item }) => item.id);
  expect([find('/blog/logo'), find('/zebra'), find('/innocent-certificates')]).toEqual([['7'], [], ['10', '7']]);
});
