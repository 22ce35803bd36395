import type { IncomingMessage, ServerResponse } from 'node:http';
import { nextRequestId } from './request-id.ts';

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  target: string;
  startedAt: number;
  requestId: string;
  /** Aborted when the client disconnects before its response is complete. */
  disconnection: AbortSignal;
}

export function createExchange(
  request: IncomingMessage,
  response: ServerResponse,
  { requestId = nextRequestId(), ...facts }: Pick<Exchange, 'target' | 'startedAt'> & { requestId?: string | undefined },
): Exchange {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return { request, response, ...facts, requestId, disconnection: controller.signal };
}
