import { Agent, get } from 'node:http';
import { expect, test, vi } from 'vitest';
import { greet, serve } from '#tests/support/serve.ts';
import type { AppHandler } from './app-handler.ts';

/** A little less than what open connections are cut off after: a stop that comes sooner has waited for none. */
const LAST_RESORT_MS = 9000;

test('stopping finishes what runs, says goodbye to what stays open, and refuses what comes after', async () => {
  const gate = Promise.withResolvers<void>();
  const handler: AppHandler = async (incoming, facts) => {
    if (incoming.url.endsWith('/admin/slow')) await gate.promise;
    return greet(incoming, facts);
  };
  const { ask, stop, lines } = await serve({ handler });
  const slow = ask('/admin/slow');
  await ask('/');
  const startedAt = performance.now();
  const stopped = stop();
  expect(await ask('/')).toMatchObject({ status: 200, headers: { connection: 'close' } });
  expect((await ask('/readyz')).status).toBe(503);
  await vi.waitFor(() => expect(ask('/')).rejects.toThrow('ECONNREFUSED'), { timeout: 2000 });
  gate.resolve();
  expect((await slow).status).toBe(200);
  await stopped;
  expect(performance.now() - startedAt).toBeLessThan(LAST_RESORT_MS);
  expect(lines).toContainEqual(expect.objectContaining({ event: 'request', path: '/admin/slow', status: 200 }));
});

test('readers on kept connections lose nothing while the server stops', async () => {
  const { port, stop } = await serve();
  let answered = 0;
  const lost: string[] = [];
  const readers = Array.from({ length: 32 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const outcome = await readOnce(port, agent);
      if (outcome === 'goodbye') return;
      if (outcome !== 'read') lost.push(outcome);
      answered += 1;
    }
  });
  await vi.waitFor(() => expect(answered).toBeGreaterThan(500), { timeout: 30_000 });
  const startedAt = performance.now();
  await stop();
  expect(performance.now() - startedAt).toBeLessThan(LAST_RESORT_MS);
  await Promise.all(readers);
  expect(lost).toEqual([]);
});

function readOnce(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const asking = get({ port, host: '127.0.0.1', path: '/', agent, headers: { host: 'site.test' } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.headers.connection === 'close' ? 'goodbye' : 'read'));
      response.on('error', (error) => resolve(error.message));
    });
    asking.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}
