import type { IncomingMessage, ServerResponse } from 'node:http';
import { nextRequestId } from './request-id.ts';

/** One request and its response. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path and query as requested. */
  target: string;
  startedAt: number;
  requestId: string;
  /** Aborted when the client disconnects before its response is complete. */
  disconnection: AbortSignal;
}

export function createExchange(
  request: IncomingMessage,
  response: ServerResponse,
  facts: Pick<Exchange, 'target' | 'startedAt'>,
): Exchange {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return { request, response, ...facts, requestId: nextRequestId(), disconnection: controller.signal };
}
