import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import type { Services } from '#app/context/services.server.ts';
import { readSettings } from '#platform/env/settings.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { exitWithMessage } from './exit-with-message.ts';
import { headerLines, sendBody, toFetchRequest } from './http/fetch-adapter.ts';

const MAX_BODY_BYTES = 8 * 1024 * 1024;

/** `npm run dev`: the site with hot reload, for this machine alone: no page cache, no content security policy. */
async function main() {
  const settings = readSettings();
  const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' });
  const { openServices } = await loadApp(vite);
  const { services } = await openServices(settings, createLog({ format: settings.LOG_FORMAT }));
  const server = createHttpServer((incoming, response) => {
    vite.middlewares(incoming, response, () => void answer(vite, services, incoming, response).catch((error) => response.destroy(error)));
  });
  server.listen(settings.PORT, settings.HOST, () => services.log.info(`Byline is being written at ${settings.SITE_URL}`));
}

async function answer(vite: ViteDevServer, services: Services, incoming: IncomingMessage, response: ServerResponse) {
  const { createAppHandler } = await loadApp(vite); // anew for each request: it holds what has been edited since
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  const request = toFetchRequest(incoming, {
    url: new URL(incoming.url ?? '/', services.settings.SITE_URL).href,
    signal: leaving.signal,
    maxBodyBytes: MAX_BODY_BYTES,
    onTooLarge: () => undefined,
  });
  const result = await createAppHandler(services)(request, {
    requestId: 'dev',
    clientAddress: incoming.socket.remoteAddress ?? '',
    rendering: { mode: 'whole', nonce: '' },
  });
  response.writeHead(result.status, headerLines(result.headers, []));
  await sendBody(result.body, response);
}

function loadApp(vite: ViteDevServer) {
  return vite.ssrLoadModule('./server/app.ts') as Promise<typeof import('./app.ts')>; // Vite gives modules without their types
}

await main().catch(exitWithMessage);
