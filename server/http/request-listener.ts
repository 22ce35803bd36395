import type { IncomingMessage, RequestListener } from 'node:http';
import { isbot } from 'isbot';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { type Representation, type SentResponse, sendRepresentation } from '../cache/representation.ts';
import { type PageParser, prefersMarkdown, type ShareablePage } from '../cache/shareable-page.ts';
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
  address: OriginPolicy;
  files: StaticFiles;
  pages: PageCache;
  parsePage: PageParser;
  health: Health;
  readClientAddress: ClientAddressReader;
  accessLog: AccessLog;
  log: Log;
  isStopping: () => boolean;
}

const SESSION_COOKIE = 'byline.session_token';

/** A request's trip: what is held is answered at once; else health, refusals, files, the page cache, the app. */
export function createRequestListener(options: ListenerOptions): RequestListener {
  const { address, files, pages, accessLog, security, log } = options;

  function findHeld(request: IncomingMessage, target: string): Representation | undefined {
    if (!isRead(request.method) || !address.acceptsHost(request.headers.host)) return undefined;
    const page = pages.findFresh(target);
    if (page === undefined) return files.get(target);
    const isOther = hasSession(request) || (page.isNegotiated && prefersMarkdown(request.headers.accept));
    return isOther ? undefined : page.representation;
  }

  async function answer(visit: Exchange) {
    const sent = await route(visit, options).catch((error: unknown) => fail(visit, error));
    if (!visit.request.complete) visit.request.resume();
    accessLog({ method: visit.request.method, ...visit, ...sent });
  }

  function fail({ response, requestId, request }: Exchange, error: unknown): SentResponse {
    const hasLeft = response.destroyed && !response.writableFinished;
    const status = error instanceof BodyTooLarge ? 413 : getErrorStatus(error);
    if (status >= 500 && !(hasLeft && isAbort(error))) {
      log.error('request failed', { method: request.method, requestId, ...errorFields(error) });
    }
    if (!response.headersSent && !hasLeft) {
      return { status, bytes: sendErrorPage(response, { status, requestId, headers: security.forDocument({ scripts: [] }) }) };
    }
    response.destroy();
    return { status: response.headersSent ? response.statusCode : status, bytes: 0 };
  }

  return (request, response) => {
    const startedAt = performance.now();
    const target = request.url ?? '/';
    if (options.isStopping()) response.shouldKeepAlive = false;
    const held = findHeld(request, target);
    if (held) {
      const { status, bytes } = sendRepresentation(request, response, held);
      accessLog({ method: request.method, target, status, startedAt, bytes });
    } else {
      void answer({ request, response, target, startedAt, requestId: nextRequestId() });
    }
  };
}

async function route(visit: Exchange, options: ListenerOptions): Promise<SentResponse> {
  const { request, response, requestId } = visit;
  const { address, files, security, health, readClientAddress } = options;
  const healthStatus = await health(visit.target);
  if (healthStatus) return { status: healthStatus, bytes: sendHealth(response, healthStatus) };

  const plain = (status: number, headers: string[] = []): SentResponse => ({
    status,
    bytes: sendErrorPage(response, { status, requestId, headers: [...security.forDocument({ scripts: [] }), ...headers] }),
  });
  const target = originForm(visit.target, address);
  const refusal = refuse(request, target, address);
  if (refusal) return plain(refusal.status, refusal.headers);

  const [path = '/'] = target.split('?');
  const file = isRead(request.method) ? files.get(path) : undefined;
  if (file) return sendRepresentation(request, response, file);
  if (path.startsWith('/assets/')) return plain(404);

  const clientAddress = readClientAddress(request.socket.remoteAddress, joined(request.headers['x-forwarded-for']));
  const page = isRead(request.method) ? options.parsePage(target, request.headers.accept) : undefined;
  const url = `${address.originFor(request.headers.host ?? '')}${page?.target ?? target}`;
  if (!page || hasSession(request)) return sendStreamedResponse(visit, { url, clientAddress }, options);

  const found = await options.pages.load(page, { requestId, clientAddress, waitsForWhole: waitsForWhole(request, page) });
  if (found.kind === 'unavailable') return plain(503);
  if (found.kind === 'held') return sendRepresentation(request, response, found.representation);
  return sendStreamedResponse(visit, { url, clientAddress, stale: found.stale }, options);
}

function waitsForWhole({ method, headers }: IncomingMessage, { isMarkdown }: ShareablePage): boolean {
  return method === 'HEAD' || isMarkdown || isbot(headers['user-agent']);
}

function hasSession({ headers }: IncomingMessage): boolean {
  return headers.cookie?.includes(SESSION_COOKIE) ?? false;
}

function joined(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header;
}

/** Path and query of a target that names its host too, as to a proxy, where that host is ours. */
function originForm(target: string, address: OriginPolicy): string {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(target) ?? [];
  if (host === undefined || !address.acceptsHost(host)) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'));
}
