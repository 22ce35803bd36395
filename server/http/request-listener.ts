import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isbot } from 'isbot';
import { hasSignedSession } from '#features/accounts/better-auth/private-api.server.ts';
import type { AnswerDoctor } from '#features/checks/address-proof.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { createTurns } from '#platform/concurrency/event-loop.server.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { isOfApi, type PageParser, prefersMarkdown, type ShareablePage } from '../cache/shareable-page.ts';
import { Overloaded, type RenderClient } from '../response/render-gate.ts';
import { type Representation, type SentResponse, sendRepresentation } from '../response/representation.ts';
import type { DrawnFiles } from '../static/drawn-files.ts';
import type { StaticFiles } from '../static/static-files.ts';
import type { AddressHints } from './addresses/address-hints.ts';
import type { ClientAddressReader } from './addresses/client-address.ts';
import { findMove, sendMove } from './addresses/moved.ts';
import type { OriginPolicy } from './addresses/origin-policy.ts';
import type { CountVisit } from './count-visits.ts';
import { getErrorStatus, type HomeLink, sendErrorPage } from './error-page.ts';
import { createExchange, type Exchange } from './exchange.ts';
import { BodyTooLarge } from './fetch-adapter.ts';
import { type Health, sendHealth } from './health.ts';
import { hasOneHost, isRead, type Refusal, refuse } from './limits.ts';
import type { MetricsEndpoint } from './metrics-endpoint.ts';
import type { AccessLog, ObserveRequest } from './observe-requests.ts';
import type { RouteTable } from './route-table.ts';
import { type StreamedResponseOptions, sendStreamedResponse } from './streamed-response.ts';

export interface ListenerOptions extends StreamedResponseOptions {
  originPolicy: OriginPolicy;
  files: StaticFiles;
  drawnFiles?: DrawnFiles | undefined;
  /** By default error pages name no site. */
  findHome?: (() => Promise<HomeLink | undefined>) | undefined;
  pages: Pick<PageCache, 'findFresh' | 'load'>;
  parsePage: PageParser;
  health: Health;
  metricsEndpoint: MetricsEndpoint;
  observe: ObserveRequest;
  readRequestId: (request: IncomingMessage) => string | undefined;
  answerDoctor: AnswerDoctor;
  routes: RouteTable;
  pageCacheControl: string;
  readClientAddress: ClientAddressReader;
  sessionSecret: string;
  accessLog: AccessLog;
  countVisit: CountVisit;
  hints: AddressHints;
  /** Where several processes serve the site: brings this one up to date with the others' responses. */
  catchUp?: (() => Promise<void>) | undefined;
  log: Log;
  isStopping: () => boolean;
  pending: Set<ServerResponse>;
}

/** Health, cached pages and files first; then refusals, files by canonical path, the page cache, the app. */
export function createRequestListener(options: ListenerOptions): RequestListener {
  const { originPolicy, files, pages, accessLog, countVisit, security, log, sessionSecret, pending } = options;
  const takeTurn = createTurns(REQUESTS_PER_TURN);

  function findCached(request: IncomingMessage, target: string): CachedResponse | undefined {
    if (!isRead(request.method) || !originPolicy.acceptsHost(request.headers.host) || !hasOneHost(request)) return undefined;
    const page = pages.findFresh(target);
    const file = page === undefined && !options.drawnFiles?.has(target) && files.get(target);
    if (file) return { representation: file };
    if (page === undefined) return undefined;
    const isPrivate = (page.dependsOnViewer || options.catchUp) && hasSignedSession(request.headers.cookie, sessionSecret);
    const isOfToken = page.takesToken && request.headers.authorization !== undefined;
    const isOther = page.isNegotiated && prefersMarkdown(request.headers.accept);
    return isPrivate || isOther || isOfToken ? undefined : page;
  }

  async function answer(exchange: Exchange): Promise<SentResponse> {
    const health = await options.health(exchange.target);
    if (health)
      return {
        status: health.status,
        bytes: sendHealth(exchange.response, health, [...security.forResource('text/plain'), ...options.answerDoctor(exchange.request)]),
      };
    const metrics = await options.metricsEndpoint(exchange);
    if (metrics) return metrics;
    await takeTurn();
    exchange.disconnection.throwIfAborted();
    return route(exchange, options);
  }

  async function respond(exchange: Exchange) {
    pending.add(exchange.response);
    const sent = await options.observe(exchange, () =>
      answer(exchange).catch(async (error: unknown) => fail(exchange, error, await options.findHome?.())),
    );
    pending.delete(exchange.response);
    accessLog({ method: exchange.request.method, ...exchange, ...sent });
  }

  function fail({ response, requestId, request, target }: Exchange, error: unknown, home: HomeLink | undefined): SentResponse {
    const isDisconnected = response.destroyed && !response.writableFinished;
    const status = getStatus(error);
    if (status >= 500 && !(error instanceof Overloaded) && !(isDisconnected && isAbort(error))) {
      log.error('request failed', { method: request.method, requestId, ...errorFields(error) });
    }
    if (!response.headersSent && !isDisconnected) {
      return {
        status,
        bytes: sendErrorPage(response, {
          status,
          requestId,
          headers: security.forDocument({ scripts: [] }),
          isForApi: isOfApi(target),
          home,
        }),
      };
    }
    response.destroy();
    if (response.headersSent) return { status: response.statusCode, bytes: 0 };
    return { status: isDisconnected ? CLIENT_GONE : status, bytes: 0 };
  }

  return (request, response) => {
    const startedAt = performance.now();
    const target = request.url ?? '/';
    if (options.isStopping()) response.shouldKeepAlive = false;
    const cached = findCached(request, target);
    if (cached) {
      const { status, bytes } = sendRepresentation(request, response, cached.representation);
      countVisit(cached, request, status);
      accessLog({ method: request.method, target, status, startedAt, bytes, isCached: true });
    } else {
      void respond(createExchange(request, response, { target, startedAt, requestId: options.readRequestId(request) }));
    }
  };
}

/** A page or, without a key, a file. */
interface CachedResponse extends Partial<Pick<ShareablePage, 'key' | 'item'>> {
  representation: Representation;
}

/** nginx's status for its log; never sent. */
const CLIENT_GONE = 499;

function getStatus(error: unknown): number {
  if (error instanceof BodyTooLarge) return 413;
  return error instanceof Overloaded ? 503 : getErrorStatus(error);
}

/** For uncached requests; the rest waits for later ticks of the event loop. */
const REQUESTS_PER_TURN = 2;

async function route(exchange: Exchange, options: ListenerOptions): Promise<SentResponse> {
  const { request, response, requestId } = exchange;
  const { originPolicy, files, security, hints, pageCacheControl } = options;
  hints.noteProxy(request);
  const errorPage = async (status: number): Promise<SentResponse> => {
    const headers = security.forDocument({ scripts: [] });
    return {
      status,
      bytes: sendErrorPage(response, { status, requestId, headers, isForApi: isOfApi(target), home: await options.findHome?.() }),
    };
  };
  const target = toIndex(request, toOriginForm(exchange.target, originPolicy));
  const refusal = refuse(request, target, options);
  const [path = '/'] = target.split('?');
  if (refusal?.status === 421 && isRead(request.method) && originPolicy.isTwin(request.headers.host)) {
    return move(
      exchange,
      { location: originPolicy.origin + toCanonicalTarget(target, path, options), cacheControl: pageCacheControl },
      options,
    );
  }
  if (refusal) return refuseWith(exchange, refusal, options);

  const isDrawnAnew = await options.drawnFiles?.isDrawnAnew(path);
  const file = isRead(request.method) && !isDrawnAnew ? files.get(path) : undefined;
  if (file) return sendRepresentation(request, response, file);
  if (path.startsWith('/assets/')) return errorPage(404);

  const found = isRead(request.method) ? options.parsePage(target, request.headers.accept) : undefined;
  const page = found?.takesToken && request.headers.authorization !== undefined ? undefined : found;
  const sent = await sendPage(exchange, { target, path, page }, options);
  if (sent && page) options.countVisit(page, request, sent.status);
  return sent ?? errorPage(503);
}

async function refuseWith(
  { request, response, requestId, target }: Exchange,
  { status, headers = [] }: Refusal,
  { security, hints, findHome }: ListenerOptions,
): Promise<SentResponse> {
  const explanation = hints.explain(status, request.headers);
  const isForScript = target.split('?')[0]?.endsWith('.data') === true;
  const allHeaders = [...security.forDocument({ scripts: [] }), ...headers];
  const home = await findHome?.();
  return {
    status,
    bytes: sendErrorPage(response, { status, requestId, headers: allHeaders, explanation, isForScript, isForApi: isOfApi(target), home }),
  };
}

interface PageRequest {
  target: string;
  path: string;
  page: ShareablePage | undefined;
}

function move({ response }: Exchange, to: { location: string; cacheControl: string }, { security }: ListenerOptions): SentResponse {
  return sendMove(response, { ...to, headers: security.forDocument({ scripts: [] }) });
}

function toCanonicalTarget(target: string, path: string, { files, parsePage }: ListenerOptions): string {
  const page = files.has(path) ? undefined : parsePage(target, undefined);
  return page ? page.path + target.slice(path.length) : target;
}

/** Undefined, with nothing sent, if it can be neither found nor rendered now. */
async function sendPage(
  exchange: Exchange,
  { target, path, page }: PageRequest,
  options: ListenerOptions,
): Promise<SentResponse | undefined> {
  const { request, response, requestId } = exchange;
  const client = identifyClient(exchange, path, options);
  const url = `${options.originPolicy.getOrigin(request.headers.host ?? '')}${page?.target ?? target}`;
  const isElsewhere = page !== undefined && page.path !== path;
  if (!page || (page.dependsOnViewer && client.kind === 'signed-in')) {
    if (isElsewhere)
      return move(exchange, { location: page.path + target.slice(path.length), cacheControl: CACHE_CONTROL.personal }, options);
    return sendStreamedResponse(exchange, { url, client }, options);
  }

  if (client.kind === 'signed-in') await options.catchUp?.(); // an author sees what they have saved, whichever process took it
  const result = await options.pages.load(page, {
    requestId,
    client,
    canStream: () => !isElsewhere && canStream(request, url, page, options),
  });
  if (result.kind === 'unavailable') return undefined;
  if (result.kind === 'cached') {
    const { representation } = result;
    const location = findMove(representation, { path, query: target.slice(path.length), canonicalPath: page.path });
    if (location !== undefined) return move(exchange, { location, cacheControl: representation.cacheControl }, options);
    return sendRepresentation(request, response, representation);
  }
  return sendStreamedResponse(exchange, { url, client, ...result }, options);
}

function identifyClient({ request, disconnection }: Exchange, path: string, options: ListenerOptions): RenderClient {
  const { headers, socket } = request;
  const address = options.readClientAddress(socket.remoteAddress, joinHeader(headers['x-forwarded-for']));
  const isSignedIn = hasSignedSession(headers.cookie, options.sessionSecret);
  return { kind: isSignedIn ? 'signed-in' : ACCOUNT_PATH.test(path) ? 'account' : 'reader', address, signal: disconnection };
}

const ACCOUNT_PATH = /^\/auth(\/|\.data$|$)/i;

/**
 * Streams only to a browser that opens the page, because its parts find their places by script, and not to one that comes back to it from
 * the page itself, as without scripts. Robots and text browsers, which send no Sec-Fetch-Dest, get a complete page.
 */
function canStream(request: IncomingMessage, url: string, { isMarkdown, target }: ShareablePage, { routes }: ListenerOptions): boolean {
  const { method, headers } = request;
  const isBrowser = headers['sec-fetch-dest'] === 'document' && !isbot(headers['user-agent']);
  return method === 'GET' && !isMarkdown && isBrowser && headers.referer !== url && routes.canStream(target);
}

function joinHeader(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header;
}

/** React Router hands a form of the home page to the layout unless its address names the index. */
function toIndex({ method }: IncomingMessage, target: string): string {
  return target === '/' && method === 'POST' ? '/?index' : target;
}

/** Path and query of a target in absolute form, as sent to a proxy, if its host is this site's. */
function toOriginForm(target: string, originPolicy: OriginPolicy): string {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(target) ?? [];
  if (host === undefined || !originPolicy.acceptsHost(host)) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || ('code' in error && DISCONNECTED.includes(String(error.code))));
}

const DISCONNECTED = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'ERR_STREAM_DESTROYED', 'ECONNRESET', 'EPIPE'];
