import { createHash, timingSafeEqual } from 'node:crypto';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import type { Metrics } from '#platform/telemetry/metrics.server.ts';
import type { SentResponse } from '../response/representation.ts';
import type { SecurityHeaders } from '../response/security-headers.ts';
import type { Exchange } from './exchange.ts';

/** Responds to `/metrics` with the token, with 401 without it; undefined for other paths, and if no token is set. */
export type MetricsEndpoint = (exchange: Exchange) => Promise<SentResponse> | undefined;

export function createMetricsEndpoint(
  metrics: Metrics | undefined,
  { token, security }: { token: string; security: SecurityHeaders },
): MetricsEndpoint {
  if (!metrics || !token) return () => undefined;
  const expected = digest(`Bearer ${token}`);
  return ({ request, response, target }) => {
    if (target !== '/metrics') return undefined;
    return timingSafeEqual(digest(request.headers.authorization ?? ''), expected) ? sendMetrics(metrics) : refuseStranger();

    async function sendMetrics({ read }: Pick<Metrics, 'read'>) {
      const { contentType, text } = await read();
      return send(200, contentType, text);
    }

    async function refuseStranger() {
      return send(401, 'text/plain; charset=utf-8', 'send METRICS_TOKEN as a bearer token\n', ['WWW-Authenticate', 'Bearer']);
    }

    function send(status: number, contentType: string, text: string, headers: string[] = []): SentResponse {
      const body = Buffer.from(text);
      response.writeHead(status, [
        ...security.forResource('text/plain'),
        ...headers,
        ...['Content-Type', contentType],
        ...['Content-Length', String(body.length)],
        ...['Cache-Control', CACHE_CONTROL.never],
      ]);
      response.end(request.method === 'HEAD' ? undefined : body);
      return { status, bytes: body.length };
    }
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
