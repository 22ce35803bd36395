import { expect, test } from 'vitest';
import { absoluteHtml } from '#features/seo/absolute-html.server.ts';
import { writeTextMarkdown } from '#features/seo/markdown/content-markdown.server.ts';
import { toPageHtml } from '../html-tasks.server.ts';
import { htmlToText } from '../html-text.server.ts';
import { sanitizeArticleHtml } from '../sanitize-html.server.ts';
import { ELEMENT_KINDS, findKind } from './kinds.ts';

const NOTE = '<p>One<small class="footnote">First, <em>so</em>.</small> and two<small class="footnote">Second.</small>.</p>';
const PAGE_URL = 'https://www.example.com/blog/a';

test.each([
  ['a footnote', NOTE],
  ['a pull quote and a callout', '<blockquote class="pull-quote"><p>a</p></blockquote><blockquote class="callout"><p>b</p></blockquote>'],
  ...['wide', 'full', 'left', 'right'].map((name) => [
    `the place of a picture, ${name},`,
    `<figure class="${name}"><img src="/a.png" alt=""></figure>`,
  ]),
  [
    'a gallery',
    '<figure class="gallery">\n<figure><img src="/a.png" alt=""></figure>\n<figure><img src="/b.png" alt=""></figure>\n</figure>',
  ],
  ['a link card', '<p class="link-card"><a href="/about">About</a><br>me</p>'],
  ['code with its language', '<pre><code class="language-ts">let a;</code></pre>'],
])('[ART-10] %s stays as it is written', (_, html) => {
  expect(sanitizeArticleHtml(html)).toBe(html);
});

test.each([
  ['another class', '<p class="lead">a</p>', '<p>a</p>'],
  ['two classes', '<figure class="wide x"><img src="/a.png" alt=""></figure>', '<figure><img src="/a.png" alt=""></figure>'],
  ['a class of another tag', '<p class="gallery">a</p>', '<p>a</p>'],
  ['a card that begins with no link', '<p class="link-card">a <a href="/b">b</a></p>', '<p>a <a href="/b">b</a></p>'],
  ['a gallery of words', '<figure class="gallery"><p>a</p></figure>', '<figure><p>a</p></figure>'],
  [
    'a note in a note',
    '<p>a<small class="footnote">b<small class="footnote">c</small></small></p>',
    '<p>a<small class="footnote">b<small>c</small></small></p>',
  ],
  ['a note in a link', '<p><a href="/a">a<small class="footnote">b</small></a></p>', '<p><a href="/a">a<small>b</small></a></p>'],
  ['a note of blocks', '<small class="footnote"><ul><li>a</li></ul></small>', '<small><ul><li>a</li></ul></small>'],
  ['a language of code that is none', '<pre><code class="language-&quot;>">a</code></pre>', '<pre><code>a</code></pre>'],
])('[ART-10] [DATA-7] %s loses its class', (_, html, expected) => {
  expect(sanitizeArticleHtml(html)).toBe(expected);
});

test('[ART-10] a footnote opens by a checkbox beside its number, and its words are no part of a heading', () => {
  const { html, headings } = toPageHtml(`${NOTE}<h2>Rent<small class="footnote">Monthly.</small></h2>`);
  expect(html).toContain(
    '<p>One<span class="note"><input type="checkbox" id="note-1" class="note-toggle"><label class="note-number" for="note-1"><span class="visually-hidden">Note </span>1</label><small class="note-text"><span class="note-mark" aria-hidden="true">1 </span>First, <em>so</em>.</small></span> and two',
  );
  expect(html).toContain('id="note-3"');
  expect(headings).toEqual([{ id: 'section-rent', text: 'Rent', level: 2 }]);
});

test('[ART-10] a footnote stands in Markdown as [^1], in feeds and emails at the end, and apart from the words before it in search', () => {
  expect(writeTextMarkdown(NOTE, PAGE_URL)).toBe('One[^1] and two[^2].\n\n[^1]: First, *so*.\n\n[^2]: Second.\n');
  expect(absoluteHtml(NOTE, PAGE_URL)).toBe(
    '<p>One<sup>[1]</sup> and two<sup>[2]</sup>.</p><hr><ol><li>First, <em>so</em>.</li><li>Second.</li></ol>',
  );
  expect(htmlToText(NOTE)).toBe('One First, so. and two Second. .');
});

test('[ART-10] code is coloured by its language on the page alone', () => {
  const code = '<pre><code class="language-ts">const a = "b"; // c &#x3C;</code></pre>';
  expect(toPageHtml(code).html).toBe(
    '<pre><code class="language-ts"><span class="code-keyword">const</span> a = <span class="code-value">"b"</span>; <span class="code-comment">// c &#x3C;</span></code></pre>',
  );
  expect(absoluteHtml(code, PAGE_URL)).toBe(code);
  expect(toPageHtml('<pre><code class="language-klingon">nuq</code></pre>').html).toContain('>nuq<');
});

test('[ART-10] feeds get common elements without classes, and an address alone on a line as a link', () => {
  const html =
    '<blockquote class="callout"><p>a</p></blockquote><figure class="gallery"><figure><img src="/a.png" alt=""></figure></figure><p>https://vimeo.com/76979871</p>';
  expect(absoluteHtml(html, PAGE_URL)).toBe(
    '<blockquote><p>a</p></blockquote><figure><img src="https://www.example.com/a.png" alt=""></figure><p><a href="https://vimeo.com/76979871">Watch the video on Vimeo</a></p>',
  );
});

test('[ART-10] a link card names the site that it leads to', () => {
  expect(toPageHtml('<p class="link-card"><a href="https://www.example.org/x">Bales</a></p>').html).toBe(
    '<p class="link-card"><a href="https://www.example.org/x" rel="noopener">Bales</a><span class="link-card-host">example.org</span></p>',
  );
});

/** What becomes of each kind of element. */
const OUTPUTS: Record<string, { stored: string; page: string; feed: string; markdown: string; words: string }> = {
  'small.footnote': {
    stored: '<p>Words<small class="footnote">The note</small></p>',
    page: '<p>Words<span class="note"><input type="checkbox" id="note-1" class="note-toggle"><label class="note-number" for="note-1"><span class="visually-hidden">Note </span>1</label><small class="note-text"><span class="note-mark" aria-hidden="true">1 </span>The note</small></span></p>',
    feed: '<p>Words<sup>[1]</sup></p><hr><ol><li>The note</li></ol>',
    markdown: 'Words[^1]\n\n[^1]: The note\n',
    words: 'Words The note',
  },
  'blockquote.pull-quote': {
    stored: '<blockquote class="pull-quote"><p>Words</p></blockquote>',
    page: '<blockquote class="pull-quote"><p>Words</p></blockquote>',
    feed: '<blockquote><p>Words</p></blockquote>',
    markdown: '> Words\n',
    words: 'Words',
  },
  'blockquote.callout': {
    stored: '<blockquote class="callout"><p>Words</p></blockquote>',
    page: '<div class="callout" role="note"><p>Words</p></div>',
    feed: '<blockquote><p>Words</p></blockquote>',
    markdown: '> Words\n',
    words: 'Words',
  },
  'figure.wide': {
    stored: '<figure class="wide"><img src="/images/…" alt="What it shows"></figure>',
    page: '<figure class="wide"><img src="/images/…" alt="What it shows"></figure>',
    feed: '<figure><img src="https://www.example.com/images/%E2%80%A6" alt="What it shows"></figure>',
    markdown: '![What it shows](../images/%E2%80%A6)\n',
    words: '',
  },
  'figure.gallery': {
    stored: '<figure class="gallery"><figure><img src="/images/…" alt="What it shows"></figure></figure>',
    page: '<figure class="gallery"><figure><img src="/images/…" alt="What it shows"></figure></figure>',
    feed: '<figure><img src="https://www.example.com/images/%E2%80%A6" alt="What it shows"></figure>',
    markdown: '![What it shows](../images/%E2%80%A6)\n',
    words: '',
  },
  'p.link-card': {
    stored: '<p class="link-card"><a href="https://example.com" rel="noopener">Title</a><br>What it is</p>',
    page: '<p class="link-card"><a href="https://example.com" rel="noopener">Title</a><br>What it is<span class="link-card-host">example.com</span></p>',
    feed: '<p><a href="https://example.com/" rel="noopener">Title</a><br>What it is</p>',
    markdown: '[Title](https://example.com/)\\\nWhat it is\n',
    words: 'Title What it is',
  },
  'code.language-js': {
    stored: '<pre><code class="language-js">let a;</code></pre>',
    page: '<pre><code class="language-js"><span class="code-keyword">let</span> a;</code></pre>',
    feed: '<pre><code class="language-js">let a;</code></pre>',
    markdown: '```js\nlet a;\n```\n',
    words: 'let a;',
  },
};

test('[ART-10] what becomes of each kind of element is known', () => {
  const known = Object.keys(OUTPUTS).map((name) => findKind(name.split('.')[0] ?? '', name.split('.')[1] ?? ''));
  expect(new Set(known)).toEqual(new Set(ELEMENT_KINDS));
});

test.each(Object.entries(OUTPUTS))(
  '[ART-10] %s is stored as it is written, and has its form in every output',
  (_, { stored, ...outputs }) => {
    expect(sanitizeArticleHtml(stored)).toBe(stored);
    expect({
      page: toPageHtml(stored).html,
      feed: absoluteHtml(stored, PAGE_URL),
      markdown: writeTextMarkdown(stored, PAGE_URL),
      words: htmlToText(stored),
    }).toEqual(outputs);
  },
);
