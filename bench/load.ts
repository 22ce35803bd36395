import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Server, startBareServer } from '#tests/support/processes.ts';
import { compareServers } from './compare.ts';
import { type Row, round } from './table.ts';

interface LoadedSites {
  /** Addresses by name; the first two have bars. */
  pages: Record<string, string>;
  /** With 12, 1,000 and 10,000 articles. */
  sites: Server[];
  /** With 12 articles and no line for a request. */
  quiet: Server;
  /** Another checkout's. */
  other: Server | undefined;
  isShort: boolean;
}

/** What a cached page costs under load, beside a bare server that logs, one that does not, and another checkout. */
export async function measureLoad({ pages, sites, quiet, other, isShort }: LoadedSites): Promise<Row[]> {
  const [small] = sites as [Server];
  const others = other ? [other] : [];
  for (const site of [...sites, quiet, ...others]) for (const address of Object.values(pages)) await settle(site, address);
  const held = Object.fromEntries(
    await Promise.all(Object.values(pages).map(async (address) => [address, await sentBytes(small, address)] as const)),
  );
  const bare = await startBareServer(held, { logs: true });
  const bareQuiet = await startBareServer(held, { logs: false });
  const rows: Row[] = [];
  const cpuMicros = new Map<string, number>();
  for (const [at, [name, address]] of Object.entries(pages).entries()) {
    const isMain = at < 2;
    const measured = await compareServers([bare, bareQuiet, quiet, ...sites, ...others], {
      path: address,
      ...(isShort && { rounds: 1, warmUp: 500 }),
    });
    const [base, baseQuiet, siteQuiet, site, middle, large, before] = measured;
    if (!base || !baseQuiet || !siteQuiet || !site || !middle || !large) throw new Error('not measured');
    cpuMicros.set(name, site.cpuMicros);
    rows.push(
      { figure: `${name}: of bare node:http, by wall clock`, value: site.ratio, unit: '', ...(isMain && { bar: { least: 0.85 } }) },
      { figure: `${name}: of bare node:http, by processor time`, value: site.cpuRatio, unit: '', ...(isMain && { bar: { least: 0.95 } }) },
      { figure: `${name}: the same, neither with a log`, value: siteQuiet.cpuRatio / baseQuiet.cpuRatio, unit: '' },
      { figure: `${name}: with its log, of bare without one`, value: site.cpuRatio / baseQuiet.cpuRatio, unit: '' },
      { figure: `${name}: requests a second (bare ${Math.round(base.requestsPerSecond)})`, value: site.requestsPerSecond, unit: '/s' },
      {
        figure: `${name}: processor time of a request (bare ${round(base.cpuMicros)}, without a log ${round(baseQuiet.cpuMicros)})`,
        value: site.cpuMicros,
        unit: 'µs',
      },
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
      ...(before
        ? [{ figure: `${name}: of the other checkout, by processor time`, value: site.cpuRatio / before.cpuRatio, unit: '×' }]
        : []),
    );
  }
  const ratio = (cpuMicros.get('api') ?? 0) / (cpuMicros.get('article') ?? 1);
  rows.push({ figure: 'api: of a cached page, by processor time', value: ratio, unit: '×', bar: { most: 1.1 } });
  await Promise.all([bare.stop(), bareQuiet.stop()]);
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
