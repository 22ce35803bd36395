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

function getOnce(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path: '/', agent, headers: { host: 'site.test' } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.headers.connection === 'close' ? 'closing' : 'read'));
      response.on('error', (error) => resolve(error.message));
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}
