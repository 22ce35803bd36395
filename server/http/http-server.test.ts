import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { extensions } from '#app/open-extensions.ts';
import { escapeXml } from '#features/seo/xml.ts';
import { createPageTexts } from '#features/settings/page-texts.ts';
import { createSite, NEVER_CHANGED } from '#features/settings/site.ts';
import { page, serve } from '#tests/support/serve.ts';
import type { AppHandler } from '../response/app-handler.ts';
import { getBodyLimit } from './limits.ts';

const echo: AppHandler = async (incoming) =>
  Response.json({ url: incoming.url, body: await incoming.text(), headers: Object.fromEntries(incoming.headers) });

test.each([
  ['site.test', 200],
  ['SITE.test:80', 200],
  ['localhost:9', 200],
  ['127.0.0.1', 200],
  ['[::1]:80', 200],
  ['site.test:81', 421],
  ['evil.test', 421],
  ['site.test.evil.test', 421],
  ['localhost.evil.test', 421],
])('host "%s" on loopback is answered %i', async (host, status) => {
  const { ask } = await serve();
  await ask('/');
  expect((await ask('/', { headers: { host } })).status).toBe(status);
  expect((await ask('/other', { headers: { host } })).status).toBe(status);
});

test('loopback hosts are refused where the server listens to more than loopback', async () => {
  const { ask } = await serve({ settings: { HOST: '0.0.0.0' } });
  expect((await ask('/', { headers: { host: 'localhost' } })).status).toBe(421);
  expect((await ask('/')).status).toBe(200);
});

test.each<[Record<string, string>, number]>([
  [{ origin: 'http://site.test' }, 200],
  [{ origin: 'http://site.test', 'sec-fetch-site': 'same-origin', cookie: 'a=b' }, 200],
  [{ origin: 'http://localhost:9', host: 'localhost:9' }, 200],
  [{ origin: 'http://localhost:8', host: 'localhost:9' }, 403],
  [{ origin: 'http://localhost:9' }, 403],
  [{ origin: 'https://site.test' }, 403],
  [{ origin: 'http://evil.test' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: '' }, 403],
  [{ 'sec-fetch-site': 'same-origin', cookie: 'a=b' }, 200],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'none' }, 403],
  [{ 'sec-fetch-mode': 'navigate' }, 403],
  [{ cookie: 'a=b' }, 403],
  [{}, 200],
])('a write with %j is answered %i', async (headers, status) => {
  const { ask } = await serve({ handler: echo });
  const answers = await Promise.all(['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ask('/contact', { method, headers })));
  expect(answers.map((answer) => answer.status)).toEqual(Array(4).fill(status));
});

test('a refusal names the site and leads to it', async () => {
  const site = createSite({ identity: { name: 'Ama <Mensah>' } }, NEVER_CHANGED);
  const { ask } = await serve({ site: { read: async () => ({ site, texts: createPageTexts({}, [], site), canSend: false }) } });
  for (const refused of [await ask('/', { method: 'OPTIONS' }), await ask('/', { headers: { host: 'evil.test' } })]) {
    expect(refused.text).toContain(`<a href="http://site.test/">${escapeXml(site.author.name)}</a>`);
    expect(refused.text).toContain(`– ${escapeXml(site.author.name)}</title>`);
  }
});

test('after a write the content version is read again before the answer', async () => {
  const { ask, content } = await serve({ handler: echo });
  await ask('/contact', { method: 'POST', body: 'x' });
  expect(content.refreshes).toBe(1);
});

test.each(['TRACE', 'OPTIONS', 'PROPFIND'])('%s is not allowed, and the answer says what is', async (method) => {
  const { ask } = await serve();
  const answer = await ask('/', { method });
  expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE' } });
});

test('a method that no one knows is 501, a tunnel 405, a line that is not HTTP 400', async () => {
  const { raw } = await serve();
  expect(await raw('BREW / HTTP/1.1\r\nHost: site.test\r\n\r\n')).toMatch(/^HTTP\/1\.1 501 [\s\S]*\r\nAllow: GET/);
  expect(await raw('CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n')).toMatch(/^HTTP\/1\.1 405 /);
  expect(await raw('\u0016\u0003\u0001\u0002\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw('GET / HTTP/1.1\r\nHost: site.test\r\nHost: evil.test\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 421 /);
  expect(await raw('GET http://site.test/about HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n')).toMatch(/200 OK[\s\S]*\/about/);
  expect(await raw('GET http://evil.test/about HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

test('a URL past 8 kB is 414, headers past 16 kB are 431', async () => {
  const { ask } = await serve();
  expect((await ask(`/search?q=${'a'.repeat(8 * 1024)}`)).status).toBe(414);
  expect((await ask('/', { headers: { 'x-long': 'a'.repeat(17 * 1024) } })).status).toBe(431);
});

test.each([
  ['/contact', 256],
  ['/?index', 256],
  ['/auth', 16],
  ['/AUTH/recover', 16],
  ['/auth.data', 16],
  ['/admin/security', 16],
  ['/admin/security.data', 16],
  ['/admin/connections', 16],
  ['/admin/do/content.save', 1024],
  ['/admin/images/upload', 5 * 1024],
])('a body for %s past %i KiB is 413, declared or not; within it, it arrives', async (target, kib) => {
  const { ask } = await serve({ handler: async (incoming) => new Response(String((await incoming.arrayBuffer()).byteLength)) });
  const post = (bytes: number, headers = {}) => ask(target, { method: 'POST', headers, body: Buffer.alloc(bytes) });
  const streamed = { 'transfer-encoding': 'chunked' };
  const most = kib * 1024;
  const tooMuch = most + 64 * 1024 + 1; // an upload's form has some beside the file
  expect((await post(most)).text).toBe(String(most));
  expect((await post(most, streamed)).text).toBe(String(most));
  expect((await post(tooMuch)).status).toBe(413);
  expect((await post(tooMuch, streamed)).status).toBe(413);
});

test('extensions raise the limit of these paths, and let programs post to those, alone', () => {
  const rules = extensions.flatMap(({ requests = [] }) => requests);
  expect([
    { path: '/admin/import/upload', bytes: 1024 ** 3 },
    { path: '/admin/do/subscriber.import', bytes: 6 * 1024 ** 2 },
    { path: '/api/v1/images', bytes: 5_308_416 },
    { path: '/newsletter/leave', isForPrograms: true },
    { path: '/auth/assistant/token', isForPrograms: true },
    { path: '/auth/assistant/register', isForPrograms: true },
    { path: '/auth/assistant/revoke', isForPrograms: true },
    { path: '/mcp', bytes: 7_143_424, isForPrograms: true },
    { path: '/mcp/', bytes: 7_143_424 },
  ]).toEqual(expect.arrayContaining(rules));
  for (const { path, bytes } of rules.filter((rule) => rule.bytes !== undefined)) {
    const limits = [`${path}?name=a.zip`, path.toUpperCase(), `${path}/`, `/x${path}`, path.replace(/^\/\w+/, '$&/x')].map(getBodyLimit);
    const isRaisedWithSlash = rules.some((rule) => rule.path === `${path}/`);
    expect(limits.map((limit) => limit.bytes === bytes)).toEqual([true, true, isRaisedWithSlash, false, false]);
  }
});

test('a declared length over the limit is refused before the body is sent', async () => {
  const { port } = await serve();
  const asking = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/',
    headers: { host: 'site.test', 'content-length': 1e9, expect: '100-continue' },
  });
  const status = await new Promise((resolve) => {
    asking.on('continue', () => resolve('continue'));
    asking.on('response', (response) => resolve(response.statusCode));
    asking.flushHeaders();
  });
  asking.destroy();
  expect(status).toBe(413);
});

test('the app gets the public URL, or the loopback host that was used', async () => {
  const { ask } = await serve({ handler: echo, settings: { SITE_URL: 'https://www.site.test' } });
  const url = async (host: string) => JSON.parse((await ask('/admin?a=1', { headers: { host } })).text).url;
  expect(await url('www.site.test')).toBe('https://www.site.test/admin?a=1');
  expect(await url('localhost:9')).toBe('http://localhost:9/admin?a=1');
});

test('headers that only the server may set do not reach the app', async () => {
  const { ask } = await serve({ handler: echo });
  const inside = [
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
    'x-real-ip',
    'x-csp-nonce',
    'x-render',
    'x-client-address',
    'x-request-id',
    'x-react-router-spa-mode',
  ];
  const answer = await ask('/admin', { headers: { ...Object.fromEntries(inside.map((name) => [name, '1'])), 'x-other': '1' } });
  const { headers } = JSON.parse(answer.text);
  expect(inside.filter((name) => name in headers)).toEqual([]);
  expect(headers['x-other']).toBe('1');
});

test.each<[string[], string | undefined, string]>([
  [[], undefined, '127.0.0.1'],
  [[], '9.9.9.9', '127.0.0.1'],
  [['127.0.0.1'], '9.9.9.9', '9.9.9.9'],
  [['127.0.0.0/8'], '1.1.1.1, 9.9.9.9', '9.9.9.9'],
  [['127.0.0.1', '10.0.0.0/8'], '1.1.1.1, 9.9.9.9, 10.1.2.3', '9.9.9.9'],
  [['127.0.0.1', '2001:db8::/32'], '::ffff:9.9.9.9, 2001:db8::7', '9.9.9.9'],
  [['127.0.0.1'], 'nonsense', '127.0.0.1'],
  [['127.0.0.1'], '9.9.9.9, nonsense', '127.0.0.1'],
  [['127.0.0.1', '10.0.0.0/8'], '10.0.0.1, 10.0.0.2', '10.0.0.1'],
])('trusting %j, X-Forwarded-For "%s" means the client is %s', async (TRUSTED_PROXIES, forwarded, expected) => {
  const handler: AppHandler = async (_request, { clientAddress }) => new Response(clientAddress);
  const { ask } = await serve({ handler, settings: { TRUSTED_PROXIES } });
  expect((await ask('/admin', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })).text).toBe(expected);
});

test.each(['nonsense', '10.0.0.0/33', '10.0.0.0/', '::1/129', '1.2.3.4/8/9'])(
  'TRUSTED_PROXIES=%s ends the start with its name',
  async (entry) => {
    await expect(serve({ settings: { TRUSTED_PROXIES: [entry] } })).rejects.toThrow(/^TRUSTED_PROXIES: /);
  },
);

test('every page carries the policy and its companions; HSTS and upgrades only over https', async () => {
  const plain = (await (await serve()).ask('/')).headers;
  const secure = (await (await serve({ settings: { SITE_URL: 'https://site.test' } })).ask('/')).headers;
  expect(plain).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  });
  expect(plain['strict-transport-security']).toBeUndefined();
  expect(secure['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(secure['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
});

test('the admin streams under the nonce that the app was given, another for each page', async () => {
  const { ask } = await serve({ handler: async (_request, { rendering }) => page(rendering.mode === 'stream' ? rendering.nonce : '') });
  const [first, second] = [await ask('/admin'), await ask('/admin')];
  const nonce = /<title>x<\/title>(.+)/.exec(first.text)?.[1];
  expect(first.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}';`);
  expect(first.headers['content-security-policy']).toContain("img-src 'self';");
  expect(second.text).not.toBe(first.text);
});

test('[OPS-7] what streams asks a proxy in front not to collect it', async () => {
  const { ask } = await serve();
  expect((await ask('/admin')).headers['x-accel-buffering']).toBe('no');
  expect((await ask('/')).headers['x-accel-buffering']).toBeUndefined();
});

test('what the app throws is a plain 500 with a request id, and is logged with it', async () => {
  const handler: AppHandler = async () => {
    throw new Error('secret detail');
  };
  const { ask, lines } = await serve({ handler });
  const answer = await ask('/admin');
  const requestId = String(answer.headers['x-request-id']);
  expect(answer).toMatchObject({ status: 500, text: expect.stringContaining(requestId) });
  expect(answer.text).not.toContain('secret');
  expect(lines).toContainEqual(expect.objectContaining({ level: 'error', error: 'secret detail', requestId }));
});

test('each request leaves one line, without query, IP address, user agent or cookie', async () => {
  const { ask, lines, stop } = await serve();
  for (let round = 0; round < 2; round++) await ask('/about?email=a@b.test', { headers: { 'user-agent': 'me', cookie: 'a=b' } });
  await ask('/about');
  await stop();
  const noted = lines.filter(({ event }) => event === 'request');
  const shape = {
    level: 'info',
    event: 'request',
    method: 'GET',
    path: '/about',
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
  };
  expect(noted).toEqual(Array(3).fill({ ...shape, requestId: expect.any(String) }));
  expect(new Set(noted.map(({ requestId }) => requestId)).size).toBe(3);
  expect(noted[0]?.bytes).toBeGreaterThan(20);
});

test('[OPS-8] health is answered under any host, uncached; readiness names what is missing, and is given two seconds', async () => {
  let find: () => Promise<string[]> = async () => [];
  const { ask } = await serve({ findUnready: () => find() });
  const elsewhere = { headers: { host: '10.0.0.1' } };
  expect(await ask('/healthz', elsewhere)).toMatchObject({ status: 200, text: 'ok\n', headers: { 'cache-control': 'no-store' } });
  expect(await ask('/readyz', elsewhere)).toMatchObject({ status: 200, text: 'ok\n' });
  find = async () => ['disk', 'database'];
  expect(await ask('/readyz')).toMatchObject({ status: 503, text: 'not ready: disk, database\n' });
  find = () => Promise.reject(new Error('down'));
  expect(await ask('/readyz')).toMatchObject({ status: 503, text: 'not ready: database\n' });
  find = () => new Promise(() => undefined);
  expect(await ask('/readyz')).toMatchObject({ status: 503, text: 'not ready: database\n' });
  expect((await ask('/healthz')).status).toBe(200);
});

test('listening rejects where the port is taken', async () => {
  const { port } = await serve();
  await expect(serve({ settings: { PORT: port } })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test.each([
  ['image/png', 'cross-origin'],
  ['application/rss+xml', 'same-origin'],
])('[PAGE-7] %s may be shown by other sites: %s', async (contentType, policy) => {
  const { ask } = await serve({ handler: async () => new Response('x', { headers: { 'content-type': contentType } }) });
  expect((await ask('/share.png')).headers['cross-origin-resource-policy']).toBe(policy);
});

test('a connection that is reset while it is refused is no fault of the process', async () => {
  const { port, ask } = await serve();
  const uncaught = vi.fn();
  process.on('uncaughtException', uncaught);
  onTestFinished(() => void process.off('uncaughtException', uncaught));
  for (const head of ['CONNECT evil.test:443 HTTP/1.1', 'NONSENSE / HTTP/9', 'GET / HTTP/1.1']) {
    const gone = Array.from({ length: 30 }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(`${head}\r\nHost: site.test\r\n\r\n`, () => socket.resetAndDestroy());
      await once(socket, 'close');
    });
    await Promise.all(gone);
    expect((await ask('/healthz')).status).toBe(200);
  }
  expect(uncaught).not.toHaveBeenCalled();
});
