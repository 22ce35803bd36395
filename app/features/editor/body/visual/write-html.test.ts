import type { JSONContent } from '@tiptap/core';
import { expect, test } from 'vitest';
import { sanitizeArticleHtml } from '#features/html/sanitize-html.server.ts';
import { writeHtml } from './write-html.ts';

type Mark = NonNullable<JSONContent['marks']>[number];

const doc = (...content: JSONContent[]): JSONContent => ({ type: 'doc', content });
const text = (words: string, ...marks: (string | Mark)[]): JSONContent => ({
  type: 'text',
  text: words,
  ...(marks.length && { marks: marks.map((mark) => (typeof mark === 'string' ? { type: mark } : mark)) }),
});
const paragraph = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', attrs: { lang: null, dir: null }, content });
const item = (...content: JSONContent[]): JSONContent => ({ type: 'listItem', content });
const link = (href: string, title: string | null = null): Mark => ({
  type: 'link',
  attrs: { href, title, target: null, rel: null, class: null },
});
const figure = (attrs: Record<string, unknown>, ...content: JSONContent[]): JSONContent => ({ type: 'figure', attrs, content });

const CASES: { name: string; doc: JSONContent; html: string }[] = [
  { name: 'nothing', doc: doc(paragraph()), html: '' },
  {
    name: 'paragraphs, empty ones left out',
    doc: doc(paragraph(text('One')), paragraph(), paragraph(text('Two'))),
    html: '<p>One</p>\n<p>Two</p>',
  },
  {
    name: 'headings',
    doc: doc(...[2, 3, 4].map((level) => ({ type: 'heading', attrs: { level }, content: [text('Title')] }))),
    html: '<h2>Title</h2>\n<h3>Title</h3>\n<h4>Title</h4>',
  },
  {
    name: 'marks that overlap',
    doc: doc(paragraph(text('a', 'bold'), text('b', 'bold', 'italic'), text('c', 'italic'), text('d'))),
    html: '<p><strong>a<em>b</em></strong><em>c</em>d</p>',
  },
  {
    name: 'every other mark',
    doc: doc(paragraph(...['underline', 'strike', 'code', 'sub', 'sup', 'mark', 'small', 'cite', 'q'].map((mark) => text('x', mark)))),
    html: '<p><u>x</u><s>x</s><code>x</code><sub>x</sub><sup>x</sup><mark>x</mark><small>x</small><cite>x</cite><q>x</q></p>',
  },
  {
    name: 'signs that HTML means something by',
    doc: doc(paragraph(text('a < b && c > d "e" \u00a0&amp;'))),
    html: '<p>a &#x3C; b &#x26;&#x26; c > d "e" \u00a0&#x26;amp;</p>',
  },
  {
    name: 'a link to another site and one to a page of this one',
    doc: doc(paragraph(text('out', link('https://example.com/?a=1&b="2"')), text(' '), text('in', link('/contact', 'Write'), 'bold'))),
    html: '<p><a href="https://example.com/?a=1&#x26;b=&#x22;2&#x22;" rel="noopener">out</a> <a href="/contact" title="Write"><strong>in</strong></a></p>',
  },
  {
    name: 'a link that the whitelist refuses',
    doc: doc(paragraph(text('x', link('javascript:alert(1)')))),
    html: '<p>x</p>',
  },
  {
    name: 'lists in lists',
    doc: doc({
      type: 'bulletList',
      content: [
        item(paragraph(text('One')), { type: 'orderedList', attrs: { start: 3 }, content: [item(paragraph(text('Inner')))] }),
        item(paragraph(text('Two')), paragraph(text('and more'))),
        item(paragraph()),
      ],
    }),
    html: '<ul>\n<li>One\n<ol start="3">\n<li>Inner</li>\n</ol></li>\n<li><p>Two</p>\n<p>and more</p></li>\n</ul>',
  },
  {
    name: 'a quotation with its source',
    doc: doc({ type: 'blockquote', attrs: { cite: 'https://example.com' }, content: [paragraph(text('Words'))] }),
    html: '<blockquote cite="https://example.com"><p>Words</p></blockquote>',
  },
  {
    name: 'a picture with a caption, one without, and one alone',
    doc: doc(
      figure({ src: '/images/a.jpg', alt: 'A "market"', width: 800, height: 600, isBare: false }, text('In Accra')),
      figure({ src: '/images/b.jpg', alt: '', width: null, height: null, isBare: false }),
      figure({ src: '/pictures/1.svg', alt: 'x', width: null, height: null, isBare: true }),
    ),
    html: '<figure><img src="/images/a.jpg" alt="A &#x22;market&#x22;" width="800" height="600"><figcaption>In Accra</figcaption></figure>\n<figure><img src="/images/b.jpg" alt=""></figure>\n<img src="/pictures/1.svg" alt="x">',
  },
  {
    name: 'code, a line and a broken line',
    doc: doc(
      { type: 'codeBlock', attrs: { language: 'js' }, content: [text('if (a < b) {\n\n  c();\n}')] },
      { type: 'horizontalRule' },
      paragraph(text('One'), { type: 'hardBreak' }, text('two')),
    ),
    html: '<pre><code class="language-js">if (a &#x3C; b) {\n\n  c();\n}</code></pre>\n<hr>\n<p>One<br>two</p>',
  },
  {
    name: 'another language',
    doc: doc({
      type: 'paragraph',
      attrs: { lang: 'fr', dir: 'ltr' },
      content: [text('Bonjour', { type: 'italic', attrs: { lang: 'fr' } })],
    }),
    html: '<p lang="fr" dir="ltr"><em lang="fr">Bonjour</em></p>',
  },
];

test.each(CASES)('[ADM-17] what the visual editor writes passes the whitelist unchanged: $name', ({ doc: document, html }) => {
  expect(writeHtml(document)).toBe(html);
  expect(sanitizeArticleHtml(html)).toBe(html);
});
