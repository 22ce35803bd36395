import type { IncomingMessage, RequestListener } from 'node:http';
import { isbot } from 'isbot';
import { SESSION_COOKIE } from '#features/accounts/better-auth/private-api.server.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { type PageParser, prefersMarkdown, type ShareablePage } from '../cache/shareable-page.ts';
import { type Representation, type SentResponse, sendRepresentation } from '../response/representation.ts';
import type { StaticFiles } from '../static/static-files.ts';
import type { AccessLog } from './access-log.ts';
import type { ClientAddressReader } from './client-address.ts';
import { getErrorStatus, sendErrorPage } from './error-page.ts';
import type { Exchange } from './exchange.ts';
import { BodyTooLarge } from './fetch-adapter.ts';
import { type Health, sendHealth } from './health.ts';
import { isRead, refuse } from './limits.ts';
import type { OriginPolicy } from './origin-policy.ts';
import { nextRequestId } from './request-id.ts';
import { type StreamedResponseOptions, sendStreamedResponse } from './streamed-response.ts';

export interface ListenerOptions extends StreamedResponseOptions {
  originPolicy: OriginPolicy;
  files: StaticFiles;
  pages: PageCache;
  parsePage: PageParser;
  health: Health;
  readClientAddress: ClientAddressReader;
  accessLog: AccessLog;
  log: Log;
  isStopping: () => boolean;
}

/** Cached pages and files first; then health, refusals, files by canonical path, the page cache, the app. */
export function createRequestListener(options: ListenerOptions): RequestListener {
  const { originPolicy, files, pages, accessLog, security, log } = options;

  function findCached(request: IncomingMessage, target: string): Representation | undefined {
    if (!isRead(request.method) || !originPolicy.acceptsHost(request.headers.host)) return undefined;
    const page = pages.findFresh(target);
    if (page === undefined) return files.get(target);
    const isOther = hasSession(request) || (page.isNegotiated && prefersMarkdown(request.headers.accept));
    return isOther ? undefined : page.representation;
  }

  async function respond(exchange: Exchange) {
    const sent = await route(exchange, options).catch((error: unknown) => fail(exchange, error));
    if (!exchange.request.complete) exchange.request.resume();
    accessLog({ method: exchange.request.method, ...exchange, ...sent });
  }

  function fail({ response, requestId, request }: Exchange, error: unknown): SentResponse {
    const isDisconnected = response.destroyed && !response.writableFinished;
    const status = error instanceof BodyTooLarge ? 413 : getErrorStatus(error);
    if (status >= 500 && !(isDisconnected && isAbort(error))) {
      log.error('request failed', { method: request.method, requestId, ...errorFields(error) });
    }
    if (!response.headersSent && !isDisconnected) {
      return { status, bytes: sendErrorPage(response, { status, requestId, headers: security.forDocument({ scripts: [] }) }) };
    }
    response.destroy();
    return { status: response.headersSent ? response.statusCode : status, bytes: 0 };
  }

  return (request, response) => {
    const startedAt = performance.now();
    const target = request.url ?? '/';
    if (options.isStopping()) response.shouldKeepAlive = false;
    const cached = findCached(request, target);
    if (cached) {
      const { status, bytes } = sendRepresentation(request, response, cached);
      accessLog({ method: request.method, target, status, startedAt, bytes });
    } else {
      void respond({ request, response, target, startedAt, requestId: nextRequestId() });
    }
  };
}

async function route(exchange: Exchange, options: ListenerOptions): Promise<SentResponse> {
  const { request, response, requestId } = exchange;
  const { originPolicy, files, security, health, readClientAddress } = options;
  const healthStatus = await health(exchange.target);
  if (healthStatus) return { status: healthStatus, bytes: sendHealth(response, healthStatus, security) };

  const errorPage = (status: number, headers: string[] = []): SentResponse => ({
    status,
    bytes: sendErrorPage(response, { status, requestId, headers: [...security.forDocument({ scripts: [] }), ...headers] }),
  });
  const target = toOriginForm(exchange.target, originPolicy);
  const refusal = refuse(request, target, originPolicy);
  if (refusal) return errorPage(refusal.status, refusal.headers);

  const [path = '/'] = target.split('?');
  const file = isRead(request.method) ? files.get(path) : undefined;
  if (file) return sendRepresentation(request, response, file);
  if (path.startsWith('/assets/')) return errorPage(404);

  const clientAddress = readClientAddress(request.socket.remoteAddress, joinHeader(request.headers['x-forwarded-for']));
  const page = isRead(request.method) ? options.parsePage(target, request.headers.accept) : undefined;
  const url = `${originPolicy.getOrigin(request.headers.host ?? '')}${page?.target ?? target}`;
  if (!page || hasSession(request)) return sendStreamedResponse(exchange, { url, clientAddress }, options);

  const result = await options.pages.load(page, { requestId, clientAddress, mustBuffer: mustBuffer(request, page) });
  if (result.kind === 'unavailable') return errorPage(503);
  if (result.kind === 'cached') return sendRepresentation(request, response, result.representation);
  return sendStreamedResponse(exchange, { url, clientAddress, stale: result.stale }, options);
}

function mustBuffer({ method, headers }: IncomingMessage, { isMarkdown }: ShareablePage): boolean {
  return method === 'HEAD' || isMarkdown || isbot(headers['user-agent']);
}

function hasSession({ headers }: IncomingMessage): boolean {
  return headers.cookie?.includes(SESSION_COOKIE) ?? false;
}

function joinHeader(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header;
}

/** Path and query of a target in absolute form, as sent to a proxy, where its host is this site's. */
function toOriginForm(target: string, originPolicy: OriginPolicy): string {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(target) ?? [];
  if (host === undefined || !originPolicy.acceptsHost(host)) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'));
}
