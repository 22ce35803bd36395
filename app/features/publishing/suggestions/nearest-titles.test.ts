import { expect, test } from 'vitest';
import { findNearestTitles } from './nearest-titles.ts';

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
