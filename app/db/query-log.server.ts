import type { KyselyConfig, LogEvent } from 'kysely';

export interface ObservedQuery {
  sql: string;
  ms: number;
  error?: unknown;
}

export function createQueryLog(onQuery: ((query: ObservedQuery) => void) | undefined): Pick<KyselyConfig, 'log'> {
  if (!onQuery) return {};
  return {
    log(event: LogEvent) {
      const { query, queryDurationMillis: ms } = event;
      onQuery({ sql: query.sql, ms, ...(event.level === 'error' && { error: event.error }) });
    },
  };
}
