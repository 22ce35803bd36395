import type { RequestListener } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { Deps } from '#app/context/deps.server.ts';
import { contentKinds } from '#app/kinds.ts';
import { createDoctorAnswer } from '#features/checks/address-proof.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { createPageParser } from '../cache/shareable-page.ts';
import { createAddressHints } from '../http/addresses/address-hints.ts';
import { createClientAddressReader, createProxyList } from '../http/addresses/client-address.ts';
import { createOriginPolicy } from '../http/addresses/origin-policy.ts';
import { createBodyCollector } from '../http/fetch-adapter.ts';
import { createHealth } from '../http/health.ts';
import { createRequestObserver } from '../http/observe-requests.ts';
import { createRequestListener } from '../http/request-listener.ts';
import { openRouteTable } from '../http/route-table.ts';
import { createRenderGate } from '../response/render-gate.ts';
import { createSecurityHeaders, type SecurityHeaders } from '../response/security-headers.ts';
import { createDevHandler, type LoadApp } from './dev-handler.ts';

/** Vite's own files first, then the same handling of a request as in production, without the page cache and the built files. */
export function createDevListener(vite: ViteDevServer, deps: Deps, loadApp: LoadApp): RequestListener {
  const { settings, log, contentVersion } = deps;
  const originPolicy = createOriginPolicy(settings);
  const isProxy = createProxyList(settings.TRUSTED_PROXIES);
  const readClientAddress = createClientAddressReader(isProxy);
  const listener = createRequestListener({
    handler: createDevHandler(loadApp, deps),
    gate: createRenderGate(),
    collectBody: createBodyCollector(Number.POSITIVE_INFINITY),
    routes: openRouteTable,
    sessionSecret: settings.SESSION_SECRET,
    contentVersion,
    originPolicy,
    log,
    security: allowVite(createSecurityHeaders(originPolicy)),
    hints: createAddressHints({ siteUrl: originPolicy.origin, isTrusted: isProxy, log }),
    files: new Map(),
    parsePage: createPageParser(contentKinds),
    pageCacheControl: CACHE_CONTROL.never,
    pages: { findFresh: () => undefined, load: async () => ({ kind: 'stream', stale: undefined }) },
    health: createHealth(async () => []),
    metricsEndpoint: () => undefined,
    observe: createRequestObserver({}, () => false),
    readRequestId: () => undefined,
    readClientAddress,
    answerDoctor: createDoctorAnswer({ sessionSecret: settings.SESSION_SECRET, isProxy, readClientAddress }),
    accessLog: () => undefined,
    countVisit: () => undefined,
    isStopping: () => false,
    pending: new Set(),
  });
  return (request, response) => vite.middlewares(request, response, () => listener(request, response));
}

/** Production's policy, plus what Vite's client needs: its socket, its worker, and styles under the page's nonce. */
function allowVite(security: SecurityHeaders): SecurityHeaders {
  return {
    ...security,
    forDocument: ({ scripts }) =>
      security
        .forDocument({ scripts })
        .map((line) =>
          line
            .replace("style-src 'self'", ["style-src 'self'", ...scripts].join(' '))
            .replace("connect-src 'self'", "connect-src 'self' ws: wss:; worker-src blob:"),
        ),
  };
}
