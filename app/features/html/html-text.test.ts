import { LRUCache } from 'lru-cache';
import { describe, expect, test } from 'vitest';
import { getReadTime } from '#features/publishing/read-time.ts';
import { foldText } from '#platform/text/fold.ts';
import { toAnchor, toSlug } from '#platform/text/slug.ts';
import { toPageHtml } from './html-tasks.server.ts';
import { htmlToText } from './html-text.server.ts';

describe('[SRCH-3] the words of HTML are those that a reader sees', () => {
  test.each([
    ['<p><b>chimi</b>changas</p>', 'chimichangas'],
    ['<p>fish &amp; chips &lt;b&gt; caf&eacute;</p>', 'fish & chips <b> café'],
    ['<p>a</p><p>b</p>', 'a b'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    ['a<br>b<hr>c', 'a b c'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
    ['<p>H<sub>2</sub>O, E=mc<sup>2</sup></p>', 'H2O, E=mc2'],
    ['<a href="/strong" title="seen by nobody">a</a><!-- c --><script>d</script>', 'a'],
    ['<img src="/a.png" alt="not a word of the text">', ''],
    ['', ''],
  ])('%s is %j', (html, expected) => {
    expect(htmlToText(html)).toBe(expected);
  });
});

describe('[SRCH-3] letters of any script fold by case', () => {
  test.each([
    ['É', 'é'],
    ['E\u0301', 'é'],
    ['ΟΔΟΣ', 'οδος'],
    ['ΟΔΟΣΑ', 'οδοσα'],
    ['ПРИВЕТ', 'привет'],
    ['İstanbul', 'istanbul'],
    ['STRASSE', 'straße'],
    ['ÅNGSTRÖM', 'a\u030angstro\u0308m'],
    ['a \n\t b', 'A B'],
    ['mar\u00ADket', 'MARKET'],
    ['ԲԱՐԵՎ', 'բարեվ'],
    ['𐐀', '𐐨'],
  ])('%s and %s are the same', (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  test('folding what is folded changes nothing', () => {
    for (let code = 1; code < 0x1ffff; code++) {
      const folded = foldText(String.fromCodePoint(code));
      if (foldText(folded) !== folded) expect.fail(code.toString(16));
    }
  });
});

describe('[DATA-1] a new article takes its id from its title', () => {
  test.each([
    ['Why Branding Isn’t a Logo', 'why-branding-isnt-a-logo'],
    ['  Crème brûlée & Øl — 50%! ', 'creme-brulee-ol-50'],
    ['Straße', 'strasse'],
    ['Привет, мир', 'привет-мир'],
    ['ガイド', 'ガイド'],
    ['12', 'article-12'],
    ['２０２５', 'article-2025'],
    ['1-2', 'article-1-2'],
    ['!!!', 'article'],
    ['', 'article'],
    ['💡', 'article'],
    ['\ud800', 'article'],
    ['../../etc', 'etc'],
  ])('%j becomes %j', (title, expected) => {
    expect(toSlug(title)).toBe(expected);
  });

  test.each([
    ['Sɛ wopɛ sɛ wo dwuma yɛ yie a', 'se-wope-se-wo-dwuma-ye-yie-a'],
    ['Ɔdɔ ne Ŋutete', 'odo-ne-nutete'],
    ['Ɖekakpui Ʋoƒome', 'dekakpui-vofome'],
    ['Ƙasuwanci ɓangaren ɗan ƴar', 'kasuwanci-bangaren-dan-yar'],
    ['Ìṣòwò ọ̀jà', 'isowo-oja'],
    ['Ɲɛɲɛ ɣi ɩ ʊ', 'nene-gi-i-u'],
  ])('[SEO-5] %j, in a language of Africa, becomes %j, and the anchor of a heading stays as it was', (title, expected) => {
    expect(toSlug(title)).toBe(expected);
    expect(toAnchor('Yɛ ɔdɔ ŋ')).toBe('yɛ-ɔdɔ-n');
  });

  test('it has at most 80 characters and ends with a word', () => {
    expect(toSlug('word '.repeat(40))).toBe('word-'.repeat(16).slice(0, -1));
    expect(toSlug('w'.repeat(200))).toHaveLength(80);
  });
});

test.each([
  ['', 1],
  ['one', 1],
  ['w '.repeat(200), 1],
  ['w '.repeat(201), 2],
  ['w '.repeat(2000), 10],
])('[ADM-7] a text is read in its words divided by 200, rounded up, at least 1 (case %#)', (text, minutes) => {
  expect(getReadTime(text)).toBe(minutes);
});

test('headings get ids of their own and are listed in order', () => {
  expect(toPageHtml('<h2>A &amp; <em>b</em></h2><p>c</p><h3>2025</h3><h2>A &amp; b</h2><h4>d</h4>')).toEqual({
    html: '<h2 id="section-a-b">A &#x26; <em>b</em></h2><p>c</p><h3 id="section-part-2025">2025</h3><h2 id="section-a-b-2">A &#x26; b</h2><h4>d</h4>',
    headings: [
      { id: 'section-a-b', text: 'A & b', level: 2 },
      { id: 'section-part-2025', text: '2025', level: 3 },
      { id: 'section-a-b-2', text: 'A & b', level: 2 },
    ],
  });
});

test('what was not used for longest leaves the cache first', () => {
  const cache = new LRUCache<string, number>({ maxSize: 100 });
  cache.set('a', 1, { size: 40 });
  cache.set('b', 2, { size: 40 });
  cache.get('a');
  cache.set('c', 3, { size: 40 });
  cache.set('too large', 4, { size: 101 });
  expect(['a', 'b', 'c', 'too large'].map((key) => cache.get(key))).toEqual([1, undefined, 3, undefined]);
});

test('equal headings get the first number that is free, also where another heading is called like one of them', () => {
  const { headings } = toPageHtml('<h2>a 2</h2><h2>a</h2><h3>a</h3><h2>b</h2><h2>a</h2><h2>a 3</h2><h2>a 2</h2><h2>a</h2>');
  const ids = headings.map(({ id }) => id.replace('section-', ''));
  expect(ids).toEqual(['a-2', 'a', 'a-3', 'b', 'a-4', 'a-3-2', 'a-2-2', 'a-5']);
});

test('of very many headings all get an id, and the first five hundred are listed', () => {
  const { html, headings } = toPageHtml('<h2>a</h2>'.repeat(700));
  expect([headings.length, headings.at(-1)?.id]).toEqual([500, 'section-a-500']);
  expect(html).toContain('id="section-a-700"');
});

test('a table gets a box that scrolls by keyboard too, called as its caption', () => {
  const { html } = toPageHtml(
    '<p>a</p><table><caption>Prices <em>now</em></caption><tbody><tr><td>1</td></tr></tbody></table><table></table>',
  );
  expect(html).toContain('<div class="table-scroll" role="region" tabindex="0" aria-label="Prices now"><table><caption>');
  expect(html).toContain('<div class="table-scroll" role="region" tabindex="0" aria-label="Table"><table></table></div>');
});
