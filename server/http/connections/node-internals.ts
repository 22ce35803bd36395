import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

// Undocumented behaviour of Node, as read in lib/_http_server.js of Node 24.21.

interface HttpConnection {
  /** The response that is due. */
  _httpMessage?: ServerResponse | null;
  parser?: { incoming: IncomingMessage | null; onIncoming: unknown } | null;
}

/** Without this check, a parse error in a response or in a body that was refused would write a second head. */
export function hasResponseBegun(socket: Duplex & HttpConnection): boolean {
  return socket._httpMessage?.headersSent ?? findRequest(socket)?.complete === false;
}

/** The request whose body arrives, or else the one that is being answered. */
export function findRequest(socket: Duplex & HttpConnection): IncomingMessage | undefined {
  return socket.parser?.incoming ?? socket._httpMessage?.req;
}

/** Whether the connection is idle or its request has not arrived completely. */
export function isWaitingForClient(socket: Socket & HttpConnection): boolean {
  return !socket._httpMessage || !findRequest(socket)?.complete;
}

const LINGER_MS = 10_000;

/**
 * Closes the connection after this response if the request's body is still arriving. Node would destroy it at once, and a client that
 * still sends would be reset and lose the response.
 */
export function closeUnlessComplete(response: ServerResponse) {
  const socket: (Socket & HttpConnection) | null = response.socket;
  if (response.req.complete || !socket) return;
  response.shouldKeepAlive = false;
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    const request = findRequest(socket);
    if (!request || request.complete) return destroySoon();
    if (socket.parser) socket.parser.onIncoming = () => cutOff(socket);
    socket.end();
    request.resume().once('end', () => socket.destroy());
    const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.once('close', () => clearTimeout(timer));
  };
}

/**
 * Resolves when the last connection has ended. http.Server's own close() would also cut off connections whose first request is still
 * arriving.
 */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
}

/** Node gives a response its socket when no earlier request of the connection is unanswered. */
export function isInTurn(response: ServerResponse): boolean {
  return response.socket !== null;
}

export function onTurn(response: ServerResponse, callback: () => void) {
  response.once('socket', callback);
}

/** Bytes that the system has taken; the client has not read the others either. */
export function countTakenBytes(socket: Socket & { _handle?: { bytesWritten: number; writeQueueSize: number } | null }): number {
  const handle = socket._handle;
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}

/** Destroys a connection and leaves what it has sent unparsed. */
export function cutOff(socket: Socket & HttpConnection) {
  if (socket.parser) socket.parser.onIncoming = () => STOP_PARSING;
  socket.destroy();
  return STOP_PARSING;
}

/** As for an upgrade, after which the bytes are not HTTP. */
const STOP_PARSING = 2;
