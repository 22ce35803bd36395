import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { DOMAIN, findProgram, type ProxyKind, startReverseProxy } from '#tests/deploy/reverse-proxy.ts';
import { memoryMiB, type Server, startSite } from '#tests/support/processes.ts';
import { fillFolder } from '../../../bench/fill.ts';
import { percentile } from '../../../bench/statistics.ts';
import { isReached, printTable, type Row } from '../../../bench/table.ts';
import type { Answered, Flood } from '../../flood/flood-client.ts';
import { ask, startProbe } from '../../flood/probe.ts';
import type { Crowd } from '../../flood/slow-client.ts';
import { amount, isShort, within } from '../../report.ts';

const ARTICLES = amount(2000, 200);
const CACHED_PAGE = '/about';
/** Longer than the site takes to see that another process has changed the content. */
const POLL_MS = 1500;
const REST_MS = 3000;
const WELL_WITHIN_MS = within(2000);

const repeat = <T>(count: number, create: (at: number) => T) => Array.from({ length: count }, (_, at) => create(at));

interface Try extends Omit<Flood, 'port'> {
  most?: { healthMs: number; memoryMiB: number };
}

const FLOODS: Record<string, Try> = {
  '4,000 pipelined to distinct addresses, 100 a connection': {
    connections: repeat(40, (at) => repeat(100, (request) => `/blog/flood-${at}-${request}`)),
  },
  '2,500 pipelined to distinct addresses, 5 a connection': {
    connections: repeat(500, (at) => repeat(5, (request) => `/flood-${at}/some-words-${request}`)),
    // A turn of the event loop accepts one connection, and V8 keeps what hundreds of renders have used, also when they come one by one.
    most: { healthMs: 500, memoryMiB: 340 },
  },
  '12,000 pipelined to a cold feed, 60 a connection': { connections: repeat(200, () => repeat(60, () => '/feed.xml')) },
  '300 clients of a cold page, half of them gone after a second': {
    connections: repeat(300, () => ['/']),
    halfGoneAfterMs: 1000,
  },
  '300 clients of a cold feed, half of them gone after a second': {
    connections: repeat(300, () => ['/feed.json']),
    halfGoneAfterMs: 1000,
  },
};

const CROWD_MS = isShort ? 6000 : 20_000;
const MOST_MS = within(500);

interface CrowdTry extends Pick<Crowd, 'isSlow' | 'connectionsEach'> {
  /** After the first line and the host. */
  head: readonly [line: string, headers: string];
  clients: number;
  behind?: ProxyKind;
}

const SLOW_BODY = { head: ['POST /auth', 'Content-Length: 5000\r\n\r\n'], isSlow: true } as const;
const SLOW_HEAD = { head: ['GET /', 'X-Slow: '], isSlow: true } as const;
const WHOLE = '\r\n';

/** Two addresses or one client, as many as once kept everybody else out; twelve are over what all may have. */
const CROWDS: Record<string, CrowdTry> = {
  '520 slow bodies each of two addresses': { ...SLOW_BODY, clients: 2, connectionsEach: 520 },
  '520 slow headers each of two addresses': { ...SLOW_HEAD, clients: 2, connectionsEach: 520 },
  '100 slow bodies each of twelve addresses': { ...SLOW_BODY, clients: 12, connectionsEach: 100 },
  '1,200 slow bodies of one client behind Caddy': { ...SLOW_BODY, clients: 1, connectionsEach: 1200, behind: 'caddy' },
  '1,200 slow bodies of one client behind nginx': { ...SLOW_BODY, clients: 1, connectionsEach: 1200, behind: 'nginx' },
  'searches without a pause, 40 clients': { head: ['GET /search?q=filler+#', WHOLE], isSlow: false, clients: 4, connectionsEach: 10 },
  'refused writes without a pause, 40 clients': { head: ['POST /about', WHOLE], isSlow: false, clients: 4, connectionsEach: 10 },
};

/** What a crowd, or one client that sends all it can, does to everybody else. On loopback, with a folder of its own. */
async function main() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-flood-'));
  try {
    await (await startSite(dataDir)).stop();
    await fillFolder(dataDir, ARTICLES);
    const rows: Row[] = [];
    for (const [name, flood] of Object.entries(FLOODS).slice(0, isShort ? 2 : undefined))
      rows.push(...(await measureFlood(dataDir, name, flood)));
    for (const [name, crowd] of Object.entries(CROWDS)) rows.push(...(await measureCrowd(dataDir, name, crowd)));
    process.stdout.write(`load of the machine: ${loadavg()[0]?.toFixed(1)}\n`);
    printTable(rows);
    if (rows.some((row) => !isReached(row))) process.exitCode = 1;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureFlood(dataDir: string, name: string, { most = { healthMs: 200, memoryMiB: 240 }, ...flood }: Try): Promise<Row[]> {
  const site = await startSite(dataDir);
  try {
    for (const address of ['/', '/feed.xml', '/feed.json', '/blog/1', '/nowhere', CACHED_PAGE]) await ask(site.port, address);
    makeCold(dataDir);
    await wait(POLL_MS);
    await ask(site.port, CACHED_PAGE);
    await wait(REST_MS);
    const rest = memoryMiB(site.pid).now;
    const probe = startProbe(site, CACHED_PAGE);
    const answered = await sendFlood({ ...flood, port: site.port });
    const wellAfter = await findWellAfter(site);
    const seen = await probe.stop();
    process.stdout.write(`${name}: ${JSON.stringify(answered)}, ${seen.health.length} probes\n`);
    return [
      { figure: `${name}: /healthz, slowest`, value: Math.max(...seen.health), unit: 'ms', bar: { most: within(most.healthMs) } },
      { figure: `${name}: cached page, p95`, value: percentile(seen.cachedPage, 0.95), unit: 'ms', bar: { most: within(500) } },
      { figure: `${name}: most memory (${rest} at rest)`, value: seen.memory, unit: 'MiB', bar: { most: most.memoryMiB } },
      { figure: `${name}: well again after`, value: wellAfter, unit: 'ms', bar: { most: WELL_WITHIN_MS } },
    ];
  } finally {
    await site.stop();
  }
}

async function measureCrowd(dataDir: string, name: string, { behind, head, clients, ...crowd }: CrowdTry): Promise<Row[]> {
  if (behind && !findProgram(behind)) {
    process.stdout.write(`${name}: skipped, ${behind} is not on this machine\n`);
    return [];
  }
  const site = await startSite(dataDir, behind ? { SITE_URL: `https://${DOMAIN}`, TRUSTED_PROXIES: '127.0.0.1' } : {});
  const proxy = behind && (await startReverseProxy(behind, { url: site.url }));
  const [port, domain] = proxy ? [proxy.ports.https, DOMAIN] : [site.port, undefined];
  try {
    await ask(port, CACHED_PAGE, domain);
    const rest = memoryMiB(site.pid).now;
    const probe = startProbe(site, CACHED_PAGE, () => ask(port, CACHED_PAGE, domain));
    const [line, headers] = head;
    const client = fork('torture/flood/slow-client.ts');
    client.send({
      ...crowd,
      port,
      ...(domain && { domain }),
      addresses: repeat(clients, (at) => `127.0.0.${2 + at}`),
      head: `${line} HTTP/1.1\r\nHost: ${domain ?? `localhost:${port}`}\r\n${headers}`,
      forMs: CROWD_MS,
    } satisfies Crowd);
    const [answered] = await once(client, 'message');
    client.kill();
    const seen = await probe.stop();
    process.stdout.write(`${name}: ${JSON.stringify(answered)}, ${seen.health.length} probes, ${rest} to ${seen.memory} MiB\n`);
    return [
      { figure: `${name}: /healthz, slowest`, value: Math.max(...seen.health), unit: 'ms', bar: { most: MOST_MS } },
      { figure: `${name}: cached page, slowest`, value: Math.max(...seen.cachedPage), unit: 'ms', bar: { most: MOST_MS } },
    ];
  } finally {
    await proxy?.stop();
    await site.stop();
  }
}

/** Raises the version of the content, as another process that has written does: every page is rendered anew. */
function makeCold(dataDir: string) {
  const db = new DatabaseSync(path.join(dataDir, 'byline.sqlite'), { timeout: 10_000 });
  db.exec('UPDATE content_version SET version = version + 1');
  db.close();
}

async function sendFlood(flood: Flood): Promise<Answered> {
  const client = fork('torture/flood/flood-client.ts');
  client.send(flood);
  const [answered] = await once(client, 'message');
  client.kill();
  return answered;
}

/** How long until health and a page that nobody has asked for before are both answered at once. */
async function findWellAfter({ port }: Server): Promise<number> {
  const startedAt = performance.now();
  for (let attempt = 0; performance.now() - startedAt < 10 * WELL_WITHIN_MS; attempt += 1) {
    const [health, page] = await Promise.all([ask(port, '/healthz'), ask(port, `/search?q=filler+${attempt}`)]);
    if (health.isWell && health.ms < 200 && page.isWell && page.ms < 500) return performance.now() - startedAt;
    await wait(50);
  }
  return Number.POSITIVE_INFINITY;
}

await main();
