import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest } from '#tests/support/admin-client.ts';
import { memoryMiB, type Server, startBareServer, startSite } from '#tests/support/processes.ts';
import { compareServers } from './compare.ts';
import { fillFolder } from './fill.ts';
import { measureSaves } from './saves.ts';
import { benchSearch } from './search.ts';
import { median, percentile } from './statistics.ts';
import { isReached, printTable, type Row, round } from './table.ts';

const SIZES = [12, 1000, 10_000];
const PAGES = { home: '/', article: '/blog/1', category: '/category/brand', search: '/search?q=know-it-all' };
const RESULTS = 'bench/results.json';

/** `npm run bench`: what the built site costs, beside a bare server of Node's that sends the same bytes. */
async function main() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-bench-'));
  const folders = SIZES.map((size) => path.join(folder, String(size)));
  const rows: Row[] = [];
  try {
    rows.push(...(await measureStarts(folders)));
    const sites = await Promise.all(folders.map((dataDir) => startSite(dataDir)));
    rows.push(...(await measureMemory(sites, 'at rest', 130)));
    rows.push(...(await measureRenders(sites, folders)));
    rows.push(...(await measureLoad(sites)));
    rows.push(...(await measureMemory(sites, 'after load', 200)));
    rows.push(...(await measureSaving(sites[0] as Server))); // SIZES has three
    await Promise.all(sites.map((site) => site.stop()));
    if (!process.argv.includes('--no-search')) rows.push(...(await measureSearch()));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  printTable(rows);
  const machine = { node: process.version, cpus: os.cpus().length, model: os.cpus()[0]?.model, load: os.loadavg()[0] };
  const figures = rows.map((row) => ({ ...row, value: round(row.value), ...(row.bar && { isReached: isReached(row) }) }));
  writeFileSync(RESULTS, `${JSON.stringify({ machine, figures }, null, 2)}\n`);
}

/** Fills the folders as a side effect: the first start makes the folder, and the demo and the rest go in after it. */
async function measureStarts([small = '', ...larger]: string[]): Promise<Row[]> {
  const empty = await startTimes(small, 1);
  execFileSync(process.execPath, ['server/commands/demo.ts'], { env: { PATH: process.env.PATH, DATA_DIR: small }, stdio: 'ignore' });
  for (const [at, dataDir] of larger.entries()) {
    cpSync(small, dataDir, { recursive: true });
    await fillFolder(dataDir, SIZES[at + 1] ?? 0);
  }
  return [
    { figure: 'start to first answer, empty folder', value: median(empty), unit: 'ms' },
    { figure: 'start to first answer, 12 articles', value: median(await startTimes(small, 5)), unit: 'ms', bar: { most: 800 } },
    {
      figure: 'start to first answer, 10,000 articles',
      value: median(await startTimes(larger[1] ?? '', 5)),
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

async function measureMemory(sites: Server[], when: string, most: number): Promise<Row[]> {
  await wait(5000);
  return sites.map(({ pid }, at) => {
    const { now, most: peak } = memoryMiB(pid);
    return { figure: `memory ${when}, ${SIZES[at]} articles (peak ${peak} MiB)`, value: now, unit: 'MiB', bar: { most } };
  });
}

/** What a page costs without the cache: asked for right after the content has changed. */
async function measureRenders(sites: Server[], folders: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, address] of Object.entries(PAGES)) {
    for (const at of [0, 2]) {
      const taken: number[] = [];
      for (let time = 0; time < 25; time += 1) {
        const site = sites[at] as Server; // 0 and 2 are among SIZES
        await makeCold(site, folders[at] ?? '');
        taken.push((await sendRequest(site, address)).ms);
      }
      rows.push({ figure: `${name}, not cached, ${SIZES[at]} articles, median of 25`, value: median(taken), unit: 'ms' });
    }
  }
  return rows;
}

/** Raises the version of the content; the site reads it again before it answers a write. */
async function makeCold(site: Server, dataDir: string) {
  const db = new DatabaseSync(path.join(dataDir, 'byline.sqlite'));
  db.exec('UPDATE content_version SET version = version + 1');
  db.close();
  await sendRequest(site, '/contact', { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'name=' });
}

async function measureLoad(sites: Server[]): Promise<Row[]> {
  const [small] = sites as [Server];
  for (const site of sites) for (const address of Object.values(PAGES)) await settle(site, address);
  const held = await Promise.all(Object.values(PAGES).map(async (address) => [address, await sentBytes(small, address)] as const));
  const bare = await startBareServer(Object.fromEntries(held));
  const rows: Row[] = [];
  for (const [name, address] of Object.entries(PAGES)) {
    const [base, site, middle, large] = await compareServers([bare, ...sites], { path: address });
    if (!base || !site || !middle || !large) throw new Error('not measured');
    const isMain = name === 'home' || name === 'article';
    rows.push(
      { figure: `${name}: of bare node:http, by wall clock`, value: site.ratio, unit: '', ...(isMain && { bar: { least: 0.85 } }) },
      { figure: `${name}: of bare node:http, by processor time`, value: site.cpuRatio, unit: '' },
      { figure: `${name}: requests a second (bare ${Math.round(base.requestsPerSecond)})`, value: site.requestsPerSecond, unit: '/s' },
      { figure: `${name}: processor time of a request (bare ${round(base.cpuMicros)})`, value: site.cpuMicros, unit: 'µs' },
      { figure: `${name}: p50 with 64 connections (bare ${round(base.p50)})`, value: site.p50, unit: 'ms' },
      {
        figure: `${name}: p99 with 64 connections, of bare (${round(base.p99)} ms)`,
        value: site.p99 / base.p99,
        unit: '×',
        bar: { most: 3 },
      },
      { figure: `${name}: at 1,000 articles, of 12`, value: middle.ratio / site.ratio, unit: '' },
      { figure: `${name}: at 10,000 articles, of 12`, value: large.ratio / site.ratio, unit: '', bar: { least: 0.95 } },
      { figure: `${name}: at 10,000 articles, of 12, by processor time`, value: large.cpuRatio / site.cpuRatio, unit: '' },
    );
  }
  await bare.stop();
  return rows;
}

/** Waits until a page comes in its best compression. */
async function settle(site: Server, address: string) {
  let [bytes, same] = [-1, 0];
  for (let tries = 0; same < 3 && tries < 50; tries += 1) {
    const { body } = await sentBytes(site, address);
    same = body.length === bytes ? same + 1 : 0;
    bytes = body.length;
    await wait(150);
  }
}

/** Status line apart, the very bytes of an answer: headers as they were written, and the body as base64. */
function sentBytes({ port }: Server, address: string): Promise<{ headers: string[]; body: string }> {
  const headers = { host: `localhost:${port}`, 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', path: address, headers, agent: false });
    asking.on('error', reject);
    asking.on('response', async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const own = response.rawHeaders.filter((_, at, all) => !/^(date|connection|keep-alive)$/i.test(all[at - (at % 2)] ?? ''));
      resolve({ headers: own, body: Buffer.concat(chunks).toString('base64') });
    });
    asking.end();
  });
}

async function measureSaving(site: Server): Promise<Row[]> {
  const { saved, visible, stale } = await measureSaves(site, 25);
  return [
    { figure: 'save of a 10 kB article, answered, median', value: median(saved), unit: 'ms', bar: { most: 40 } },
    { figure: 'save of a 10 kB article, answered, p95', value: percentile(saved, 0.95), unit: 'ms' },
    { figure: 'its page signed out, right after, median', value: median(visible), unit: 'ms' },
    { figure: 'pages asked for after a save that did not show it', value: stale, unit: 'of 150', bar: { most: 0 } },
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
