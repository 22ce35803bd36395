import { expect, test } from 'vitest';
import { formatFields, toReadableText } from './readable-text.ts';

test('[ADM-14] content is read as words: a line for each block, a dash for each list item, an image by its description', () => {
  const html =
    '<h2>Why &amp; how</h2><p>One <strong>two</strong>\n three&nbsp;&#8211;&#x21;</p><ul><li><p>a</p></li><li>b</li></ul><figure><img src="/x.png" alt="A kiosk"><figcaption>Lagos</figcaption></figure>';
  expect(toReadableText(html)).toBe('Why & how\n\nOne two three –!\n\n- a\n- b\n\n[Image: A kiosk]\n\nLagos');
});

test('[ADM-14] what is copied names every field that is filled in, in the order of the form', () => {
  const labels = { title: 'Title', excerpt: 'Excerpt', tags: 'Tags', content: 'Content', showAsNewest: 'Show as newest' };
  const fields = { content: '<p>Words</p>', title: 'A & B', tags: 'x, y', excerpt: '', showAsNewest: 'on' };
  expect(formatFields(fields, labels)).toBe('Title: A & B\n\nTags: x, y\n\nContent:\n\nWords');
});
