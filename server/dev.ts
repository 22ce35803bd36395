import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createViteServer } from 'vite';
import { keepFilesPrivate } from '#platform/env/process.server.ts';
import { readSettings } from '#platform/env/settings.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { explainListenError, withFreePort } from '#server/port.ts';
import { exitWithMessage } from './commands/exit-with-message.ts';
import { createDevListener } from './dev/dev-listener.ts';
import { serverLimits } from './http/limits.ts';

/** `npm run dev`: the site with hot reload and with its errors in the browser, for this machine alone. */
async function main() {
  keepFilesPrivate();
  const settings = await withFreePort(await readSettings());
  const log = createLog({ format: settings.LOG_FORMAT });
  const { promise: listener, resolve: answerWith } = Promise.withResolvers<RequestListener>();
  const server = createServer(serverLimits, async (request, response) => (await listener)(request, response));
  await once(server.listen(settings.PORT, settings.HOST), 'listening').catch(explainListenError(settings));
  const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  const loadApp = () => vite.ssrLoadModule('./server/app.ts') as Promise<typeof import('./app.ts')>; // Vite gives modules without their types
  const { openDeps, announceSetUpLink } = await loadApp();
  const { deps } = await openDeps(settings, log);
  answerWith(createDevListener(vite, deps, loadApp));
  await announceSetUpLink(deps);
  log.info(`Byline is running at ${settings.SITE_URL} for development`);
}

await main().catch(exitWithMessage);
