import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createViteServer } from 'vite';
import { readSettings } from '#platform/env/settings.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { createDevListener } from './dev/dev-listener.ts';
import { loadApp } from './dev/load-app.ts';
import { exitWithMessage } from './exit-with-message.ts';
import { serverLimits } from './http/limits.ts';
import { explainListenError } from './http/listen-error.ts';

/** `npm run dev`: the site with hot reload and with its errors in the browser, for this machine alone. */
async function main() {
  const settings = readSettings();
  const log = createLog({ format: settings.LOG_FORMAT });
  const { promise: listener, resolve: answerWith } = Promise.withResolvers<RequestListener>();
  const server = createServer(serverLimits, async (request, response) => (await listener)(request, response));
  await once(server.listen(settings.PORT, settings.HOST), 'listening').catch(explainListenError(settings));
  const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  const { openServices, announceSetUpLink } = await loadApp(vite);
  const { services } = await openServices(settings, log);
  answerWith(createDevListener(vite, services));
  await announceSetUpLink(services);
  log.info(`Byline is running at ${settings.SITE_URL} for development`);
}

await main().catch(exitWithMessage);
