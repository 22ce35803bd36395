import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

// Undocumented behaviour of Node, as read in lib/_http_server.js of Node 24.21.

/** Without this check, a parse error in the middle of a response would write a second head into it. */
export function hasResponseBegun(socket: Duplex & { _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent ?? false;
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
export function cutOff(socket: Socket & { parser?: { onIncoming: unknown } | null }) {
  if (socket.parser) socket.parser.onIncoming = () => STOP_PARSING;
  socket.destroy();
}

/** As for an upgrade, after which the bytes are not HTTP. */
const STOP_PARSING = 2;
