import type { ServerResponse } from 'node:http';
import { withTimeout } from '#platform/concurrency/with-timeout.ts';
import type { SecurityHeaders } from '../response/security-headers.ts';

const READY_TIMEOUT_MS = 2000;

export type Health = (target: string) => number | Promise<number> | undefined;

/** Answers `/healthz` (200 while the process lives) and `/readyz` (200 or 503) with a status; undefined for other paths. */
export function createHealth(isReady: () => Promise<boolean>): Health {
  let running: Promise<number> | undefined;
  return (target) => {
    if (target === '/healthz') return 200;
    if (target !== '/readyz') return undefined;
    running ??= getReadiness(isReady).finally(() => {
      running = undefined; // however many ask, the database is asked once at a time
    });
    return running;
  };
}

export function isHealthTarget(target: string | undefined): boolean {
  return target === '/healthz' || target === '/readyz';
}

export function sendHealth(response: ServerResponse, status: number, security: SecurityHeaders): number {
  const body = status === 200 ? 'ok\n' : 'not ready\n';
  response.writeHead(status, [
    ...security.forResource('text/plain'),
    ...['Content-Type', 'text/plain; charset=utf-8'],
    ...['Content-Length', String(body.length)],
    ...['Cache-Control', 'no-store'],
  ]);
  response.end(response.req.method === 'HEAD' ? undefined : body);
  return body.length;
}

async function getReadiness(isReady: () => Promise<boolean>): Promise<number> {
  const isUp = await withTimeout(READY_TIMEOUT_MS, isReady()).catch(() => false);
  return isUp ? 200 : 503;
}
