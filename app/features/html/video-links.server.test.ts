import { expect, test } from 'vitest';
import { toPageHtml } from './html-tasks.server.ts';
import { findVideoLinks } from './video-links.server.ts';

const ID = 'dQw4w9WgXcQ';
const WATCH = `https://www.youtube.com/watch?v=${ID}`;

test('[ADM-24] a link to a video alone on a line stands between the parts of the text', () => {
  const { html, parts } = toPageHtml(`<p>Before</p><p><a href="https://youtu.be/${ID}?si=x">My talk</a></p><h2>After</h2>`);
  expect(parts).toEqual([
    '<p>Before</p>',
    { id: ID, url: WATCH, text: 'My talk' },
    '<h2 id="section-after"><a class="heading-link" href="#section-after">After</a></h2>',
  ]);
  expect(html).toContain(`href="https://youtu.be/${ID}?si=x"`);
});

test.each([
  ['a URL as text', `<p>${WATCH}</p>`, ''],
  ['a link that says its URL', `<p>\n<a href="${WATCH}">${WATCH}</a><br></p>`, ''],
])('[ADM-24] %s is one, too', (_, html, text) => {
  expect(toPageHtml(html).parts).toEqual([{ id: ID, url: WATCH, text }]);
  expect(findVideoLinks(html)).toHaveLength(1);
});

test.each([
  `<p>See <a href="${WATCH}">this</a></p>`,
  `<p><a href="${WATCH}">one</a> <a href="${WATCH}">two</a></p>`,
  `<ul><li><a href="${WATCH}">one</a></li></ul>`,
  '<p><a href="https://www.youtube.com/@somebody">somebody</a></p>',
  '<p><a href="https://vimeo.com/1">another host</a></p>',
  `<p>${ID}</p>`,
  '',
])('%j stays text', (html) => {
  expect(toPageHtml(html).parts).toBeUndefined();
});

test('a page shows twenty players at most', () => {
  const parts = toPageHtml(`<p>${WATCH}</p>`.repeat(25)).parts ?? [];
  expect(parts.filter((part) => typeof part !== 'string')).toHaveLength(20);
  expect(parts.at(-1)).toContain(WATCH);
});
