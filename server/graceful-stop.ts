import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const FAREWELL_MS = 500;
const SWEEP_MS = 200;
const LAST_MS = 10_000;

/** Closes a server whose answers already say `Connection: close`, without cutting a request off within ten seconds. */
export async function closeGracefully(server: Server): Promise<void> {
  await wait(FAREWELL_MS);
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const last = setTimeout(() => server.closeAllConnections(), LAST_MS - FAREWELL_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(last);
}
