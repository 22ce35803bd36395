import type { Log } from '#platform/log/log.server.ts';
import { nextRequestId } from './request-id.ts';

export interface AccessLog {
  /** Notes an answered request; what is written says neither who asked nor for what query. */
  note(request: { method: string | undefined; target: string; status: number; startedAt: number; bytes: number; requestId?: string }): void;
  /** Writes what is noted and not yet written. */
  flush(): void;
}

const FLUSH_MS = 100;
const MAX_NOTED = 1000;

/** One line per request, written together every tenth of a second so that readers don't wait for the log. */
export function createAccessLog(log: Log): AccessLog {
  let noted: { method: string; path: string; status: number; ms: number; bytes: number; requestId: string }[] = [];
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const lines = noted;
    noted = [];
    for (const line of lines) log.info('request', line);
  }

  return {
    note({ method = '', target, status, startedAt, bytes, requestId = nextRequestId() }) {
      const queryAt = target.indexOf('?');
      const path = queryAt < 0 ? target : target.slice(0, queryAt);
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      noted.push({ method, path, status, ms, bytes, requestId });
      if (noted.length >= MAX_NOTED) flush();
      else timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    flush,
  };
}
