import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { counting, LONG } from '#tests/support/counting-app.ts';
import { page, serve, signedCookie } from '#tests/support/serve.ts';
import type { AppHandler } from '../response/app-handler.ts';

test('a page is rendered once, buffered, from the public URL, and then comes from memory', async () => {
  const { handler, seen } = counting(() => page(LONG));
  const { ask } = await serve({ handler });
  const answers = [await ask('/about'), await ask('/about'), await ask('/about', { headers: { host: 'localhost:1' } })];
  expect(answers.map(({ status, text }) => [status, text.includes(LONG)])).toEqual(Array(3).fill([200, true]));
  expect(seen).toMatchObject([{ url: 'http://site.test/about', mode: 'buffered' }]);
  expect(answers[1]?.headers['cache-control']).toBe('public, max-age=0, s-maxage=10, must-revalidate');
  expect(answers[1]?.headers.vary).toBe('Accept-Encoding, Accept');
});

test('requests that come together share one render', async () => {
  const { handler, seen } = counting(async () => {
    await wait(20);
    return page(LONG);
  });
  const { ask } = await serve({ handler });
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/')));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(seen.length).toBe(1);
});

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['*', 'br', brotliDecompressSync],
  ['gzip;q=1, br;q=0.5', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
  ['zstd', undefined, (body: Buffer) => body],
])('Accept-Encoding %s is answered with %s', async (accepted, encoding, decode) => {
  const { ask } = await serve({ handler: async () => page(LONG) });
  const answer = await ask('/', { headers: { 'accept-encoding': accepted } });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-length']).toBe(String(answer.body.length));
  expect(decode(answer.body).toString()).toContain(LONG);
});

test('the best compression takes the place of the quick one, and the ETag still holds', async () => {
  const text = Array.from({ length: 4000 }, (_, at) =>
    createHash('md5')
      .update(`${at % 700}`)
      .digest('hex')
      .slice(0, 9),
  ).join(' ');
  const { ask } = await serve({ handler: async () => page(text) });
  const headers = { 'accept-encoding': 'br' };
  const quick = await ask('/', { headers });
  await vi.waitFor(async () => expect((await ask('/', { headers })).body.length).toBeLessThan(quick.body.length), { timeout: 5000 });
  const again = await ask('/', { headers: { ...headers, 'if-none-match': quick.headers.etag ?? '' } });
  expect(again.status).toBe(304);
  expect(quick.headers.etag).toMatch(/^W\//);
});

test('each encoding has its ETag; If-None-Match takes lists, weak forms and a star', async () => {
  const { ask } = await serve({ handler: async () => page(LONG) });
  const plain = await ask('/');
  const brotli = await ask('/', { headers: { 'accept-encoding': 'br' } });
  const etag = plain.headers.etag ?? '';
  const statusFor = async (value: string, encoding = '') =>
    (await ask('/', { headers: { 'if-none-match': value, 'accept-encoding': encoding } })).status;
  expect(etag).toMatch(/^"/);
  expect(brotli.headers.etag).not.toBe(etag);
  expect(await statusFor(etag)).toBe(304);
  expect(await statusFor(`W/${etag}`)).toBe(304);
  expect(await statusFor(`"other", ${etag}`)).toBe(304);
  expect(await statusFor('*')).toBe(304);
  expect(await statusFor('"other"')).toBe(200);
  expect(await statusFor(etag, 'br')).toBe(200);
  const cached = await ask('/', { headers: { 'if-none-match': etag } });
  expect(cached.body.length).toBe(0);
  expect(cached.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
});

test('HEAD has the headers of GET and no body', async () => {
  const { ask } = await serve({ handler: async () => page(LONG) });
  const head = await ask('/', { method: 'HEAD' });
  const get = await ask('/');
  const { date: _, ...headers } = get.headers;
  expect(head.headers).toMatchObject(headers);
  expect(head.body.length).toBe(0);
});

test('only known query keys reach the key and the app; odd spellings of a path are one page', async () => {
  const { handler, seen } = counting(() => page(LONG));
  const { ask } = await serve({ handler });
  for (const target of ['/about?utm_source=x', '/about', '/%61bout', '//about', '/about/', '/x/../about?a=1&b=2', '/ABOUT'])
    await ask(target);
  for (const target of ['/search?q=ink&x=1', '/search?y=2&q=ink', '/search?q=%69nk']) await ask(target);
  for (const target of ['/category/brand?page=2&fbclid=1', '/category/brand?page=2']) await ask(target);
  expect(seen.map(({ url }) => url)).toEqual([
    'http://site.test/about',
    'http://site.test/search?q=ink',
    'http://site.test/category/brand?page=2',
  ]);
});

test('a URL ignores case, except in an id', async () => {
  const { handler, seen } = counting(() => page(LONG));
  const { ask } = await serve({ handler });
  for (const target of ['/Blog/Ink/Share.png', '/bLOG/Ink/shARe.PNG', '/blog/ink', '/BLOG/ink', '/category/BRAND', '/Category/Brand'])
    await ask(target);
  expect(seen.map(({ url }) => new URL(url).pathname)).toEqual(['/blog/Ink/share.png', '/blog/ink', '/category/brand']);
});

test('a new content version is seen by the next request', async () => {
  const { handler } = counting((_request, _info, count) => page(`render ${count}`));
  const { ask, content } = await serve({ handler });
  await ask('/');
  content.version = 2;
  expect((await ask('/')).text).toContain('render 2');
  expect((await ask('/')).text).toContain('render 2');
});

test('a page is rendered again when it is ten minutes old, and keeps its ETag and its compression where nothing changed', async () => {
  let now = 0;
  let age = 'yesterday';
  const { handler, seen } = counting(() => page(`${age} ${LONG}`));
  const { ask } = await serve({ handler, clock: () => now });
  const first = await ask('/');
  now += 9 * 60_000;
  expect((await ask('/')).headers.etag).toBe(first.headers.etag);
  expect(seen.length).toBe(1);
  now += 60_000;
  expect((await ask('/')).headers.etag).toBe(first.headers.etag);
  expect(seen.length).toBe(2);
  age = 'two days ago';
  now += 600_000;
  const answers = await Promise.all([ask('/'), ask('/')]);
  expect(answers.map(({ text }) => text.includes(age))).toEqual([true, true]);
  expect(seen.length).toBe(3);
});

test('what was rendered before an article’s date has come is not sent after it', async () => {
  let now = 0;
  const { handler } = counting(() => (now < 5000 ? page('not yet', { status: 404 }) : page('published')));
  const { ask } = await serve({ handler, clock: () => now, nextPublication: async () => (now < 5000 ? 5000 : Number.POSITIVE_INFINITY) });
  expect((await ask('/blog/future')).status).toBe(404);
  now = 4999;
  expect((await ask('/blog/future')).status).toBe(404);
  now = 5000;
  expect((await ask('/blog/future')).text).toContain('published');
});

test('a fill of an old version never answers for a new one', async () => {
  const gate = Promise.withResolvers<void>();
  const { handler, seen } = counting(async (_request, _info, count) => {
    if (count === 1) await gate.promise;
    return page(`render ${count}`);
  });
  const { ask, content } = await serve({ handler });
  const first = ask('/');
  await vi.waitFor(() => expect(seen).toHaveLength(1), { timeout: 10_000 });
  content.version = 2;
  expect((await ask('/')).text).toContain('render 2');
  gate.resolve();
  await first;
  expect((await ask('/')).text).toContain('render 2');
});

test.each(['byline.session_token=x', 'xbyline.session_token=abc', 'a=b; __Secure-byline.session_token=x', signedCookie('another secret')])(
  'a request with the cookie %s, which this site has not signed, is served from memory',
  async (cookie) => {
    const { handler, seen } = counting(() => page(LONG));
    const { ask } = await serve({ handler });
    for (const target of ['/', '/solution/1', '/feed.xml', '/nowhere']) {
      await ask(target, { headers: { cookie } });
      await ask(target, { headers: { cookie } });
    }
    expect(seen.map(({ mode }) => mode)).toEqual(Array(4).fill('buffered'));
  },
);

test('with a session only what an admin sees more of is rendered for one client; the rest is served from memory', async () => {
  const { handler, seen } = counting(() => page(LONG));
  const { ask } = await serve({ handler });
  const headers = { cookie: `a=b; __Host-${signedCookie()}` };
  for (const target of ['/', '/blog/1', '/feed.xml', '/nowhere', '/solution/1/cover.svg', '/solution/1']) {
    await ask(target);
    await ask(target, { headers });
  }
  expect(seen.filter(({ mode }) => mode === 'stream').map(({ url }) => new URL(url).pathname)).toEqual(['/solution/1']);
  expect((await ask('/solution/1', { headers })).headers['cache-control']).toBe('private, no-cache');
});

test.each([
  ['a cookie', { 'set-cookie': 'a=b' }],
  ['private', { 'cache-control': 'private' }],
  ['no-store', { 'cache-control': 'no-store' }],
])('a response with %s goes to its own client only', async (_name, headers) => {
  const { handler, seen } = counting((_request, _info, count) => page(`render ${count}`, { headers }));
  const { ask } = await serve({ handler });
  const texts = [(await ask('/')).text, (await ask('/')).text];
  expect(new Set(texts).size).toBe(2);
  expect(seen.at(-1)?.mode).toBe('stream');
});

test('a page that is incomplete is rendered once a second for everyone, until it is whole', async () => {
  let isWhole = false;
  const { handler, seen } = counting(() => page(LONG, isWhole ? {} : { headers: { 'cache-control': 'no-cache' } }));
  let now = Date.now();
  const { ask } = await serve({ handler, clock: () => now });
  expect((await ask('/blog/1')).headers['cache-control']).toBe('no-cache');
  await ask('/blog/1');
  expect(seen.map(({ mode }) => mode)).toEqual(['buffered']);
  isWhole = true;
  now += 1001;
  expect((await ask('/blog/1')).headers['cache-control']).toContain('public');
  await ask('/blog/1');
  expect(seen).toHaveLength(2);
});

test.each(['/admin', '/auth/sign-in', '/api/x', '/blog/1.data', '/%61dmin/articles', '/ADMIN'])(
  '%s is never cached and keeps its query',
  async (target) => {
    const { handler, seen } = counting(() => page(LONG));
    const { ask } = await serve({ handler });
    await ask(`${target}?a=1`);
    const answer = await ask(`${target}?a=1`);
    expect(seen.map(({ mode, url }) => [mode, new URL(url).search])).toEqual(Array(2).fill(['stream', '?a=1']));
    expect(answer.headers['cache-control']).toBe('private, no-store');
  },
);

test('[ART-6] an article as Markdown by Accept is a page of its own, and its HTML says where that is', async () => {
  const { handler, seen } = counting((request) =>
    request.headers.get('accept') === 'text/markdown' ? new Response('# x', { headers: { 'content-type': 'text/markdown' } }) : page(LONG),
  );
  const { ask } = await serve({ handler });
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const agent = { accept: 'text/markdown, text/html;q=0.9' };
  for (let round = 0; round < 2; round++) {
    const html = await ask('/blog/1', { headers: browser });
    const markdown = await ask('/blog/1', { headers: agent });
    expect(html.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding, Accept' });
    expect(markdown.headers).toMatchObject({ 'content-type': 'text/markdown', vary: 'Accept' });
    expect([html.headers.link, markdown.headers.link]).toEqual(['</blog/1.md>; rel="alternate"; type="text/markdown"', undefined]);
  }
  expect((await ask('/about', { headers: agent })).headers['content-type']).toBe('text/markdown');
  const list = (await ask('/category/brand', { headers: agent })).headers;
  expect([list.vary, list.link]).toEqual(['Accept-Encoding', undefined]);
  expect(seen.length).toBe(4);
});

test('a slow page streams to the first client, and is buffered for the next', async () => {
  const gate = Promise.withResolvers<void>();
  const handler: AppHandler = async (_request, { rendering }) => {
    if (rendering.mode === 'stream') return page(`skeleton ${rendering.nonce}`);
    await gate.promise;
    return page('whole');
  };
  const { ask } = await serve({ handler, renderTimeoutMs: 20 });
  const first = await vi.waitFor(
    async () => {
      const answer = await ask('/', { headers: { 'sec-fetch-dest': 'document' } });
      expect(answer.text).toContain('skeleton'); // not where the machine stood still while it waited
      return answer;
    },
    { timeout: 100_000 },
  );
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const robot = ask('/', { headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } });
  await wait(60);
  gate.resolve();
  expect((await robot).text).toContain('whole');
  expect((await ask('/')).text).toContain('whole');
});

test('the app’s own inline scripts are in the policy by their hash; data blocks and what found its way into a text are not', async () => {
  const script = 'window.a = 1';
  const { ask } = await serve({
    handler: async (_request, { rendering: { nonce } }) =>
      page(
        `<script nonce="${nonce}">${script}</script><script type="application/ld+json">{"a":1}</script>` +
          '<p>A text with <script>steal()</script><script nonce="">steal()</script></p>',
      ),
  });
  const answer = await ask('/');
  const policy = String(answer.headers['content-security-policy']);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toMatch(/unsafe|nonce|data:|blob:/);
  expect(answer.text).toContain(`<script>${script}</script>`);
});
