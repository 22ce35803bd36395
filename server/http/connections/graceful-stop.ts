import type { RequestListener, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { isWrite } from '../limits.ts';
import { stopListening } from './node-internals.ts';

const LINGER_MS = 500;
/** After this long without a connection or a response, nobody is about to come back. */
const QUIET_MS = 40;
const QUIET_WITHIN_MS = 2000;
/** A connection that arrives later in a tick is reset. */
const SHORT_TURN_MS = 1;
const LISTEN_NO_LONGER_THAN_MS = 3000;
const CLOSE_IDLE_MS = 200;
const DEADLINE_MS = 9500;
const HURRY_MS = 1000;

interface GracefulStop {
  held: Pick<HeldRequests, 'hold' | 'release'>;
  pending: ReadonlySet<ServerResponse>;
  hurry: AbortSignal;
}

/**
 * Closes a server whose responses already say `Connection: close`, within nine and a half seconds. Closing a listener resets the
 * connections in the kernel's accept queue, of which Node takes one per tick; so new requests wait unanswered until the queue is empty.
 */
export async function closeGracefully(server: Server, { held, pending, hurry }: GracefulStop): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), DEADLINE_MS);
  for (const response of pending) response.shouldKeepAlive = false;
  await wait(LINGER_MS, undefined, { signal: hurry }).catch(() => undefined);
  held.hold();
  await acceptWaitingConnections(server, { pending, hurry });
  const closed = stopListening(server);
  held.release();
  endLiveChannels(pending);
  // After the poll phase, when what has arrived is read and its connection no longer idle.
  const closeIdle = setInterval(() => setImmediate(() => server.closeIdleConnections()), CLOSE_IDLE_MS);
  await Promise.race([closed, finishWrites(pending, hurry)]);
  clearInterval(closeIdle);
  clearTimeout(deadline);
  server.closeAllConnections();
  server.close();
}

export interface HeldRequests {
  listener: RequestListener;
  hold(): void;
  release(): void;
}

/** A listener whose requests can be held for a moment; urgent ones never wait. */
export function createHeldRequests(listener: RequestListener, isUrgent: (target: string | undefined) => boolean): HeldRequests {
  let waiting: Parameters<RequestListener>[] | undefined;
  return {
    listener(request, response) {
      if (waiting && !isUrgent(request.url)) waiting.push([request, response]);
      else listener(request, response);
    },
    hold() {
      waiting ??= [];
    },
    release() {
      const released = waiting ?? [];
      waiting = undefined;
      for (const [request, response] of released) if (!response.destroyed) listener(request, response);
    },
  };
}

async function acceptWaitingConnections(server: Server, { pending, hurry }: Pick<GracefulStop, 'pending' | 'hurry'>) {
  const startedAt = performance.now();
  let connections = 0;
  const count = () => {
    connections += 1;
  };
  server.on('connection', count);
  let quietSince = startedAt;
  let turnAt = startedAt;
  while (turnAt - startedAt < LISTEN_NO_LONGER_THAN_MS) {
    const before = { connections, pending: pending.size };
    await nextTurn();
    const now = performance.now();
    const isShort = now - turnAt < SHORT_TURN_MS;
    turnAt = now;
    if (connections > before.connections || pending.size < before.pending) quietSince = now;
    const isQuiet = hurry.aborted || now - startedAt > QUIET_WITHIN_MS || now - quietSince > QUIET_MS;
    if (isQuiet && isShort && connections === before.connections) break;
  }
  server.off('connection', count);
}

function endLiveChannels(pending: ReadonlySet<ServerResponse>) {
  for (const response of pending) if (response.headersSent && response.req.headers.accept === 'text/event-stream') response.end();
}

async function finishWrites(pending: ReadonlySet<ServerResponse>, hurry: AbortSignal) {
  if (!hurry.aborted) await new Promise((resolve) => hurry.addEventListener('abort', resolve, { once: true }));
  const startedAt = performance.now();
  while ([...pending].some(({ req }) => isWrite(req.method)) && performance.now() - startedAt < HURRY_MS) await wait(5);
}
