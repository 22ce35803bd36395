import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryMiB, type Server, startSite } from '#tests/support/processes.ts';
import { fillFolder } from '../../../bench/fill.ts';
import { percentile } from '../../../bench/statistics.ts';
import { isReached, printTable, type Row } from '../../../bench/table.ts';
import type { Answered, Flood } from '../../flood/flood-client.ts';
import { ask, startProbe } from '../../flood/probe.ts';
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

/** What a crowd, or one client that sends all it can, does to everybody else. On loopback, with a folder of its own. */
async function main() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-flood-'));
  try {
    await (await startSite(dataDir)).stop();
    await fillFolder(dataDir, ARTICLES);
    const rows: Row[] = [];
    for (const [name, flood] of Object.entries(FLOODS).slice(0, isShort ? 2 : undefined))
      rows.push(...(await measureFlood(dataDir, name, flood)));
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
