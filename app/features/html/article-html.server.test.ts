import { expect, test } from 'vitest';
import { MAX_INLINE_HTML, prepareArticleHtml, previewArticleHtml, renderArticleHtml } from './article-html.server.ts';
import { toMovedHtml, toPageHtml, toPreviewHtml, toStoredHtml } from './html-tasks.server.ts';

const long = '<h2>Part</h2><p onclick="x()">Words <script>bad()</script><b>in <i>bold</b></i>.</p>'.repeat(MAX_INLINE_HTML / 60);

test('a long text comes out of the thread as it would without', async () => {
  expect(long.length).toBeGreaterThan(MAX_INLINE_HTML);
  expect(await renderArticleHtml(long)).toEqual(toPageHtml(long));
  expect(await prepareArticleHtml(long)).toEqual(toStoredHtml(long));
  expect(await previewArticleHtml(long)).toEqual(toPreviewHtml(long));
});

test('a short text is the same', async () => {
  const short = '<h2>Part</h2><p onclick="x()">Words</p>';
  expect(await renderArticleHtml(short)).toEqual({
    html: '<h2 id="section-part"><a class="heading-link" href="#section-part">Part</a></h2><p>Words</p>',
    headings: [{ id: 'section-part', text: 'Part', level: 2 }],
    wordCount: 2,
  });
});

test.each([
  [
    '<tr><th>Name</th><th>Sold</th><th>Price</th><th>Day</th></tr><tr><td>1</td><td>1,250</td><td>GHS 40</td><td>Friday 3</td></tr>',
    'n2 n3',
  ],
  ['<tr><td>a</td><td>12 %</td></tr><tr><th scope="row">b</th><td>–</td></tr>', 'n2'],
  ['<tr><td>a</td><td>–</td></tr><tr><td>b</td><td></td></tr>', undefined],
  ['<tr><td>a</td><td>1</td></tr><tr><td colspan="2">2</td></tr>', undefined],
])('[ART-10] a table says which of its columns are figures: %s', (rows, columns) => {
  const { html } = toPageHtml(`<table><tbody>${rows}</tbody></table>`);
  expect(/<table(?: class="([^"]*)")?>/.exec(html)?.[1]).toBe(columns);
});

test.each([
  ['#second-part', 'section-second-part'],
  ['#questions--answers', 'section-questions-answers'],
  ['#questions-answers', 'section-questions-answers'],
  ['#its-own', 'section-second-part'],
  ['/old/page#below', 'section-second-part'],
  ['https://old.example/old/page/#second-part-1', 'section-second-part-2'],
  ['#nowhere', undefined],
])('[OPS-6] a link to %s within a page of another system leads to its heading', (href, id) => {
  const html = `<p><a href="${href}">go</a></p><h2 id="its-own below">Second part</h2><h2>Questions &amp; answers</h2><h3>Second part</h3>`;
  const moved = toMovedHtml(html, { images: new Map(), host: 'old.example', paths: ['https://old.example/old/page/'] });
  const page = toPageHtml(moved.content);
  expect(moved).toMatchObject({ deadLinks: id ? 0 : 1, content: expect.stringContaining(id ? `<a href="#${id}">go</a>` : '<p>go</p>') });
  if (id) expect(page.html).toContain(`id="${id}"`);
});

test('[OPS-5] an image that did not come leaves no figure, caption or link', () => {
  const html = '<p>a <a href="/x"><img src="file:a"></a></p><figure><img src="file:b"><figcaption>C</figcaption></figure><p>b</p>';
  expect(toMovedHtml(html, { images: new Map(), host: null }).content).toBe('<p>a </p><p>b</p>');
});
