import { type Attributes, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { type ExportResult, ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, ParentBasedSampler, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Log } from '#platform/log/log.server.ts';
import type { Step } from '#platform/log/request-scope.server.ts';

export interface Tracing {
  /** Begins the trace of a request, or continues the one of a proxy (its W3C `traceparent`). Times are `performance.now()`. */
  startRequest(facts: { method: string; startedAt: number; parent?: string | undefined; attributes: Attributes }): RequestTrace;
  stop(): Promise<void>;
}

export interface RequestTrace {
  record(step: Step): void;
  end(facts: { name: string; status: number }): void;
}

const SEND_TIMEOUT_MS = 5000;
const STOP_TIMEOUT_MS = 2000;
const QUEUE = { maxQueueSize: 2048, maxExportBatchSize: 512, scheduledDelayMillis: 2000, exportTimeoutMillis: SEND_TIMEOUT_MS };

/** Sends traces to a collector over OTLP/HTTP. Logs when an outage of the collector begins and ends. */
export function createTracing({ endpoint, release, log }: { endpoint: string; release: string; log: Pick<Log, 'info' | 'warn'> }): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: SEND_TIMEOUT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'byline', 'service.version': release }),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter: tellFailures(exporter, log), ...QUEUE })],
  });
  const tracer = provider.getTracer('byline');
  return {
    startRequest({ method, startedAt, parent, attributes }) {
      const remote = parent === undefined ? null : parseTraceParent(parent);
      const context = remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT;
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, startTime: toEpochMs(startedAt), attributes }, context);
      const within = trace.setSpan(ROOT_CONTEXT, span);
      return {
        record({ name, startedAt, endedAt, attributes = {}, error }) {
          const child = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: toEpochMs(startedAt), attributes }, within);
          if (error !== undefined) markFailed(child, error);
          child.end(toEpochMs(endedAt));
        },
        end({ name, status }) {
          span.updateName(name);
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async stop() {
      const timeout = new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), timeout]);
    },
  };
}

/** The name of the error alone: its message may hold what somebody has typed. */
function markFailed(span: Span, error: unknown) {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
}

function tellFailures(exporter: SpanExporter, log: Pick<Log, 'info' | 'warn'>): SpanExporter {
  let isFailing = false;
  const report = ({ code, error }: ExportResult) => {
    const isFailed = code === ExportResultCode.FAILED;
    if (isFailed === isFailing) return;
    isFailing = isFailed;
    if (isFailed) log.warn('OTEL_EXPORTER_OTLP_ENDPOINT: traces are refused, and are dropped', { error: error?.message });
    else log.info('traces are taken again');
  };
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        report(result);
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

function toEpochMs(at: number): number {
  return performance.timeOrigin + at;
}
