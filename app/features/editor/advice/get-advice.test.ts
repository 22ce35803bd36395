import { describe, expect, test } from 'vitest';
import { getAdvice } from './get-advice.ts';

const advise = (html: string, title = 'Tea') => getAdvice({ title, html }).map(({ text }) => text);

describe('[ADM-22] advice before publishing', () => {
  test('names images without a description, wherever their attributes stand', () => {
    const html =
      '<p><img src="/a.png" alt="A kettle"></p><img alt="" src="/b.png"><figure><img src=\'/c>d.png\'/></figure><IMG SRC=x ALT="  ">';
    expect(advise(html)).toEqual(['Image 2 has no description', 'Image 3 has no description', 'Image 4 has no description']);
  });

  test('names headings that skip a level, not those that go back or say nothing', () => {
    expect(advise('<h2>A</h2><h3>B</h3><h2>C</h2><h4>D &amp; <b>e</b></h4><h2> </h2><h3>F</h3>')).toEqual([
      '“D & e” skips a level: heading 4 after heading 2',
    ]);
    expect(advise('<h3>First</h3><h4>Second</h4>')).toEqual(['“First” skips a level: heading 3 after the title']);
    expect(advise('<h1>Own title</h1><h3>Next</h3>')).toEqual([]);
  });

  test('names links without https, without words, and with words that say nothing', () => {
    expect(advise('<a href="http://old.example/a">Old</a> <a href="https://new.example">New</a> <a href="/about">me</a>')).toEqual([
      'A link without https: old.example/a',
    ]);
    expect(advise('<a href="https://b.example"> </a><a href="/c"><img src="/c.png" alt="C"></a><a id="anchor"></a>')).toEqual([
      'A link to https://b.example has no words',
    ]);
    expect(advise('<p>Click <a href="/d"><em>Read</em>\n more</a></p>')).toEqual(['A link says only “Read more”, not what it leads to']);
  });

  test('names a title that is too long to be shown whole', () => {
    expect(advise('', 'é'.repeat(70))).toEqual([]);
    expect(advise('', 'é'.repeat(71))).toEqual(['The title has 71 characters; search engines show about 60']);
  });

  test('says where in the text each is', () => {
    const html = '<p>See <a href="/a">a</a> and <a href="http://b.example">b</a>.</p>';
    const [found] = getAdvice({ title: '', html });
    expect(found?.place).toMatchObject({ tag: 'a', index: 1 });
    expect(html.slice(found?.place?.from, found?.place?.to)).toBe('<a href="http://b.example">');
  });

  test.each([
    '<',
    '<a',
    '<a href="',
    '<!-- <img>',
    '< img>',
    '</a></h2>',
    '<h2>',
    '<a href=http://x.example',
    '1 < 2 > <img',
    '<img alt=">"',
  ])('makes nothing of what is not finished: %s', (html) => expect(advise(html)).toEqual([]));

  test('reads ten thousand words in a few milliseconds', () => {
    const html = '<h2>Part</h2><p>Some <b>ten</b> words of a text that goes <a href="/on">on</a>.</p>'.repeat(1000);
    getAdvice({ title: '', html });
    const before = process.cpuUsage();
    expect(getAdvice({ title: '', html })).toEqual([]);
    expect(process.cpuUsage(before).user).toBeLessThan(200_000); // 8 ms on an idle core
  });
});
