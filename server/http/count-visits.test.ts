import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createMissCounter } from '#features/redirects/miss-counter.ts';
import { page, serve, signedCookie } from '#tests/support/serve.ts';

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
};

/** A site that counts, whose article `missing` is not there. */
async function serveCounting() {
  const counted: string[] = [];
  const site = await serve({
    visitCounters: [{ count: ({ kind, id }, host) => void counted.push([kind, id, host].join(' ').trim()) }],
    handler: async ({ url }) => page(`<h1>${url}</h1>`, { status: url.includes('missing') ? 404 : 200 }),
  });
  return { ...site, counted };
}

test('[ADM-23] an article that is opened is counted, rendered, cached or not modified, with the host that its reader came from', async () => {
  const { ask, counted } = await serveCounting();
  const first = await ask('/blog/a', { headers: BROWSER });
  await ask('/blog/a', { headers: { ...BROWSER, referer: 'https://www.News.example/story?about=me' } });
  const again = await ask('/blog/a?utm_source=x', {
    headers: { ...BROWSER, 'if-none-match': String(first.headers.etag), referer: 'http://site.test/' },
  });
  expect(again.status).toBe(304);
  await ask('/solution/b', { headers: BROWSER });
  expect(counted).toEqual(['article a', 'article a news.example', 'article a', 'solution b']);
});

test.each<[string, string, Record<string, string>]>([
  ['a robot', '/blog/a', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a program without a name', '/blog/a', { 'user-agent': '' }],
  ['a program that takes anything', '/blog/a', { accept: '*/*' }],
  ['a page that is fetched ahead', '/blog/a', { 'sec-purpose': 'prefetch;prerender' }],
  ['a prefetch by another site', '/blog/a', { 'sec-purpose': 'prefetch', 'sec-fetch-site': 'cross-site' }],
  ['an early Safari preview', '/blog/a', { purpose: 'preview' }],
  ['an early Firefox prefetch', '/blog/a', { 'x-moz': 'prefetch' }],
  ['a frame', '/blog/a', { 'sec-fetch-dest': 'iframe' }],
  ['the author', '/blog/a', { cookie: signedCookie() }],
  ['an article that is not there', '/blog/missing', {}],
  ['a list', '/category/brand', {}],
  ['the Markdown of an article', '/blog/a.md', {}],
])('[ADM-23] %s is not counted', async (_, path, headers) => {
  const { ask, counted } = await serveCounting();
  for (let time = 0; time < 2; time += 1) await ask(path, { headers: { ...BROWSER, ...headers } });
  await ask('/blog/a', { method: 'HEAD', headers: BROWSER });
  await wait(0);
  expect(counted).toEqual([]);
});

test('[ADM-23] a link of this site that is pressed is counted when its page is fetched ahead: the browser does not ask again', async () => {
  const { ask, counted } = await serveCounting();
  await ask('/blog/a', { headers: { ...BROWSER, 'sec-purpose': 'prefetch', 'sec-fetch-site': 'same-origin' } });
  expect(counted).toEqual(['article a']);
});

test('[OPS-6] an address where nothing is is counted, readers apart from robots, and none that is private or searched', async () => {
  const misses = createMissCounter();
  const { ask } = await serve({ missCounter: misses, handler: async () => page('<h1>Nothing</h1>', { status: 404 }) });
  await ask('/2019/Old/', { headers: BROWSER });
  await ask('/2019/old', { headers: BROWSER });
  await ask('/2019/old?utm_source=x', { headers: { 'user-agent': 'Googlebot/2.1' } });
  await ask('/2019/old', { headers: { ...BROWSER, cookie: signedCookie() } });
  await ask('/2019/old', { headers: BROWSER, method: 'HEAD' });
  for (const path of ['/admin/x', '/search?q=x', `/${'a'.repeat(600)}`, '/draft/secret']) await ask(path, { headers: BROWSER });
  expect(misses.take()).toEqual([{ address: '/2019/old', readers: 2, robots: 1 }]);
});
