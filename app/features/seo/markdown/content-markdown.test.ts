import { expect, test } from 'vitest';
import { writeContentMarkdown, writeTextMarkdown } from './content-markdown.server.ts';

const article = {
  id: 'tea',
  address: null,
  title: 'Tea *and* cake',
  excerpt: 'What a kettle teaches.',
  category: 'PERSONAL DEVELOPMENT',
  author: 'Ama Mensah',
  readTime: 7,
  publishedAt: '2025-01-15T09:00:00.000Z',
  updatedAt: '2025-01-15T09:00:00.000Z',
  content: '',
};

const page = { url: 'https://www.example.com/blog/tea', isOld: false, timeZone: 'UTC' };

test('[ART-9] an old article as Markdown says so beside its date', () => {
  const text = writeContentMarkdown({ ...article, content: '<p>Boil.</p>' }, { ...page, isOld: true });
  expect(text).toContain('Ama Mensah · January 15, 2025 (more than a year ago) · Personal Development · 7 min read');
});

test('[ART-6] an article as Markdown begins with its title, excerpt, facts and address', () => {
  expect(writeContentMarkdown({ ...article, content: '<p>Boil.</p>' }, page)).toBe(
    [
      '# Tea \\*and\\* cake',
      '> What a kettle teaches.',
      'Ama Mensah · January 15, 2025 · Personal Development · 7 min read',
      '<https://www.example.com/blog/tea>',
      '---',
      'Boil.\n',
    ].join('\n\n'),
  );
});

test.each([
  ['<h2>One</h2><h3>Two</h3>', '## One\n\n### Two'],
  ['<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>', '- a\n- b\n  - c'],
  ['<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b'],
  ['<p><strong>Bold</strong> and <em>slanted</em> and <s>gone</s></p>', '**Bold** and *slanted* and ~~gone~~'],
  ['<blockquote><p>Said</p></blockquote>', '> Said'],
  ['<p><a href="/about" title="Me">me</a></p>', '[me](https://www.example.com/about "Me")'],
  [
    '<figure><img src="/images/a.webp" alt="A cup"><figcaption>Cup</figcaption></figure>',
    '![A cup](https://www.example.com/images/a.webp)\n\nCup',
  ],
  ['<pre><code>a &lt; b\n</code></pre>', '```\na < b\n```'],
  ['<p>Use <code>a|b</code></p>', 'Use `a|b`'],
  ['<p>a<br>b</p><hr><p>c</p>', 'a\\\nb\n\n---\n\nc'],
  [
    '<table><thead><tr><th>x</th><th>y</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '| x | y |\n| - | - |\n| 1 | 2 |',
  ],
  ['<p>5 * 4 = 20 and _x_ # [y] &lt;script&gt;</p>', '5 \\* 4 = 20 and \\_x\\_ # \\[y] \\<script>'],
  ['<p>H<sub>2</sub>O, <mark>seen</mark>, <q>said</q></p>', 'H<sub>2</sub>O, *seen*, "said"'],
])('[ART-6] %s becomes Markdown', (content, markdown) => {
  const text = writeContentMarkdown({ ...article, content }, page);
  expect(text.slice(text.indexOf('---\n\n') + 5)).toBe(`${markdown}\n`);
});

test('[OPS-5] the text of a file names images in the folder next to its own, and pages with their whole address', () => {
  const html = '<p><img src="/images/a-1x1-000000.png" alt="A"> <img src="/pictures/1.svg" alt=""> <a href="/about">me</a></p>';
  const text = '![A](../images/a-1x1-000000.png) ![](https://ama.example/pictures/1.svg) [me](https://ama.example/about)\n';
  expect(writeTextMarkdown(html, 'https://ama.example/blog/tea')).toBe(text);
});
