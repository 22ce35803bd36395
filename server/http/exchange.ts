import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request on its way through the server. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path and query as asked for. */
  target: string;
  startedAt: number;
  requestId: string;
}
