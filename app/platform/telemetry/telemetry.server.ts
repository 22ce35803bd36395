import type { Settings } from '#platform/env/settings.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { getRequestScope, type Step } from '#platform/log/request-scope.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Metrics } from './metrics.server.ts';
import type { Tracing } from './tracing.server.ts';

export interface Telemetry {
  metrics?: Metrics;
  tracing?: Tracing;
  observeQuery?: (query: { sql: string; ms: number; error?: unknown }) => void;
}

const MAX_SQL = 500;

/** Metrics if METRICS_TOKEN is set, traces if OTEL_EXPORTER_OTLP_ENDPOINT is; each is loaded only then. */
export async function openTelemetry({
  settings,
  release,
  log,
}: {
  settings: Pick<Settings, 'METRICS_TOKEN' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>;
  release: string;
  log: Log;
}): Promise<Telemetry> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  const metrics = settings.METRICS_TOKEN ? (await import('./metrics.server.ts')).createMetrics() : undefined;
  const tracing = endpoint ? (await import('./tracing.server.ts')).createTracing({ endpoint, release, log }) : undefined;
  if (!metrics && !tracing) return {};
  return {
    ...(metrics && { metrics }),
    ...(tracing && { tracing }),
    observeQuery({ sql, ms, error }) {
      const verb = getVerb(sql);
      metrics?.observeQuery(verb, ms / 1000, error !== undefined);
      const endedAt = performance.now();
      const attributes = { 'db.query.text': sql.slice(0, MAX_SQL), 'db.operation.name': verb };
      getRequestScope()?.recordStep?.({ name: `database ${verb}`, startedAt: endedAt - ms, endedAt, attributes, error });
    },
  };
}

export async function observeStep<Result>(name: string, work: () => Promise<Result>, attributes?: Step['attributes']): Promise<Result> {
  const record = getRequestScope()?.recordStep;
  if (!record) return work();
  const startedAt = performance.now();
  const step = { name, startedAt, ...(attributes && { attributes }) };
  try {
    const result = await work();
    record({ ...step, endedAt: performance.now() });
    return result;
  } catch (error) {
    record({ ...step, endedAt: performance.now(), error });
    throw error;
  }
}

export function observeStorage(storage: Storage): Storage {
  return {
    ...storage,
    put: (key, bytes) => observeStep('images put', () => storage.put(key, bytes)),
    get: (key) => observeStep('images get', () => storage.get(key)),
    has: (key) => observeStep('images has', () => storage.has(key)),
    delete: (key) => observeStep('images delete', () => storage.delete(key)),
    list: (options) => observeStep('images list', () => storage.list(options)),
  };
}

function getVerb(sql: string): string {
  const verb = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i.exec(sql)?.[1];
  return verb?.toLowerCase() ?? 'other';
}
