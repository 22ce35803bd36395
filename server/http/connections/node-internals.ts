import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
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
