import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { getNetwork } from '#platform/http/ip-address.server.ts';
import { countTakenBytes } from './node-internals.ts';

const SECOND_MS = 1000;
const MAX_CONNECTIONS = 1024;
const MAX_PER_NETWORK = 512;
/** Above this, idle connections make room. */
const MANY_CONNECTIONS = 768;
const MAX_REQUESTS_PER_CONNECTION = 1000;
const MIN_BYTES_TAKEN = 1024;

export interface ConnectionLimits {
  isProxy: (address: string) => boolean;
  slowReaderMs?: number | undefined;
}

/** Bounds connections in all and per client, and ends those whose client does not read. */
export function limitConnections(server: Server, { isProxy, slowReaderMs = 20 * SECOND_MS }: ConnectionLimits) {
  const sockets = new Map<Socket, { network: string; taken: number }>();
  const wasWaiting = new WeakSet<Socket>();
  const perNetwork = new Map<string, number>();
  server.maxConnections = MAX_CONNECTIONS;
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_CONNECTION;

  server.on('connection', (socket) => {
    const network = getNetwork(socket.remoteAddress ?? '');
    const count = (perNetwork.get(network) ?? 0) + 1;
    if (count > MAX_PER_NETWORK && !isProxy(socket.remoteAddress ?? '')) {
      socket.destroy();
      return;
    }
    if (sockets.size >= MANY_CONNECTIONS) server.closeIdleConnections();
    perNetwork.set(network, count);
    sockets.set(socket, { network, taken: 0 });
    socket.once('close', () => {
      sockets.delete(socket);
      const left = (perNetwork.get(network) ?? 1) - 1;
      if (left > 0) perNetwork.set(network, left);
      else perNetwork.delete(network);
    });
  });

  const sweep = setInterval(() => {
    for (const [socket, state] of sockets) {
      const taken = countTakenBytes(socket);
      const isWaiting = socket.writableLength > 0;
      if (isWaiting && wasWaiting.has(socket) && taken - state.taken < MIN_BYTES_TAKEN) socket.destroy();
      if (isWaiting) wasWaiting.add(socket);
      else wasWaiting.delete(socket);
      state.taken = taken;
    }
  }, slowReaderMs);
  server.once('close', () => clearInterval(sweep));
  sweep.unref();
}
