import { hideTokens } from '#platform/log/hide-tokens.ts';
import type { Log } from '#platform/log/log.server.ts';
import { nextRequestId } from './request-id.ts';

/** Records a request without its query or client. */
export type AccessLog = (request: {
  method: string | undefined;
  target: string;
  status: number;
  startedAt: number;
  bytes: number;
  requestId?: string;
  isCached?: boolean;
}) => void;

export function createAccessLog(log: Log): AccessLog {
  return ({ method = '', target, status, startedAt, bytes, requestId = nextRequestId() }) => {
    const queryAt = target.indexOf('?');
    const path = hideTokens(queryAt < 0 ? target : target.slice(0, queryAt));
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    const entry = { method, path, status, ms, bytes, requestId };
    if (log.request) log.request(entry);
    else log.info('request', entry);
  };
}
