import { expect, test } from 'vitest';
import { compareHtml } from './compare-html.ts';

/** Removed words with a minus, added ones with a plus, the names of blocks in braces, marks after a slash. */
const show = (before: string, after: string) =>
  compareHtml(before, after)?.map((hunk) =>
    hunk.map(({ kind, text, block, marks }) => {
      const sign = { same: '', removed: '-', added: '+' }[kind];
      return `${sign}${block ? `{${block}}` : text}${marks ? `/${marks}` : ''}`;
    }),
  );

test.each([
  ['a word', '<p>One two.</p>', '<p>One three.</p>', ['{Paragraph}', 'One ', '-two', '+three', '.']],
  ['a heading made of a paragraph', '<p>A b</p>', '<h2>A b</h2>', ['-{Paragraph}', '+{Heading 2}', 'A b']],
  ['a paragraph cut in two', '<p>A b</p>', '<p>A</p><p>b</p>', ['{Paragraph}', 'A', '+{Paragraph}', 'b']],
  ['what is made bold', '<p>A b c</p>', '<p>A <strong>b</strong> c</p>', ['{Paragraph}', 'A ', '-b ', '+b /bold', 'c']],
  [
    'another address of a link',
    '<p><a href="/x?a=1&amp;b">here</a></p>',
    '<p><a href="/y">here</a></p>',
    ['{Paragraph}', 'here/linked', '- (/x?a=1&b)', '+ (/y)'],
  ],
  ['another image', '<img src="/a" alt="A">', '<img src="/b" alt="A">', ['{Paragraph}', '-[Image: A, /a] ', '+[Image: A, /b] ']],
  [
    'an item of a list in a list',
    '<ul><li>A</li></ul>',
    '<ul><li>A<ol><li>b</li></ol></li></ul>',
    ['{List item}', 'A', '+{Numbered item, level 2}', '+b'],
  ],
  ['signs as they are read', '<p>A &amp; b</p>', '<p>A &lt; b</p>', ['{Paragraph}', 'A ', '-& ', '+< ', 'b']],
  ['a quotation', '<p>A</p>', '<blockquote><p>A</p></blockquote>', ['-{Paragraph}', '+{Quote}', 'A']],
  ['the source alone, in the source', '<p class="a">A</p>', '<p>A</p>', ['-<p class="a">', '+<p>', 'A</p>']],
])('[ADM-18] the difference of two texts shows %s', (_, before, after, expected) => {
  expect(show(before, after)).toEqual([expected]);
});

test('[ADM-18] texts with nothing in common are shown whole, as they are read', () => {
  const words = (word: string) => `<p>${Array.from({ length: 600 }, (_, n) => `${word}${n}`).join(' ')}</p>`;
  const [hunk] = compareHtml(words('a'), words('b')) ?? [];
  expect(hunk?.map(({ kind }) => kind)).toEqual(['removed', 'removed', 'added', 'added']);
  expect(hunk?.[1]?.text).toMatch(/^a0 a1 .*a599$/);
});

test('[ADM-18] ten thousand words are compared in little time, whatever their tags', () => {
  const long = '<ul><li><b>word</b> <a href="/x">link</a> '.repeat(5000);
  const before = process.cpuUsage();
  expect(compareHtml(long, `${long}end`)).toHaveLength(1);
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  expect(compareHtml('<'.repeat(50_000), '<'.repeat(50_001))).toBeDefined();
});
