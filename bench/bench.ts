import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sendRequest } from '#tests/support/admin-client.ts';
import { extensionTests } from '#tests/support/extensions.ts';
import { memoryMiB, type Server, startSite } from '#tests/support/processes.ts';
import { bareEnvironment } from '#tests/support/site.ts';
import { fillFolder } from './fill.ts';
import { measureLoad } from './load.ts';
import { measureSaves } from './saves.ts';
import { benchSearch } from './search.ts';
import { median, percentile } from './statistics.ts';
import { isReached, printTable, type Row, round } from './table.ts';

const { values: options } = parseArgs({
  options: { against: { type: 'string' }, 'no-search': { type: 'boolean' }, short: { type: 'boolean' } },
});
/** The second tier runs it so, that it is not broken unseen: its figures say little then. */
const isShort = options.short ?? false;
const SIZES = isShort ? [12, 100, 500] : [12, 1000, 10_000];
const RENDERS = isShort ? 3 : 25;
const SAVES = isShort ? 5 : 25;
const STARTS = isShort ? 1 : 5;
const PAGES: Record<string, string> = {
  ...{ home: '/', article: '/blog/1', category: '/category/brand', search: '/search?q=know-it-all' },
  ...Object.assign({}, ...extensionTests.map(({ loadedPages }) => loadedPages)),
};
const RESULTS = 'bench/results.json';

/**
 * `npm run bench`: what the built site costs, beside a bare server of Node's that sends the same bytes. With `--against DIR` also beside
 * another checkout of it, built in that folder, in the same rounds.
 */
async function main() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-bench-'));
  const folders = SIZES.map((size) => path.join(folder, String(size)));
  const rows: Row[] = [];
  const running: Server[] = [];
  const start = async (...site: Parameters<typeof startSite>) => {
    const started = await startSite(...site);
    running.push(started);
    return started;
  };
  const stopAll = () => Promise.all(running.splice(0).map((site) => site.stop()));
  try {
    rows.push(...(await measureStarts(folders)));
    const sites = await Promise.all(folders.map((dataDir) => start(dataDir)));
    const quiet = await start(path.join(folder, 'quiet'), { LOG_REQUESTS: 'off' });
    const other = options.against === undefined ? undefined : await startOther(path.join(folder, 'other'), options.against, start);
    rows.push(...(await measureMemory(sites, other, 'at rest', 120)));
    rows.push(...(await measureRenders(sites, folders)));
    rows.push(...(await measureLoad({ pages: PAGES, sites, quiet, other, isShort })));
    rows.push(...(await measureMemory(sites, other, 'after load', 170)));
    rows.push(...(await measureSaving(sites[0] as Server))); // SIZES has three
    await stopAll();
    if (!isShort && !options['no-search']) rows.push(...(await measureSearch()));
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
  printTable(rows);
  if (isShort) return;
  const machine = { node: process.version, cpus: os.cpus().length, model: os.cpus()[0]?.model, load: os.loadavg()[0] };
  const figures = rows.map((row) => ({ ...row, value: round(row.value), ...(row.bar && { isReached: isReached(row) }) }));
  writeFileSync(RESULTS, `${JSON.stringify({ machine, figures }, null, 2)}\n`);
}

/** Fills the folders as a side effect: the first start makes the folder, and the demo and the rest go in after it. */
async function measureStarts([small = '', ...larger]: string[]): Promise<Row[]> {
  const empty = await startTimes(small, 1);
  execFileSync(process.execPath, ['server/commands/demo.ts'], { env: { ...bareEnvironment(), DATA_DIR: small }, stdio: 'ignore' });
  for (const [at, dataDir] of larger.entries()) {
    cpSync(small, dataDir, { recursive: true });
    await fillFolder(dataDir, SIZES[at + 1] ?? 0);
  }
  return [
    { figure: 'start to first answer, empty folder', value: median(empty), unit: 'ms' },
    { figure: 'start to first answer, 12 articles', value: median(await startTimes(small, STARTS)), unit: 'ms', bar: { most: 800 } },
    {
      figure: 'start to first answer, 10,000 articles',
      value: median(await startTimes(larger[1] ?? '', STARTS)),
      unit: 'ms',
      bar: { most: 1500 },
    },
  ];
}

async function startTimes(dataDir: string, times: number): Promise<number[]> {
  const taken: number[] = [];
  while (taken.length < times) {
    const site = await startSite(dataDir);
    taken.push(site.startMs);
    await site.stop();
  }
  return taken;
}

/** The site as another checkout has built it, with its own articles, compiled code in place. */
async function startOther(dataDir: string, against: string, start: typeof startSite): Promise<Server> {
  const first = await startSite(dataDir, {}, against);
  await first.stop();
  return start(dataDir, {}, against);
}

async function measureMemory(sites: Server[], other: Server | undefined, when: string, most: number): Promise<Row[]> {
  await wait(5000);
  const rows = sites.map(({ pid }, at): Row => {
    const { now, most: peak } = memoryMiB(pid);
    return { figure: `memory ${when}, ${SIZES[at]} articles (peak ${peak} MiB)`, value: now, unit: 'MiB', bar: { most } };
  });
  return other ? [...rows, { figure: `memory ${when}, the other checkout`, value: memoryMiB(other.pid).now, unit: 'MiB' }] : rows;
}

/** What a page costs without the cache: asked for right after the content has changed. */
async function measureRenders(sites: Server[], folders: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, address] of Object.entries(PAGES)) {
    for (const at of [0, 2]) {
      const taken: number[] = [];
      for (let time = 0; time < RENDERS; time += 1) {
        const site = sites[at] as Server; // 0 and 2 are among SIZES
        await makeCold(site, folders[at] ?? '');
        taken.push((await sendRequest(site, address)).ms);
      }
      rows.push({ figure: `${name}, not cached, ${SIZES[at]} articles, median of ${RENDERS}`, value: median(taken), unit: 'ms' });
    }
  }
  return rows;
}

/** Raises the version of the content; the site reads it again before it answers a write. */
async function makeCold(site: Server, dataDir: string) {
  const db = new DatabaseSync(path.join(dataDir, 'byline.sqlite'), { timeout: 10_000 }); // the site may be writing
  db.exec('UPDATE content_version SET version = version + 1');
  db.close();
  await sendRequest(site, '/contact', { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'name=' });
}

async function measureSaving(site: Server): Promise<Row[]> {
  const { saved, visible, stale } = await measureSaves(site, SAVES);
  return [
    { figure: 'save of a 10 kB article, answered, median', value: median(saved), unit: 'ms', bar: { most: 40 } },
    { figure: 'save of a 10 kB article, answered, p95', value: percentile(saved, 0.95), unit: 'ms' },
    { figure: 'its page signed out, right after, median', value: median(visible), unit: 'ms' },
    { figure: 'pages asked for after a save that did not show it', value: stale, unit: `of ${6 * SAVES}`, bar: { most: 0 } },
  ];
}

async function measureSearch(): Promise<Row[]> {
  const figures = (await benchSearch()).filter(({ kind }) => kind === 'all');
  return figures.flatMap(({ database, articles, p50, p95, bar, p95Cpu }) => {
    const search = `search at ${articles.toLocaleString('en')} articles of 8 kB, ${database}`;
    return [
      { figure: `${search}, p50`, value: p50, unit: 'ms' },
      { figure: `${search}, p95`, value: p95, unit: 'ms', bar: { most: bar } },
      { figure: `${search}, p95 of processor time`, value: p95Cpu, unit: 'ms' },
    ];
  });
}

await main();
