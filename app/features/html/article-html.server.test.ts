import { expect, test } from 'vitest';
import { MAX_INLINE_HTML, prepareArticleHtml, previewArticleHtml, renderArticleHtml } from './article-html.server.ts';
import { toPageHtml, toPreviewHtml, toStoredHtml } from './html-tasks.server.ts';

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
