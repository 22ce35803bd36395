import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

const LINGER_MS = 500;
const CLOSE_IDLE_MS = 200;
const LAST_MS = 10_000;

/** Closes a server whose answers already say `Connection: close`, without cutting a request off within ten seconds. */
export async function closeGracefully(server: Server): Promise<void> {
  await wait(LINGER_MS);
  // Just after new connections were taken in: what waits in the kernel's queue at the close is reset.
  await turn();
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  // The HTTP server's own close() would cut connections off whose first request is still on its way.
  NetServer.prototype.close.call(server, () => resolve());
  const sweep = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
  const last = setTimeout(() => server.closeAllConnections(), LAST_MS - LINGER_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(last);
  server.close();
}
