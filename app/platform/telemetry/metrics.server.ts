import { Counter, collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';

/** Few, because each area is a series of its own. */
export type RequestArea = 'pages' | 'files' | 'images' | 'feeds' | 'auth' | 'admin';

export interface AnsweredRequest {
  area: RequestArea;
  method: string;
  status: number;
  seconds: number;
  bytes: number;
  isCached: boolean;
}

export interface Metrics {
  countRequest(request: AnsweredRequest): void;
  observeQuery(verb: string, seconds: number, isFailed: boolean): void;
  /** Reads a figure on demand. `read` gives a number, or one for each value of the label; if it throws, the figure is left out. */
  addGauge(name: string, help: string, read: GaugeReader, label?: string): void;
  /** Everything as OpenMetrics text. Concurrent calls share one reading. */
  read(): Promise<{ contentType: string; text: string }>;
}

type GaugeReader = () => Promise<GaugeValue> | GaugeValue;
type GaugeValue = number | Record<string, number>;

const REQUEST_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const QUERY_SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

export function createMetrics(): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'byline_http_requests',
    help: 'Requests that were answered.',
    labelNames: ['area', 'method', 'status', 'cached'],
    registers,
  });
  const seconds = new Histogram({
    name: 'byline_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['area', 'cached'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const bytes = new Counter({
    name: 'byline_http_response_body_bytes',
    help: 'Bytes of the bodies that were sent.',
    labelNames: ['area'],
    registers,
  });
  const queries = new Histogram({
    name: 'byline_database_query_duration_seconds',
    help: 'Time that the database took for a statement.',
    labelNames: ['verb', 'failed'],
    buckets: QUERY_SECONDS,
    registers,
  });
  let reading: Promise<{ contentType: string; text: string }> | undefined;
  return {
    countRequest(request) {
      const { area } = request;
      const cached = String(request.isCached);
      const method = METHODS.has(request.method) ? request.method : 'other';
      requests.inc({ area, method, status: request.status, cached });
      seconds.observe({ area, cached }, request.seconds);
      bytes.inc({ area }, request.bytes);
    },
    observeQuery: (verb, duration, isFailed) => queries.observe({ verb, failed: String(isFailed) }, duration),
    addGauge(name, help, read, label) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: label ? [label] : [],
        registers,
        collect: () => collect(gauge, read, label),
      });
    },
    read() {
      reading ??= registry
        .metrics()
        .then((text) => ({ contentType: registry.contentType, text }))
        .finally(() => {
          reading = undefined;
        });
      return reading;
    },
  };
}

async function collect(gauge: Gauge<string>, read: GaugeReader, label: string | undefined) {
  gauge.reset();
  try {
    const value = await read();
    if (typeof value === 'number') return gauge.set(value);
    for (const [key, each] of Object.entries(value)) gauge.set({ [label ?? 'of']: key }, each);
  } catch {
    gauge.remove(); // a figure that cannot be had is no 0
  }
}
