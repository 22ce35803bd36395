import { Agent, get } from 'node:http';
import { expect, test, vi } from 'vitest';
import { greet, serve } from '#tests/support/serve.ts';
import type { AppHandler } from '../../response/app-handler.ts';

/** A little less than what open connections are cut off after: a stop that comes sooner has waited for none. */
const DEADLINE_MS = 9000;

test('stopping finishes requests under way, asks open connections to close, and refuses new ones', async () => {
  const gate = Promise.withResolvers<void>();
  const handler: AppHandler = async (incoming, info) => {
    if (incoming.url.endsWith('/admin/slow')) await gate.promise;
    return greet(incoming, info);
  };
  const { ask, stop, lines } = await serve({ handler });
  const slow = ask('/admin/slow');
  slow.catch(() => undefined); // reported below
  await ask('/');
  const startedAt = performance.now();
  const stopped = stop();
  expect(await ask('/')).toMatchObject({ status: 200, headers: { connection: 'close' } });
  expect((await ask('/readyz')).status).toBe(503);
  await vi.waitFor(() => expect(ask('/')).rejects.toThrow('ECONNREFUSED'), { timeout: 2000 });
  gate.resolve();
  expect((await slow).status).toBe(200);
  await stopped;
  expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS);
  expect(lines).toContainEqual(expect.objectContaining({ event: 'request', path: '/admin/slow', status: 200 }));
});

test('clients on keep-alive connections lose no response while the server stops', async () => {
  const { port, stop } = await serve();
  let responses = 0;
  const lost: string[] = [];
  const clients = Array.from({ length: 32 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const outcome = await getOnce(port, agent);
      if (outcome === 'closing') return;
      if (outcome !== 'read') return void lost.push(outcome);
      responses += 1;
    }
  });
  await vi.waitFor(() => expect(responses).toBeGreaterThan(500), { timeout: 30_000 });
  const startedAt = performance.now();
  await stop();
  expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS);
  await Promise.all(clients);
  expect(lost).toEqual([]);
});

test('clients that connect for each request lose none while the server stops, and the last are answered', async () => {
  const handler: AppHandler = async (incoming, info) => {
    const until = performance.now() + 3; // as a render: it holds the event loop
    while (performance.now() < until);
    return greet(incoming, info);
  };
  const { port, stop } = await serve({ handler });
  const agent = new Agent({ keepAlive: false });
  const outcomes: string[] = [];
  const clients = Array.from({ length: 60 }, async (_, at) => {
    for (let number = 0; ; number += 1) {
      const outcome = await getOnce(port, agent, at % 2 ? '/' : `/none-${at}-${number}`);
      if (outcome === 'ECONNREFUSED') return;
      outcomes.push(outcome);
    }
  });
  await vi.waitFor(() => expect(outcomes.length).toBeGreaterThan(200), { timeout: 30_000 });
  await stop();
  await Promise.all(clients);
  expect(new Set(outcomes)).toEqual(new Set(['closing']));
});

test('a stop in a hurry waits for what is being written, and for nothing else', async () => {
  const never = new Promise<void>(() => undefined);
  const saved = Promise.withResolvers<void>();
  const handler: AppHandler = async (incoming, info) => {
    await (incoming.method === 'POST' ? saved.promise : never);
    return greet(incoming, info);
  };
  const { ask, stop } = await serve({ handler });
  const read = ask('/none').catch((error) => error.message);
  const write = ask('/auth', { method: 'POST', headers: { origin: 'http://site.test' }, body: 'a=b' });
  await expect.poll(async () => (await ask('/healthz')).status).toBe(200);
  const hurry = new AbortController();
  const startedAt = performance.now();
  const stopped = stop(hurry.signal);
  setTimeout(() => hurry.abort(), 20);
  setTimeout(saved.resolve, 300);
  expect((await write).status).toBe(200);
  await stopped;
  expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS / 2);
  expect(await read).toBe('socket hang up');
});

test('from the first moment of a stop the server is not ready, also for who asked just before', async () => {
  const unready = Promise.withResolvers<string[]>();
  const { ask, stop } = await serve({ findUnready: () => unready.promise });
  const before = ask('/readyz');
  await ask('/healthz');
  const stopped = stop();
  const after = ask('/readyz');
  unready.resolve([]);
  expect([(await before).status, (await after).status]).toEqual([503, 503]);
  await stopped;
});

test('a stream of events ends when the server stops', async () => {
  const handler: AppHandler = async () =>
    new Response(new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')) }), {
      headers: { 'content-type': 'text/event-stream' },
    });
  const { ask, stop } = await serve({ handler });
  const stream = ask('/admin/live', { headers: { accept: 'text/event-stream' } });
  await ask('/healthz');
  const startedAt = performance.now();
  await stop();
  expect((await stream).text).toBe('data: 1\n\n');
  expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS / 2);
});

function getOnce(port: number, agent: Agent, path = '/'): Promise<string> {
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path, agent, headers: { host: 'site.test' } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.headers.connection === 'close' ? 'closing' : 'read'));
      response.on('error', (error) => resolve(error.message));
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}
