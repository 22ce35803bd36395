import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { unavailable } from '#platform/errors/app-error.ts';
import { counting, LONG } from '#tests/support/counting-app.ts';
import { page, serve } from '#tests/support/serve.ts';
import type { AppHandler } from '../response/app-handler.ts';

test.each([
  ['throws', () => Promise.reject(unavailable('the database does not answer'))],
  ['answers 503', async () => page('down', { status: 503 })],
])('when the app %s, the version before is served, and what was never cached is 503', async (_name, fail) => {
  let isDown = false;
  const { ask, content } = await serve({ handler: async () => (isDown ? fail() : page('held')) });
  await ask('/held');
  isDown = true;
  content.version = 2;
  expect(await ask('/held')).toMatchObject({ status: 200, text: expect.stringContaining('held') });
  const answer = await ask('/other');
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
});

test('when a render is late and then fails, the version before is served', async () => {
  let isDown = false;
  const handler: AppHandler = async (_request, { rendering }) => {
    if (!isDown) return page('held');
    if (rendering.mode === 'stream') return page('down', { status: 503 });
    await wait(200);
    throw unavailable('slow and down');
  };
  const { ask, content } = await serve({ handler, renderTimeoutMs: 20 });
  await ask('/');
  isDown = true;
  content.version = 2;
  expect(await ask('/')).toMatchObject({ status: 200, text: expect.stringContaining('held') });
});

test('while the database is unreachable, what is cached is served without asking the app', async () => {
  const { handler, seen } = counting(() => page('held'));
  const { ask, content } = await serve({ handler });
  await ask('/');
  content.version = 2;
  content.isReachable = false;
  expect((await ask('/')).text).toContain('held');
  expect(seen.length).toBe(1);
});

test('a failure is not kept', async () => {
  const { handler } = counting((_request, _info, count) => (count === 1 ? page('down', { status: 500 }) : page('up')));
  const { ask } = await serve({ handler });
  expect(await ask('/')).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } });
  expect((await ask('/')).text).toContain('up');
});

test('an address over 300 characters is not kept, unless there is a page', async () => {
  const { handler, seen } = counting((request) => page(LONG, { status: request.url.includes('nowhere') ? 404 : 200 }));
  const { ask } = await serve({ handler });
  const long = 'a'.repeat(300);
  for (const target of [`/nowhere-${long}`, `/search?q=${long}`, `/blog/${long}`]) {
    await ask(target);
    await ask(target);
  }
  expect(seen.map(({ url }) => new URL(url).pathname.slice(0, 7))).toEqual(['/nowher', '/nowher', '/search', '/search', '/blog/a']);
});

test('a flood of 404s or of searches evicts no page', async () => {
  const { handler, seen } = counting((request) => page(LONG, { status: request.url.includes('nowhere') ? 404 : 200 }));
  const { ask } = await serve({ handler, maxSideBytes: 50_000 });
  await ask('/about');
  for (let at = 0; at < 40; at++) {
    await ask(`/nowhere${at}`);
    await ask(`/search?q=${at}`);
  }
  await ask('/about');
  expect(seen.filter(({ url }) => url.endsWith('/about')).length).toBe(1);
  await ask('/nowhere0');
  expect(seen.filter(({ url }) => url.endsWith('/nowhere0')).length).toBe(2);
});

test('a page that is gone answers 404 at once, and stays so while the app is down', async () => {
  let status = 200;
  const { ask, content } = await serve({ handler: async () => page(String(status), { status }) });
  await ask('/blog/1');
  status = 404;
  content.version = 2;
  expect((await ask('/blog/1')).status).toBe(404);
  status = 503;
  content.version = 3;
  expect((await ask('/blog/1')).status).toBe(404);
});

test('cached bytes stay within their bound', async () => {
  const { handler, seen } = counting(() => page(LONG));
  const { ask } = await serve({ handler, maxBytes: 30_000 });
  for (const target of [...'abcdefghijkl', 'a']) await ask(`/${target}`); // far more than fit, however well each is compressed by then
  expect(seen.filter(({ url }) => url.endsWith('/a')).length).toBe(2);
});
