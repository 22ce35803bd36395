import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { getNetwork } from '#platform/http/ip-address.server.ts';
import { type ClientAddressReader, unmapIPv4 } from '../addresses/client-address.ts';
import { countTakenBytes, findRequest, isWaitingForClient } from './node-internals.ts';

const SECOND_MS = 1000;
const MAX_CONNECTIONS = 1024;
const MAX_PER_NETWORK = 128;
/** From here on connections that wait for their client make room, until as many as `ENOUGH_CONNECTIONS` are left. */
const MANY_CONNECTIONS = 768;
const ENOUGH_CONNECTIONS = 704;
/** Networks with no more unfinished requests than this make room alike. */
const FEW_UNFINISHED = 20;
const MAX_REQUESTS_PER_CONNECTION = 1000;
const MIN_BYTES_TAKEN = 1024;
const MIN_BYTES_SENT = 32 * 1024;

export interface ConnectionLimits {
  isProxy: (address: string) => boolean;
  readClientAddress: ClientAddressReader;
  slowReaderMs?: number | undefined;
}

/** Bounds connections in all and per client, and ends those whose client does not read. */
export function limitConnections(server: Server, { isProxy, readClientAddress, slowReaderMs = 20 * SECOND_MS }: ConnectionLimits) {
  const sockets = new Map<Socket, { taken: number }>();
  const wasWaiting = new WeakSet<Socket>();
  const perNetwork = new Map<string, Set<Socket>>();
  server.maxConnections = MAX_CONNECTIONS;
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_CONNECTION;

  server.on('connection', (socket) => {
    const peer = unmapIPv4(socket.remoteAddress ?? '');
    const network = getNetwork(peer);
    const neighbours = perNetwork.get(network) ?? new Set();
    if (neighbours.size >= MAX_PER_NETWORK && !isProxy(peer)) {
      const oldest = [...neighbours].find((neighbour) => isWaitingForClient(neighbour)) ?? socket;
      oldest.destroy();
      neighbours.delete(oldest);
      if (oldest === socket) return;
    }
    if (sockets.size >= MANY_CONNECTIONS) makeRoom();
    perNetwork.set(network, neighbours.add(socket));
    sockets.set(socket, { taken: 0 });
    socket.once('close', () => {
      sockets.delete(socket);
      neighbours.delete(socket);
      if (neighbours.size === 0) perNetwork.delete(network);
    });
  });

  /** Ends idle connections, then the oldest with an unfinished request, those of the busiest network first. */
  function makeRoom() {
    server.closeIdleConnections();
    const open = [...sockets.keys()].filter(({ destroyed }) => !destroyed);
    const ranks = new Map<string, number>();
    const ranked = open
      .filter((socket) => isWaitingForClient(socket))
      .toReversed()
      .map((socket) => {
        const client = identifyNetwork(socket);
        const rank = (ranks.get(client) ?? 0) + 1;
        ranks.set(client, rank);
        return { socket, rank: Math.max(rank, FEW_UNFINISHED) };
      })
      .toReversed()
      .toSorted((one, other) => other.rank - one.rank);
    for (const { socket } of ranked.slice(0, Math.max(0, open.length - ENOUGH_CONNECTIONS))) socket.destroy();
  }

  function identifyNetwork(socket: Socket): string {
    const forwardedFor = findRequest(socket)?.headers['x-forwarded-for'];
    return getNetwork(readClientAddress(socket.remoteAddress, [forwardedFor ?? []].flat().join(',') || undefined));
  }

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

/** Ends requests whose body brings less than `MIN_BYTES_SENT` in the time that its path has for it, and is not complete by then. */
export function endSlowBodies(server: Server, getMsPerPart: (target: string) => number) {
  server.on('request', (request: IncomingMessage) => {
    const { headers, socket } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    let received = socket.bytesRead;
    const timer = setInterval(
      () => {
        const isRead = request.readableLength === 0; // else the app is what it waits for
        if (request.complete) clearInterval(timer);
        else if (isRead && socket.bytesRead - received < MIN_BYTES_SENT) server.emit('clientError', new SlowBody(), socket);
        received = socket.bytesRead;
      },
      getMsPerPart(request.url ?? ''),
    );
    timer.unref();
    request.once('close', () => clearInterval(timer));
  });
}

class SlowBody extends Error {
  code = 'ERR_HTTP_REQUEST_TIMEOUT';
}
