import type { IncomingMessage } from 'node:http';
import type { Faults } from '#platform/health/faults.ts';
import { hideTokens } from '#platform/log/hide-paths.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { runInRequest } from '#platform/log/request-scope.server.ts';
import type { RequestArea } from '#platform/telemetry/metrics.server.ts';
import type { Telemetry } from '#platform/telemetry/telemetry.server.ts';
import type { SentResponse } from '../response/representation.ts';
import { type Exchange, nextRequestId } from './exchange.ts';

/** Ties the log lines, and the trace if there is one, to the request. */
export type ObserveRequest = (exchange: Exchange, answer: () => Promise<SentResponse>) => Promise<SentResponse>;

export function createRequestObserver({ tracing }: Pick<Telemetry, 'tracing'>, isProxy: (address: string) => boolean): ObserveRequest {
  if (!tracing) return ({ requestId }, answer) => runInRequest({ requestId }, answer);
  return async ({ request, target, requestId, startedAt }, answer) => {
    const { method = '' } = request;
    const path = hideTokens(toPath(target));
    const attributes = { 'http.request.method': method, 'url.path': path, 'byline.request_id': requestId };
    const requestTrace = tracing.startRequest({ method, startedAt, parent: readFromProxy(request, 'traceparent', isProxy), attributes });
    const sent = await runInRequest({ requestId, recordStep: requestTrace.record }, answer);
    requestTrace.end({ name: `${method} ${getArea(path)}`, status: sent.status });
    return sent;
  };
}

/** The proxy's own id of a request, so that its log and ours can be read together. */
export function readRequestId(request: IncomingMessage, isProxy: (address: string) => boolean): string | undefined {
  const id = readFromProxy(request, 'x-request-id', isProxy);
  return id && REQUEST_ID.test(id) ? id : undefined;
}

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

function readFromProxy({ headers, socket }: IncomingMessage, name: string, isProxy: (address: string) => boolean): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && isProxy(socket.remoteAddress ?? '') ? value : undefined;
}

export type AccessLog = (request: {
  method: string | undefined;
  target: string;
  status: number;
  startedAt: number;
  bytes: number;
  requestId?: string;
  isCached?: boolean;
}) => void;

export function createAccessLog(log: Log): AccessLog {
  return ({ method = '', target, status, startedAt, bytes, requestId = nextRequestId() }) => {
    const path = hideTokens(toPath(target));
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    const entry = { method, path, status, ms, bytes, requestId };
    if (log.request) log.request(entry);
    else log.info('request', entry);
  };
}

export function countAnswers({ metrics }: Pick<Telemetry, 'metrics'>, accessLog: AccessLog): AccessLog {
  if (!metrics) return accessLog;
  return (answered) => {
    const { method = '', target, status, startedAt, bytes, isCached = false } = answered;
    const seconds = (performance.now() - startedAt) / 1000;
    metrics.countRequest({ area: getArea(toPath(target)), method, status, seconds, bytes, isCached });
    accessLog(answered);
  };
}

const FAILED_MS = 5 * 60_000;
const LOOK_MS = 10_000;
/** One alone may be a coincidence. */
const MIN_FAILED = 3;
const MAX_COUNTED = 1000;
const MAX_SHOWN_PATH = 100;

/** Makes a fault of requests that fail again and again, and ends it after five quiet minutes. */
export function watchFailures(faults: Pick<Faults, 'set' | 'clear'>, accessLog: AccessLog): AccessLog {
  let failedAt: number[] = [];
  let last: Parameters<AccessLog>[0] | undefined;
  let timer: NodeJS.Timeout | undefined;

  function look() {
    failedAt = failedAt.filter((at) => at > performance.now() - FAILED_MS);
    if (failedAt.length === 0) {
      faults.clear('pages');
      clearInterval(timer);
      timer = undefined;
    } else if (last && failedAt.length >= MIN_FAILED) {
      const path = hideTokens(toPath(last.target)).slice(0, MAX_SHOWN_PATH);
      const where = `the last one ${path}: the log says why, request ${last.requestId}`;
      faults.set('pages', { message: `${failedAt.length} requests failed in five minutes, ${where}.` });
      last = undefined;
    }
  }

  return (answered) => {
    if (answered.status === 500) {
      failedAt = [...failedAt.slice(1 - MAX_COUNTED), performance.now()];
      last = answered;
      timer ??= setInterval(look, LOOK_MS).unref();
    }
    accessLog(answered);
  };
}

function toPath(target: string): string {
  const queryAt = target.indexOf('?');
  return queryAt < 0 ? target : target.slice(0, queryAt);
}

const AREAS: [RegExp, RequestArea][] = [
  [/^\/admin(\/|\.data$|$)/, 'admin'],
  [/^\/auth(\/|\.data$|$)/, 'auth'],
  [/^\/images\//, 'images'],
  [/\/(feed|sitemap)\.(xml|json)$/, 'feeds'],
  [/^\/(assets|fonts|pictures)\/|\.(css|js|svg|png|ico|woff2|webmanifest|txt)$/, 'files'],
];

function getArea(path: string): RequestArea {
  return AREAS.find(([pattern]) => pattern.test(path))?.[1] ?? 'pages';
}
