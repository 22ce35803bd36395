import { expect, test } from 'vitest';
import { toPageHtml } from '../../html-tasks.server.ts';
import { findVideosIn } from './players.server.ts';

const ID = 'dQw4w9WgXcQ';
const WATCH = `https://www.youtube.com/watch?v=${ID}`;
const VIDEO = { name: 'YouTube', url: WATCH, player: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1`, youtubeId: ID };

test('[ADM-24] a link to a video alone on a line stands between the parts of the text', () => {
  const { html, parts } = toPageHtml(`<p>Before</p><p><a href="https://youtu.be/${ID}?si=x">My talk</a></p><h2>After</h2>`);
  expect(parts).toEqual([
    '<p>Before</p>',
    expect.objectContaining({ ...VIDEO, text: 'My talk' }),
    '<h2 id="section-after"><a class="heading-link" href="#section-after">After</a></h2>',
  ]);
  expect(html).toContain(`href="https://youtu.be/${ID}?si=x"`);
});

test.each([
  ['a URL as text', `<p>${WATCH}</p>`, ''],
  ['a link that says its URL', `<p>\n<a href="${WATCH}">${WATCH}</a><br></p>`, ''],
])('[ADM-24] %s is one, too', (_, html, text) => {
  expect(toPageHtml(html).parts).toMatchObject([{ ...VIDEO, text }]);
  expect(findVideosIn(html)).toEqual([ID]);
});

test.each(['t=435', 't=435s', 'si=x&t=435', 'start=435'])('[ADM-24] a video begins where its address says: %s', (query) => {
  const expected = { ...VIDEO, url: `${WATCH}&t=435`, player: `${VIDEO.player}&start=435` };
  expect(toPageHtml(`<p>https://youtu.be/${ID}?${query.replace('&', '&amp;')}</p>`).parts).toMatchObject([expected]);
});

test.each([
  `<p>See <a href="${WATCH}">this</a></p>`,
  `<p><a href="${WATCH}">one</a> <a href="${WATCH}">two</a></p>`,
  `<ul><li><a href="${WATCH}">one</a></li></ul>`,
  '<p><a href="https://www.youtube.com/@somebody">somebody</a></p>',
  '<p><a href="https://vimeo.com/features">a page about Vimeo</a></p>',
  '<p><a href="https://vimeo.example/1">another host</a></p>',
  `<p>${ID}</p>`,
  '',
])('%j stays text', (html) => {
  expect(toPageHtml(html).parts).toBeUndefined();
});

test.each([
  ['https://vimeo.com/76979871', 'Vimeo', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  [
    'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk?si=x',
    'Spotify',
    'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk',
  ],
])('[ART-10] %s is a player of %s', (url, name, player) => {
  expect(toPageHtml(`<p>${url}</p>`).parts).toMatchObject([{ name, url, player }]);
});

test.each([
  ['https://x.com/someone/status/1790000000000000000', 'Read the post on X', 'X'],
  ['https://www.instagram.com/p/C7abcDEFghi/', 'See the post on Instagram', 'Instagram'],
  ['https://www.tiktok.com/@someone/video/7300000000000000000', 'Watch the video on TikTok', 'TikTok'],
])('[ART-10] %s is a card that leads there', (url, words, name) => {
  expect(toPageHtml(`<p>${url}</p>`).html).toBe(
    `<p class="link-card"><a href="${url}" target="_blank" rel="noopener">${words}</a><span class="link-card-host">${name}</span></p>`,
  );
});

test('a page shows twenty players at most', () => {
  const parts = toPageHtml(`<p>${WATCH}</p>`.repeat(25)).parts ?? [];
  expect(parts.filter((part) => typeof part !== 'string')).toHaveLength(20);
  expect(parts.at(-1)).toContain(WATCH);
});
