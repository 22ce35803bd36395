import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Settings } from '#platform/env/settings.server.ts';
import { createSecurityHeaders } from '../response/security-headers.ts';
import { createClientAddressReader, createProxyList } from './addresses/client-address.ts';
import { createOriginPolicy } from './addresses/origin-policy.ts';
import { endSlowBodies, limitConnections } from './connections/connection-limits.ts';
import { sendErrorPage } from './error-page.ts';
import { createHealth, listenForHealth, sendHealth } from './health.ts';
import { getBodyLimit, serverLimits } from './limits.ts';

const EXPLANATION = 'The site is being updated and will be back shortly.';

export interface UpdateNotice {
  server: Server;
  healthServer: Server | undefined;
}

type NoticeSettings = Pick<Settings, 'SITE_URL' | 'HOST' | 'PORT' | 'TRUSTED_PROXIES'> & Partial<Pick<Settings, 'HEALTH_PORT'>>;

/**
 * Listens on the site's ports while the database is updated: 503 with a sentence; 200 at `/healthz`, so that no supervisor ends a long
 * update. Other servers take over by listening on those returned.
 */
export async function showUpdateNotice(settings: NoticeSettings): Promise<UpdateNotice> {
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
  endSlowBodies(server, (target) => getBodyLimit(target).msPerPart);
  server.listen(settings.PORT, settings.HOST);
  await once(server, 'listening');
  return { server, healthServer: settings.HEALTH_PORT ? await listenForHealth(settings.HEALTH_PORT, health) : undefined };
}
