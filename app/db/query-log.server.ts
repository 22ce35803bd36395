import type { KyselyConfig, LogEvent } from 'kysely';

export interface ObservedQuery {
  /** Without its values. */
  sql: string;
  ms: number;
  error?: unknown;
}

/** The part of Kysely's options that tells of each statement; empty where nobody wants to know. */
export function createQueryLog(onQuery: ((query: ObservedQuery) => void) | undefined): Pick<KyselyConfig, 'log'> {
  if (!onQuery) return {};
  return {
    log(event: LogEvent) {
      const { query, queryDurationMillis: ms } = event;
      onQuery({ sql: query.sql, ms, ...(event.level === 'error' && { error: event.error }) });
    },
  };
}
