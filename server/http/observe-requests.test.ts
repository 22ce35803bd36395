import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFaults } from '#platform/health/faults.ts';
import { createLog } from '#platform/log/log.server.ts';
import { openTelemetry } from '#platform/telemetry/telemetry.server.ts';
import { page, serve } from '#tests/support/serve.ts';
import { watchFailures } from './observe-requests.ts';

const METRICS_TOKEN = 'a token for tests alone';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

function createTestLog() {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: createLog({ format: 'json', write: (line) => void lines.push(JSON.parse(line)) }) };
}

/** A collector that keeps what it is sent, or refuses it. */
async function startCollector(status = 200) {
  const spans: { name: string; traceId: string; parentSpanId?: string; attributes: { key: string; value: unknown }[] }[] = [];
  const server = createServer(async (request, response) => {
    response.statusCode = status;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString());
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { spans, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function serveWatched({ endpoint = '', token = METRICS_TOKEN, trusted = [] as string[], handler = async () => page('<h1>x</h1>') }) {
  const { lines, log } = createTestLog();
  const settings = { METRICS_TOKEN: token, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  const telemetry = await openTelemetry({ settings, release: '1.2.3', log });
  const site = await serve({ telemetry, log, settings: { METRICS_TOKEN: token, TRUSTED_PROXIES: trusted }, handler });
  onTestFinished(() => site.stop());
  return { ...site, lines, log, telemetry };
}

const authorization = `Bearer ${METRICS_TOKEN}`;
const host = 'site.test';

test('[OPS-8] who sends the token is told the figures as OpenMetrics, under any name of the machine; others are told nothing', async () => {
  const site = await serveWatched({});
  await site.ask('/', { headers: { host } });
  await site.ask('/', { headers: { host } });
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: METRICS_TOKEN }]) {
    const refused = await site.ask('/metrics', { headers });
    expect([refused.status, refused.headers['www-authenticate'], refused.text]).toEqual([
      401,
      'Bearer',
      expect.not.stringContaining('byline_'),
    ]);
  }
  const { status, headers, text } = await site.ask('/metrics', { headers: { authorization, host: '10.0.0.7:3000' } });
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/openmetrics-text; version=1.0.0; charset=utf-8',
    'no-store',
  ]);
  expect(text).toContain('byline_http_requests_total{area="pages",method="GET",status="200",cached="false"} 1');
  expect(text).toContain('byline_http_requests_total{area="pages",method="GET",status="200",cached="true"} 1');
  expect(text).toMatch(/^byline_page_cache_bytes \d+$/m);
  expect(text).toMatch(/\n# EOF\n$/);
});

test('[OPS-8] without a token there is no such address', async () => {
  const site = await serveWatched({ token: '', handler: async () => page('no', { status: 404 }) });
  expect((await site.ask('/metrics', { headers: { host, authorization: 'Bearer ' } })).status).toBe(404);
  expect(site.telemetry).toEqual({});
});

test('[OPS-8] what a stranger sends makes no series of its own', async () => {
  const site = await serveWatched({});
  for (let at = 0; at < 20; at += 1) await site.ask(`/p${at}?q=${at}`, { method: at % 2 ? 'GET' : `M${at}`, headers: { host } });
  const { text } = await site.ask('/metrics', { headers: { host, authorization } });
  const series = text.split('\n').filter((line) => line.startsWith('byline_http_requests_total'));
  expect(series.length).toBeLessThan(8);
  expect(text).not.toContain('p1');
});

test('[OPS-8] a figure that cannot be read is left out, and the others are told', async () => {
  const site = await serveWatched({});
  site.telemetry.metrics?.addGauge('byline_lost', 'Fails.', () => Promise.reject(new Error('no')));
  site.telemetry.metrics?.addGauge('byline_part', 'By part.', () => ({ a: 0, b: 1 }), 'part');
  const { text } = await site.ask('/metrics', { headers: { host, authorization } });
  expect(text).not.toMatch(/^byline_lost /m);
  expect(text).toContain('byline_part{part="a"} 0\nbyline_part{part="b"} 1\n');
});

test('[OPS-8] a request is one trace of its steps, with no query, token or value in it', async () => {
  const collector = await startCollector();
  const site = await serveWatched({
    endpoint: collector.url,
    handler: async () => {
      site.telemetry.observeQuery?.({ sql: 'select * from "articles" where "id" = ?', ms: 2 });
      return page('<h1>x</h1>', { headers: { 'cache-control': 'private, no-store' } });
    },
  });
  await site.ask('/draft/abcdefghijklmnopqrstuvwxyz0123456789?q=secret', { headers: { host } });
  await site.telemetry.tracing?.stop();
  const [query, request] = collector.spans;
  expect(collector.spans.map(({ name }) => name)).toEqual(['database select', 'GET pages']);
  expect(query).toMatchObject({ traceId: request?.traceId });
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(JSON.stringify(collector.spans)).not.toMatch(/secret|abcdefghijklm/);
});

test.each([
  { trusted: ['127.0.0.1'], isContinued: true },
  { trusted: [], isContinued: false },
])('[OPS-8] a trace and a request id of a proxy count where it is trusted: $trusted', async ({ trusted, isContinued }) => {
  const collector = await startCollector();
  const site = await serveWatched({ endpoint: collector.url, trusted, handler: () => Promise.reject(new Error('broken')) });
  const headers = { host, traceparent: `00-${TRACE}-00f067aa0ba902b7-01`, 'x-request-id': 'from-the-proxy-1' };
  const { status, text } = await site.ask('/admin', { headers });
  expect(status).toBe(500);
  expect(text.includes('from-the-proxy-1')).toBe(isContinued);
  await site.telemetry.tracing?.stop();
  expect(collector.spans.some(({ traceId }) => traceId === TRACE)).toBe(isContinued);
});

test('[OPS-8] every line of a request, its page of the error and its last line have one id; what comes after has none', async () => {
  const site = await serveWatched({
    handler: async () => {
      site.log.warn('within');
      setTimeout(() => site.log.info('later'), 50);
      throw new Error('broken');
    },
  });
  const { text } = await site.ask('/admin', { headers: { host } });
  const [, id] = /Request (\w+)/.exec(text) ?? [];
  await expect.poll(() => site.lines.find(({ event }) => event === 'later')).toBeDefined();
  const find = (name: string) => site.lines.find(({ event }) => event === name)?.requestId;
  expect([find('within'), find('request failed'), find('request'), find('later')]).toEqual([id, id, id, undefined]);
});

test('[OPS-8] a collector that refuses is told of once, and no request waits for it', async () => {
  const collector = await startCollector(403);
  const site = await serveWatched({ endpoint: collector.url });
  for (let at = 0; at < 3; at += 1) expect((await site.ask(`/${at}`, { headers: { host } })).status).toBe(200);
  await site.telemetry.tracing?.stop();
  const told = site.lines.filter(({ level }) => level === 'warn');
  expect(told.map(({ event }) => event)).toEqual(['OTEL_EXPORTER_OTLP_ENDPOINT: traces are refused, and are dropped']);
});

describe('[OPS-12] requests that fail', () => {
  function watch() {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const log = { info: () => undefined, warn: vi.fn() };
    const faults = createFaults({ log, now: () => new Date() });
    const seen = vi.fn();
    const answer = watchFailures(faults, seen);
    const fail = (target: string, status = 500) => answer({ method: 'GET', target, status, startedAt: 0, bytes: 0, requestId: 'aB3d' });
    const listMessages = () => faults.list().map(({ part, message }) => [part, message]);
    return { fail, listMessages, seen, log };
  }

  test('[OPS-12] again and again are a fault without queries and tokens, until five minutes are quiet', () => {
    const { fail, listMessages, seen, log } = watch();
    for (const target of ['/blog/1?secret=x', '/blog/2', '/draft/abc_DEF-1?x=y']) fail(target);
    vi.advanceTimersByTime(10_000);
    const message = '3 requests failed in five minutes, the last one /draft/*: the log says why, request aB3d.';
    expect(listMessages()).toEqual([['pages', message]]);
    vi.advanceTimersByTime(200_000);
    expect(log.warn).toHaveBeenCalledTimes(1); // nothing new
    fail('/blog/3');
    vi.advanceTimersByTime(10_000);
    expect(listMessages()[0]?.[1]).toMatch(/^4 requests failed .* \/blog\/3:/);
    vi.advanceTimersByTime(280_000);
    expect(listMessages()).toHaveLength(1);
    vi.advanceTimersByTime(20_000);
    expect(listMessages()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    expect(seen).toHaveBeenCalledTimes(4);
  });

  test('[OPS-12] once or twice, or that are refused or unavailable, are none', () => {
    const { fail, listMessages } = watch();
    for (const status of [500, 500, 503, 503, 503, 404, 429, 507]) fail('/', status);
    vi.advanceTimersByTime(60_000);
    expect(listMessages()).toEqual([]);
  });

  test('[OPS-12] are counted up to a thousand, with a path of a bounded length', () => {
    const { fail, listMessages } = watch();
    for (let count = 0; count < 3000; count += 1) fail(`/${'x'.repeat(5000)}`);
    vi.advanceTimersByTime(10_000);
    expect(listMessages()[0]?.[1]).toMatch(/^1000 requests failed .* \/x{99}: /);
  });
});
