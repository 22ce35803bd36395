import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { VisitCounter } from '#app/context/server-extension.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';
import { createDoctorAnswer } from '#features/checks/address-proof.server.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import type { MissCounter } from '#features/redirects/miss-counter.ts';
import type { SiteReader } from '#features/settings/site-reader.server.ts';
import { getPageCacheControl } from '#platform/caching/cache-control.ts';
import { withTimeout } from '#platform/concurrency/deadline.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { Faults } from '#platform/health/faults.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import type { Telemetry } from '#platform/telemetry/telemetry.server.ts';
import { createBackgroundQueue } from '../cache/background-queue.ts';
import { createPageCache, type PageCacheLimits, type PageCacheOptions } from '../cache/page-cache.ts';
import { createPageParser } from '../cache/shareable-page.ts';
import { createSharedRefresh } from '../cache/shared-refresh.ts';
import type { AppHandler } from '../response/app-handler.ts';
import { createFirstPages } from '../response/first-page.ts';
import { createRenderGate, type RenderGateLimits } from '../response/render-gate.ts';
import { createSecurityHeaders } from '../response/security-headers.ts';
import { createDrawnFiles } from '../static/drawn-files.ts';
import { createKeyFile, readStaticFiles } from '../static/static-files.ts';
import { createAddressHints } from './addresses/address-hints.ts';
import { createClientAddressReader, createProxyList } from './addresses/client-address.ts';
import { createOriginPolicy } from './addresses/origin-policy.ts';
import { answerClientErrors } from './connections/client-error.ts';
import { type ConnectionLimits, endSlowBodies, limitConnections } from './connections/connection-limits.ts';
import { closeGracefully, createHeldRequests } from './connections/graceful-stop.ts';
import { answerInTurn } from './connections/in-turn.ts';
import { createVisitCount } from './count-visits.ts';
import type { HomeLink } from './error-page.ts';
import { createBodyCollector } from './fetch-adapter.ts';
import { createHealth, isHealthTarget, listenForHealth } from './health.ts';
import { answerExpectations, getBodyLimit, serverLimits } from './limits.ts';
import { createMetricsEndpoint } from './metrics-endpoint.ts';
import { countAnswers, createAccessLog, createRequestObserver, readRequestId, watchFailures } from './observe-requests.ts';
import { createRequestListener } from './request-listener.ts';
import { openRouteTable, type RouteTable } from './route-table.ts';
import type { UpdateNotice } from './update-notice.ts';

const CATCH_UP_MS = 500;
const MAX_COLLECTED_BYTES = 16 * 1024 * 1024;
/** A request without a body gets an ended stream at once, with no events: this saves a tenth of the time of a cached page. */
const BODILESS = { optimizeEmptyRequests: true };

export interface HttpServerOptions
  extends PageCacheLimits,
    Pick<PageCacheOptions, 'nextPublication' | 'clock'>,
    Pick<ConnectionLimits, 'slowReaderMs'> {
  handler: AppHandler;
  settings: Pick<Settings, 'SITE_URL' | 'HOST' | 'PORT' | 'TRUSTED_PROXIES' | 'SESSION_SECRET'> &
    Partial<Pick<Settings, 'HEALTH_PORT' | 'LOG_REQUESTS' | 'METRICS_TOKEN' | 'DATABASE_URL' | 'PURGE_URL' | 'INDEXNOW'>>;
  log: Log;
  contentVersion: Pick<ContentVersion, 'current' | 'refresh' | 'isReachable'>;
  findUnready: () => Promise<readonly string[]>;
  kinds: readonly ContentKind[];
  routes?: RouteTable;
  gateLimits?: RenderGateLimits;
  visitCounters?: readonly Pick<VisitCounter, 'count'>[];
  missCounter?: Pick<MissCounter, 'count'>;
  imagesOrigin?: string | undefined;
  telemetry?: Telemetry;
  site?: Pick<SiteReader, 'read'>;
  faults?: Faults;
  clientDir: string;
}

export interface HttpServer {
  /** Takes over from the notice given, so that no connection is refused. */
  listen(after?: UpdateNotice): Promise<{ port: number; url: string }>;
  /** Lets requests finish within nine seconds; once `hurry` is aborted, only writes, within one. */
  stop(hurry?: AbortSignal): Promise<void>;
}

export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { settings, log, findUnready, routes = openRouteTable, telemetry = {} } = options;
  const isProxy = createProxyList(settings.TRUSTED_PROXIES);
  const readClientAddress = createClientAddressReader(isProxy);
  const gate = createRenderGate(options.gateLimits);
  const originPolicy = createOriginPolicy(settings);
  const security = createSecurityHeaders({ isHttps: originPolicy.isHttps, imagesOrigin: options.imagesOrigin });
  const pageCacheControl = getPageCacheControl(settings);
  const queue = createBackgroundQueue((error) => log.error('not compressed', errorFields(error)));
  const writer = { security, pageCacheControl, queue };
  const accessLog = countAnswers(telemetry, settings.LOG_REQUESTS === 'off' ? () => undefined : createAccessLog(log));
  const files = new Map([...readStaticFiles(options.clientDir, writer), ...createKeyFile(settings, writer)]);
  let stopped: Promise<void> | undefined;

  const pending = new Set<ServerResponse>();
  const toFirstPage = createFirstPages((href) => files.get(href)?.variants.identity.body.toString());
  const pages = createPageCache({ ...options, gate, origin: originPolicy.origin, security, toFirstPage, pageCacheControl, queue });
  telemetry.metrics?.addGauge('byline_page_cache_bytes', 'What the pages in memory take.', pages.countBytes);
  const health = createHealth(async () => {
    const unready = await findUnready();
    return stopped ? ['stopping'] : unready;
  });
  const held = createHeldRequests(
    createRequestListener({
      ...options,
      gate,
      collectBody: createBodyCollector(MAX_COLLECTED_BYTES),
      routes,
      catchUp: settings.DATABASE_URL ? createCatchUp(options.contentVersion) : undefined,
      sessionSecret: settings.SESSION_SECRET,
      originPolicy,
      security,
      pageCacheControl,
      accessLog: options.faults ? watchFailures(options.faults, accessLog) : accessLog,
      observe: createRequestObserver(telemetry, isProxy),
      readRequestId: (request) => readRequestId(request, isProxy),
      metricsEndpoint: createMetricsEndpoint(telemetry.metrics, { token: settings.METRICS_TOKEN ?? '', security }),
      countVisit: createVisitCount({ visits: options.visitCounters ?? [], misses: options.missCounter, settings }),
      files,
      findHome: createHomeFinder(options.site, originPolicy.origin),
      drawnFiles: options.site && createDrawnFiles(files, options.site),
      hints: createAddressHints({ siteUrl: originPolicy.origin, isTrusted: isProxy, log }),
      parsePage: createPageParser(options.kinds),
      pages,
      readClientAddress,
      answerDoctor: createDoctorAnswer({ sessionSecret: settings.SESSION_SECRET, isProxy, readClientAddress, faults: options.faults }),
      health,
      isStopping: () => stopped !== undefined,
      pending,
    }),
    isHealthTarget,
  );
  const server = createServer({ ...serverLimits, ...BODILESS }, answerInTurn(held.listener));
  answerExpectations(server);
  answerClientErrors(server, security);
  limitConnections(server, { ...options, isProxy, readClientAddress });
  endSlowBodies(server, (target) => getBodyLimit(target).msPerPart);

  let healthServer: Server | undefined;

  async function stop(hurry: AbortSignal) {
    await Promise.all([closeGracefully(server, { held, pending, hurry }), queue.stop()]);
    healthServer?.close();
  }

  return {
    async listen(after) {
      if (settings.HEALTH_PORT) healthServer = await listenForHealth(after?.healthServer ?? settings.HEALTH_PORT, health);
      if (after) server.listen(after.server);
      else server.listen(settings.PORT, settings.HOST);
      await once(server, 'listening');
      return getUrl(server.address(), settings.HOST);
    },
    stop(hurry = new AbortController().signal) {
      stopped ??= stop(hurry);
      return stopped;
    },
  };
}

function createHomeFinder(reader: HttpServerOptions['site'], origin: string): () => Promise<HomeLink | undefined> {
  return async () => {
    const snapshot = reader && (await withTimeout(CATCH_UP_MS, reader.read()).catch(() => undefined));
    return snapshot && { siteName: snapshot.site.author.name, url: `${origin}/` };
  };
}

function createCatchUp({ refresh, isReachable }: HttpServerOptions['contentVersion']): () => Promise<void> {
  const shared = createSharedRefresh(refresh);
  return async () => {
    if (isReachable()) await withTimeout(CATCH_UP_MS, shared()).catch(() => undefined);
  };
}

function getUrl(address: ReturnType<ReturnType<typeof createServer>['address']>, host: string) {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return { port: address.port, url: `http://${name}:${address.port}` };
}
