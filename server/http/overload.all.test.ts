import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { counting, LONG } from '#tests/support/counting-app.ts';
import { type Answer, page, serve, signedCookie } from '#tests/support/serve.ts';
import type { AppHandler } from '../response/app-handler.ts';

/** An app whose pages take some time, and which counts how many it renders at once. */
function createSlowApp(ms = 20) {
  const count = { now: 0, most: 0, all: 0 };
  const handler: AppHandler = async ({ url }) => {
    count.all += 1;
    count.now += 1;
    count.most = Math.max(count.most, count.now);
    await wait(ms);
    count.now -= 1;
    return page(`<h1>${new URL(url).pathname}</h1>`);
  };
  return { handler, count };
}

/** An app that renders nothing before `release`. */
function createHeldApp() {
  const gate = Promise.withResolvers<void>();
  const { handler, seen } = counting(async () => {
    await gate.promise;
    return page(LONG);
  });
  return { handler, seen, release: gate.resolve };
}

/** A client that sends GET requests without waiting for answers, and counts them. */
function pipeline(port: number, targets: string[]) {
  const answers = { count: 0, isClosed: false };
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(targets.map((target) => `GET ${target} HTTP/1.1\r\nHost: site.test\r\n\r\n`).join('')),
  );
  socket.on('data', (chunk) => (answers.count += chunk.toString('latin1').match(/HTTP\/1\.1 \d/g)?.length ?? 0));
  socket.on('error', () => undefined);
  socket.on('close', () => (answers.isClosed = true));
  return { socket, answers };
}

test('however many ask, five readers’ pages are rendered at once; who finds no place to wait is told when to come again', async () => {
  const { handler, seen, release } = createHeldApp();
  const { ask } = await serve({ handler, settings: { TRUSTED_PROXIES: ['127.0.0.1'] } });
  const asked = Array.from({ length: 160 }, (_, at) => ask(`/page-${at}`));
  const refused = await Promise.all(await vi.waitFor(() => takeRefused(asked), { timeout: 10_000 }));
  expect(refused.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(Array(27).fill([503, '5']));
  expect(seen).toHaveLength(5);
  release();
  expect((await Promise.all(asked)).filter(({ status }) => status === 200)).toHaveLength(133);
});

/** Those that are answered while nothing is rendered yet; throws while there are fewer than the gate has no place for. */
async function takeRefused(asked: Promise<Answer>[]): Promise<Answer[]> {
  const settled = await Promise.all(asked.map((each) => Promise.race([each, wait(5)])));
  const answers = settled.filter((answer) => answer !== undefined);
  if (answers.length < asked.length - 5 - 128) throw new Error(`${answers.length} answered`);
  return answers;
}

test.each(['/page', '/api/search?q=', '/blog/1.data?'])('no kind of address goes past the gate: %s', async (target) => {
  const { handler, count } = createSlowApp();
  const { ask } = await serve({ handler });
  await Promise.all(Array.from({ length: 20 }, (_, at) => ask(`${target}${at}`)));
  expect(count.most).toBe(5);
});

test('while readers fill the gate, a session, a sign-in, a cached page and health are answered', async () => {
  const { handler, release } = createHeldApp();
  const app: AppHandler = (request, info) =>
    /flood/.test(request.url) ? handler(request, info) : Promise.resolve(page(new URL(request.url).pathname));
  const { ask } = await serve({ handler: app });
  await ask('/cached');
  const flood = Array.from({ length: 40 }, (_, at) => ask(`/flood-${at}`));
  const answers = await Promise.all([
    ask('/admin/articles', { headers: { cookie: signedCookie() } }),
    ask('/auth', { method: 'POST', body: 'intent=sign-in' }),
    ask('/cached'),
    ask('/healthz'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  release();
  await Promise.all(flood);
});

test('where the gate is full the page of before is served', async () => {
  const { handler, release } = createHeldApp();
  const app: AppHandler = (request, info) => (/flood/.test(request.url) ? handler(request, info) : Promise.resolve(page('before')));
  const { ask, content } = await serve({ handler: app, gateLimits: { maxWaitMs: 50 } });
  await ask('/about');
  content.version = 2;
  const flood = Array.from({ length: 40 }, (_, at) => ask(`/flood-${at}`));
  expect(await ask('/about')).toMatchObject({ status: 200, text: expect.stringContaining('before') });
  release();
  await Promise.all(flood);
});

test('a page that nobody waits for any more is never rendered', async () => {
  const { handler, seen, release } = createHeldApp();
  const { ask, port, lines } = await serve({ handler });
  const running = Array.from({ length: 5 }, (_, at) => ask(`/running-${at}`));
  await expect.poll(() => seen).toHaveLength(5);
  const gone = ['/gone', '/gone', '/api/gone'].map((target) => pipeline(port, [target]).socket);
  const waiting = ask('/waiting');
  await wait(50);
  for (const socket of gone) socket.destroy();
  await expect.poll(() => lines.filter(({ status }) => status === 499)).toHaveLength(3);
  release();
  await Promise.all([...running, waiting]);
  expect(seen.filter(({ url }) => url.includes('gone'))).toEqual([]);
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('a client that leaves takes nobody’s page with it', async () => {
  const { handler, seen, release } = createHeldApp();
  const { ask, port } = await serve({ handler });
  const { socket } = pipeline(port, ['/shared']);
  await expect.poll(() => seen).toHaveLength(1);
  const other = ask('/shared');
  await wait(20);
  socket.destroy();
  await wait(20);
  release();
  expect((await other).status).toBe(200);
  expect(seen).toHaveLength(1);
});

test('what cannot stream waits for the one render that all share, however long it takes', async () => {
  const { handler, count } = createSlowApp(150);
  const routes = { getMethods: () => ['GET', 'HEAD'], canStream: (target: string) => target === '/' };
  const { ask } = await serve({ handler, routes, renderTimeoutMs: 10 });
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask('/feed.xml')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(count.all).toBe(1);
  await Promise.all(Array.from({ length: 30 }, () => ask('/')));
  expect(count.all).toBeLessThanOrEqual(1 + 5);
});

test('pipelined requests are answered one after the other, and more than a few that wait cost the connection', async () => {
  const { handler, count } = createSlowApp();
  const { port } = await serve({ handler });
  const few = pipeline(
    port,
    Array.from({ length: 5 }, (_, at) => `/few-${at}`),
  );
  await expect.poll(() => few.answers.count).toBe(5);
  expect(count.most).toBe(1);
  expect(few.answers.isClosed).toBe(false);
  few.socket.destroy();
  const many = pipeline(
    port,
    Array.from({ length: 40 }, (_, at) => `/many-${at}`),
  );
  await expect.poll(() => many.answers.isClosed).toBe(true);
  expect(count.all).toBeLessThanOrEqual(5 + 1);
});

test('a client that takes nothing of what it asked for is cut off, one that waits for an answer is not', async () => {
  const body = Buffer.alloc(64 * 1024 * 1024);
  const held = Promise.withResolvers<void>();
  const handler: AppHandler = async ({ url }) => {
    if (url.endsWith('/wait')) await held.promise;
    return new Response(url.endsWith('/wait') ? 'done' : body);
  };
  const { port, ask, lines } = await serve({ handler, slowReaderMs: 250 });
  const waiting = ask('/api/wait');
  const reader = connect(port, '127.0.0.1', () => reader.write('GET /api/large HTTP/1.1\r\nHost: site.test\r\n\r\n'));
  reader.on('error', () => undefined);
  reader.pause();
  await vi.waitFor(() => expect(lines.some(({ path }) => path === '/api/large')).toBe(true), { timeout: 60_000 });
  reader.resume();
  let read = 0;
  reader.on('data', (chunk) => (read += chunk.length));
  await new Promise((resolve) => reader.once('close', resolve));
  expect(read).toBeLessThan(body.length);
  held.resolve();
  expect((await waiting).text).toBe('done');
});

test('a second Host header is refused, also where the page is in memory', async () => {
  const { ask, raw } = await serve();
  await ask('/about');
  expect(await raw('GET /about HTTP/1.1\r\nHost: site.test\r\nhost: site.test\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});
