import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { stopListening } from './node-internals.ts';

const LINGER_MS = 500;
const CLOSE_IDLE_MS = 200;
const DEADLINE_MS = 10_000;

/** Closes a server whose responses already say `Connection: close`. A request has ten seconds before it is cut off. */
export async function closeGracefully(server: Server): Promise<void> {
  await wait(LINGER_MS);
  // Right after new connections were accepted, because those that wait in the kernel's queue are reset by the close.
  await nextTurn();
  const closed = stopListening(server);
  const closeIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), DEADLINE_MS - LINGER_MS);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(deadline);
  server.close();
}
