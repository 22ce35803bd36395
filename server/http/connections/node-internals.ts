import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

// What Node's documentation does not promise, as read in lib/_http_server.js of Node 24.21.

/**
 * Whether a response has begun on a connection, as Node's own answer to a client error checks it. Without `_httpMessage`, a parse
 * error in the middle of a response would write a second head into it.
 */
export function hasResponseBegun(socket: Duplex & { _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent ?? false;
}

/**
 * Stops listening and leaves the connections alone; resolves when the last one has ended. http.Server's own close() would also cut
 * off connections whose first request is still arriving. If it no longer extended net.Server, stopping would cut them off again.
 */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
}

/** Whether no earlier request of the connection is unanswered: Node gives a response its socket when its turn has come. */
export function isInTurn(response: ServerResponse): boolean {
  return response.socket !== null;
}

/** Calls back when the response's turn has come; never where the connection ends before. */
export function onTurn(response: ServerResponse, callback: () => void) {
  response.once('socket', callback);
}

/** How many of the bytes written to a connection the system has taken: what it has not, the client has not read either. */
export function countTakenBytes(socket: Socket & { _handle?: { bytesWritten: number; writeQueueSize: number } | null }): number {
  const handle = socket._handle;
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}

/** Destroys a connection and leaves unparsed what it has sent: Node would go on to the end of the bytes that have arrived. */
export function cutOff(socket: Socket & { parser?: { onIncoming: unknown } | null }) {
  if (socket.parser) socket.parser.onIncoming = () => STOP_PARSING;
  socket.destroy();
}

/** As for an upgrade, after which the bytes are not HTTP. */
const STOP_PARSING = 2;
