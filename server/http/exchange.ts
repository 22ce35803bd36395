import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request and its response. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path and query as requested. */
  target: string;
  startedAt: number;
  requestId: string;
}
