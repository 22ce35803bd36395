import { expect, test } from 'vitest';
import { fillPlaceholders, listPlaceholders, parsePlaceholder, toPlaceholder } from './image-placeholder.ts';
import { sanitizeArticleHtml } from './sanitize-html.server.ts';

const ID = 'abcdefghijkm';

test.each(['beach.jpg', 'a \'b\' "c" <d> é/ü&\\.png', '写真.jpg', '%'])('[ADM-17] a placeholder tells the name of its file: %s', (name) => {
  const src = toPlaceholder({ id: ID, name });
  expect(src).toMatch(/^\/uploading\/[^\s\\"'<>&]+$/);
  expect(parsePlaceholder(src)).toEqual({ id: ID, name, src });
  expect(listPlaceholders(`<p>x</p><img src="${src}"><img alt='' src='${src}'>`)).toEqual([{ id: ID, name, src }]);
});

test('[ADM-17] readers are never sent a placeholder; the words around it stay', () => {
  const html = `<p>A</p><figure><img src="${toPlaceholder({ id: ID, name: 'a.jpg' })}" alt="x"><figcaption>Caption</figcaption></figure>`;
  expect(sanitizeArticleHtml(html)).toBe('<p>A</p><figure><figcaption>Caption</figcaption></figure>');
});

test('[ADM-17] the stored image takes its placeholder’s place, and no other', () => {
  const html = `<img src="/uploading/${ID}/a.jpg" alt="A"><img src="/uploading/bbbbbbbbbbbb/b.jpg" alt="B">`;
  const image = { url: '/images/a.jpg', width: 4, height: 3 };
  const filled = fillPlaceholders(html, (id) => (id === ID ? image : undefined));
  expect(filled).toBe('<img src="/images/a.jpg" alt="A" width="4" height="3"><img src="/uploading/bbbbbbbbbbbb/b.jpg" alt="B">');
});
