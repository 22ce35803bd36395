import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  target: string;
  startedAt: number;
  requestId: string;
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

const PROCESS_PREFIX = randomBytes(5).toString('base64url').replace(/[-_]/g, 'x');
let count = 0;

/** Unique in this process, and very likely among all. */
export function nextRequestId(): string {
  count += 1;
  return `${PROCESS_PREFIX}${count.toString(36).padStart(4, '0')}`;
}
