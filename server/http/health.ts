import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { withTimeout } from '#platform/concurrency/deadline.ts';

const READY_TIMEOUT_MS = 2000;

export interface HealthResult {
  status: 200 | 503;
  body: string;
}

export type Health = (target: string) => HealthResult | Promise<HealthResult> | undefined;

const OK: HealthResult = { status: 200, body: 'ok\n' };

/**
 * Responds to `/healthz` (200 while the process lives) and `/readyz` (200, or 503 with the parts that are not ready); undefined for other
 * paths. A rejection or a timeout counts as a database that does not answer.
 */
export function createHealth(findUnready: () => Promise<readonly string[]>): Health {
  let running: Promise<HealthResult> | undefined;
  return (target) => {
    if (target === '/healthz') return OK;
    if (target !== '/readyz') return undefined;
    running ??= getReadiness(findUnready).finally(() => {
      running = undefined; // however many ask, the database is asked once at a time
    });
    return running;
  };
}

export function isHealthTarget(target: string | undefined): boolean {
  return target === '/healthz' || target === '/readyz';
}

export function sendHealth(response: ServerResponse, { status, body }: HealthResult, headers: string[]): number {
  response.writeHead(status, [
    ...headers,
    ...['Content-Type', 'text/plain; charset=utf-8'],
    ...['Content-Length', String(body.length)],
    ...['Cache-Control', CACHE_CONTROL.never],
  ]);
  response.end(response.req.method === 'HEAD' ? undefined : body);
  return body.length;
}

const MAX_SUPERVISORS = 16;

/**
 * Listens on the loopback alone, so that supervisors are answered however many connections the site has; on a port, or where the server
 * given has listened.
 */
export async function listenForHealth(on: number | Server, health: Health): Promise<Server> {
  const server = createServer({ requestTimeout: READY_TIMEOUT_MS }, async (request, response) => {
    const result = await health(request.url ?? '');
    response.setHeader('Connection', 'close');
    if (result) sendHealth(response, result, []);
    else response.writeHead(404).end();
  });
  server.maxConnections = MAX_SUPERVISORS;
  if (typeof on === 'number') server.listen(on, '127.0.0.1');
  else server.listen(on);
  await once(server, 'listening');
  return server;
}

async function getReadiness(findUnready: () => Promise<readonly string[]>): Promise<HealthResult> {
  const unready = await withTimeout(READY_TIMEOUT_MS, findUnready()).catch(() => ['database']);
  return unready.length === 0 ? OK : { status: 503, body: `not ready: ${unready.join(', ')}\n` };
}
