import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { marked } from 'marked';
import { expect, test } from 'vitest';
import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { ALLOWED_TAGS } from '#features/html/allowed-html.ts';
import { htmlToText } from '#features/html/html-text.server.ts';
import { sanitizeArticleHtml } from '#features/html/sanitize-html.server.ts';
import { writeMarkdown } from './markdown.server.ts';

/** Markdown of HTML, read as HTML again by another program. */
function readBack(html: string): string {
  const markdown = writeMarkdown(fromHtml(sanitizeArticleHtml(html), { fragment: true }));
  return toHtml(fromHtml(marked.parse(markdown, { async: false, gfm: true }), { fragment: true }))
    .replace(/>\s+</g, '><')
    .trim();
}

/** For each tag that an author may use: a text, and what a reader of its Markdown sees. */
const MEANINGS: Record<string, [html: string, read: string][]> = {
  p: [['<p>One.</p><p>Two.</p>', '<p>One.</p><p>Two.</p>']],
  h2: [['<h2>One</h2>', '<h2>One</h2>']],
  h3: [['<h3>One</h3>', '<h3>One</h3>']],
  h4: [['<h4>One</h4>', '<h4>One</h4>']],
  ul: [['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>']],
  ol: [
    ['<ol start="3"><li>a</li><li>b</li></ol>', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['<ol reversed><li>a</li><li>b</li></ol>', '<ol reversed><li>a</li><li>b</li></ol>'],
    ['<ol start="-3"><li>a</li></ol>', '<ol start="-3"><li>a</li></ol>'],
  ],
  li: [['<ul><li>10<sup>6</sup> people</li></ul>', '<ul><li>10<sup>6</sup> people</li></ul>']],
  strong: [['<p>a<strong>b</strong>c</p>', '<p>a<strong>b</strong>c</p>']],
  b: [['<p>a <b>b</b></p>', '<p>a <strong>b</strong></p>']],
  em: [['<p>a <em>b</em></p>', '<p>a <em>b</em></p>']],
  i: [['<p>a <i>b</i></p>', '<p>a <em>b</em></p>']],
  u: [['<p>a <u>b</u></p>', '<p>a <em>b</em></p>']],
  s: [['<p>a <s>b</s></p>', '<p>a <del>b</del></p>']],
  a: [['<p><a href="https://a.example/b" title="c">d</a></p>', '<p><a href="https://a.example/b" title="c">d</a></p>']],
  blockquote: [['<blockquote><p>a</p><p>b</p></blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>']],
  cite: [['<p><cite>Things Fall Apart</cite></p>', '<p><em>Things Fall Apart</em></p>']],
  q: [['<p><q>he said <q>no</q></q></p>', `<p>"he said 'no'"</p>`]],
  code: [
    ['<p><code>a_b*c|d</code></p>', '<p><code>a_b*c|d</code></p>'],
    ['<p><code>x<sup>2</sup> * y</code></p>', '<p><code>x<sup>2</sup> * y</code></p>'],
  ],
  pre: [
    ['<pre>a\n\n  b &lt; c</pre>', '<pre><code>a\n\n  b &#x3C; c\n</code></pre>'],
    ['<pre>a\n\nb<sup>2</sup></pre>', '<pre>a\n\nb<sup>2</sup></pre>'],
  ],
  br: [['<p>a<br>b</p>', '<p>a<br>b</p>']],
  hr: [['<p>a</p><hr><p>b</p>', '<p>a</p><hr><p>b</p>']],
  figure: [['<figure><img src="/a.webp" alt="b"></figure>', '<p><img src="/a.webp" alt="b"></p>']],
  figcaption: [
    [
      '<figure><img src="/a.webp" alt="b"><figcaption>In 10<sup>3</sup></figcaption></figure>',
      '<p><img src="/a.webp" alt="b"></p><p>In 10<sup>3</sup></p>',
    ],
  ],
  img: [['<p><img src="/a.webp" alt="b [c]"></p>', '<p><img src="/a.webp" alt="b [c]"></p>']],
  table: [
    [
      '<table><tr><th>a</th></tr><tr><td><p>b|c<br>d<sup>2</sup></p></td></tr></table>',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b|c<br>d<sup>2</sup></td></tr></tbody></table>',
    ],
  ],
  caption: [
    [
      '<table><caption>Sales of <em>tea</em></caption><tr><th>a</th></tr><tr><td>b</td></tr></table>',
      '<p>Sales of <em>tea</em></p><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
  ],
  thead: [
    [
      '<table><thead><tr><th>a</th></tr><tr><th>b</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
      '<table><thead><tr><th>a</th></tr><tr><th>b</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
    ],
  ],
  tbody: [['<table><tbody><tr><td>a</td></tr></tbody></table>', '<table><tbody><tr><td>a</td></tr></tbody></table>']],
  tr: [
    [
      '<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td></td></tr></table>',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td></td></tr></tbody></table>',
    ],
  ],
  th: [
    [
      '<table><tr><th>a</th><th>b</th></tr><tr><th scope="row">c</th><td>d</td></tr></table>',
      '<table><tbody><tr><th>a</th><th>b</th></tr><tr><th scope="row">c</th><td>d</td></tr></tbody></table>',
    ],
  ],
  td: [
    [
      '<table><tr><th>a</th><th>b</th></tr><tr><td colspan="2">c</td></tr></table>',
      '<table><tbody><tr><th>a</th><th>b</th></tr><tr><td colspan="2">c</td></tr></tbody></table>',
    ],
    [
      '<table><tr><th>a</th></tr><tr><td><ul><li>b</li><li>c</li></ul></td></tr></table>',
      '<table><tbody><tr><th>a</th></tr><tr><td><ul><li>b</li><li>c</li></ul></td></tr></tbody></table>',
    ],
  ],
  sub: [['<p>CO<sub>2</sub></p>', '<p>CO<sub>2</sub></p>']],
  sup: [
    ['<p>10<sup>6</sup> people, 4<sup>th</sup></p>', '<p>10<sup>6</sup> people, 4<sup>th</sup></p>'],
    ['<h2>10<sup><em>n</em></sup></h2>', '<h2>10<sup><em>n</em></sup></h2>'],
    ['<p><sup>1</sup> A note</p>', '<p><sup>1</sup> A note</p>'],
  ],
  mark: [['<p>a <mark>b</mark></p>', '<p>a <em>b</em></p>']],
  small: [['<p><small>As of 2025.</small></p>', '<p><small>As of 2025.</small></p>']],
  abbr: [
    ['<p><abbr title="Point | &quot;sale&quot;">POS</abbr></p>', '<p><abbr title="Point | &#x22;sale&#x22;">POS</abbr></p>'],
    ['<p><abbr>POS</abbr></p>', '<p>POS</p>'],
  ],
  dl: [
    [
      '<dl><dt>Salt</dt><dd>From the sea.</dd><dd>Or a mine.</dd><dt>Tea</dt><dt>Cha</dt><dd><p>A leaf.</p><p>Dried.</p></dd></dl>',
      '<ul><li><p><strong>Salt</strong></p><p>From the sea.</p><p>Or a mine.</p></li><li><p><strong>Tea</strong></p><p><strong>Cha</strong></p><p>A leaf.</p><p>Dried.</p></li></ul>',
    ],
  ],
  dt: [['<dl><dt>CO<sub>2</sub></dt><dd>A gas</dd></dl>', '<ul><li><p><strong>CO<sub>2</sub></strong></p><p>A gas</p></li></ul>']],
  dd: [['<dl><dt>a</dt><dd><ul><li>b</li></ul></dd></dl>', '<ul><li><p><strong>a</strong></p><ul><li>b</li></ul></li></ul>']],
};

test.each(ALLOWED_TAGS)('[ART-6] what <%s> means is still there in Markdown', (tag) => {
  expect(MEANINGS[tag]?.length).toBeGreaterThan(0);
  for (const [html, read] of MEANINGS[tag] ?? []) expect(readBack(html)).toBe(read);
});

test.each(builtInArticles.map(({ title, content }) => [title, content]))('[ART-6] "%s" has the same words in Markdown', (_, content) => {
  const words = (html: string) => htmlToText(html).replace(/\s+/g, ' ').trim();
  const [text = '', ...notes] = words(readBack(content)).split(/ \[\^\d+\]: /);
  expect(notes.length).toBeGreaterThan(0);
  const read = notes.reduce((body, note, at) => body.replace(`[^${at + 1}]`, ` ${note} `), text);
  expect(read.replace(/\s+/g, ' ').trim()).toBe(words(content));
});
