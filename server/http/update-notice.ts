import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Settings } from '#platform/env/settings.server.ts';
import { createSecurityHeaders } from '../response/security-headers.ts';
import { createClientAddressReader, createProxyList } from './addresses/client-address.ts';
import { createOriginPolicy } from './addresses/origin-policy.ts';
import { limitConnections } from './connections/connection-limits.ts';
import { sendErrorPage } from './error-page.ts';
import { createHealth, sendHealth } from './health.ts';
import { serverLimits } from './limits.ts';

const EXPLANATION = 'The site is being updated and will be back shortly.';

/**
 * Listens on the site's port while the database is updated: 503 with a sentence; 200 at `/healthz`, so that no supervisor ends a long
 * update. Another server takes over by listening on the one returned.
 */
export async function showUpdateNotice(settings: Pick<Settings, 'SITE_URL' | 'HOST' | 'PORT' | 'TRUSTED_PROXIES'>): Promise<Server> {
  const { isHttps } = createOriginPolicy(settings);
  const headers = [...createSecurityHeaders({ isHttps }).forDocument({ scripts: [] }), 'Connection', 'close'];
  const health = createHealth(async () => ['update']);
  const server = createServer(serverLimits, async (request, response) => {
    const result = await health(request.url ?? '');
    if (result) sendHealth(response, result, headers);
    else {
      const isForScript = !request.headers.accept?.includes('text/html');
      sendErrorPage(response, { status: 503, requestId: randomUUID(), headers, explanation: EXPLANATION, isForScript });
    }
  });
  const isProxy = createProxyList(settings.TRUSTED_PROXIES);
  limitConnections(server, { isProxy, readClientAddress: createClientAddressReader(isProxy) });
  server.listen(settings.PORT, settings.HOST);
  await once(server, 'listening');
  return server;
}
