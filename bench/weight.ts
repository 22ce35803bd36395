import { writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { STATIC_PAGES } from '#content/static-pages.ts';
import { findBrowser } from '../tests/support/browser.ts';
import { type RunningSite, startSite } from '../tests/support/site.ts';
import { scoreWithLighthouse } from './lighthouse.ts';
import { measureFirstTap, openCold, type PageWeight } from './phone.ts';
import { weighScripts } from './script-weight.ts';
import { median } from './statistics.ts';
import { isReached, printTable, type Row, round } from './table.ts';

/** The second tier runs it so, that it is not broken unseen. */
const isShort = process.argv.includes('--short');
const ALL_PAGES = [
  ...STATIC_PAGES.map(({ path }) => (path === '/search' ? '/search?q=brand' : path)),
  '/blog/1',
  '/blog/11', // with italics
  '/solution/find-the-leak-before-you-buy-more-traffic',
  '/category/brand',
  '/not-there',
];
const PAGES = isShort ? ['/', '/blog/1', '/not-there'] : ALL_PAGES;
const RESULTS = 'bench/weight.json';
const RUNS = isShort ? 1 : 3;

/** `npm run bench:weight`: every public page opened cold on a slow phone, and Lighthouse's scores where it is installed. */
async function main() {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no Chromium here');
  const site = await startSite({ demo: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
  try {
    await warmUp(site);
    const rows: Row[] = [];
    for (const page of PAGES) rows.push(...rowsOf(page, await openOften(browser, site.url + page)));
    rows.push({
      figure: 'first tap on Search to open panel, after a scroll',
      value: await tapOften(browser, site.url),
      unit: 'ms',
      bar: { most: 500 },
    });
    rows.push(...weighScripts().map(({ figure, value, most }) => ({ figure, value, unit: 'kB', bar: { most } })));
    rows.push(...(await scoreWithLighthouse(executablePath, site.url, PAGES.slice(0, -1)))); // it does not score a page that is not there
    printTable(rows);
    if (isShort) return;
    const figures = rows.map((row) => ({ ...row, value: round(row.value), ...(row.bar && { isReached: isReached(row) }) }));
    writeFileSync(RESULTS, `${JSON.stringify({ browser: browser.version(), figures }, null, 2)}\n`);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** As a site in use: each page rendered, and compressed as well as it will be. */
async function warmUp(site: RunningSite) {
  for (const page of PAGES) await (await fetch(site.url + page)).text();
  await new Promise((resolve) => setTimeout(resolve, 5000));
}

async function openOften(browser: Browser, url: string): Promise<PageWeight[]> {
  const runs: PageWeight[] = [];
  while (runs.length < RUNS) runs.push(await openCold(browser, url));
  return runs;
}

async function tapOften(browser: Browser, url: string): Promise<number> {
  const taken: number[] = [];
  while (taken.length < RUNS) taken.push(await measureFirstTap(browser, `${url}/blog/1`));
  return median(taken);
}

function rowsOf(page: string, runs: PageWeight[]): Row[] {
  const [first] = runs;
  if (!first) return [];
  const bar = page === '/' ? { total: 160, lcp: 1100 } : page === '/blog/1' ? { total: 90, lcp: 1000 } : undefined;
  const kinds = Object.entries(first.bytes).map(([kind, bytes]) => `${kind} ${round(bytes / 1000)}`);
  const row = (figure: string, value: number, unit: string, most?: number): Row => ({
    figure: `${page} ${figure}`,
    value,
    unit,
    ...(most !== undefined && { bar: { most } }),
  });
  return [
    row(`cold, all bytes in ${first.requests} requests (${kinds.join(', ')})`, first.total / 1000, 'kB', bar?.total),
    row('fonts', (first.bytes.font ?? 0) / 1000, 'kB', 60),
    row('script files before interaction', (first.bytes.script ?? 0) / 1000, 'kB', 0),
    row(
      `inline script, compressed (${first.inlineScript.raw} bytes as they run)`,
      first.inlineScript.compressed / 1000,
      'kB',
      page === '/contact' ? 1 : 0.8,
    ),
    row('style, one file', (first.bytes.stylesheet ?? 0) / 1000, 'kB', page === '/blog/1' ? 14 : undefined),
    row('LCP, slow 4G, processor 4 times slower', median(runs.map(({ lcp }) => lcp)), 'ms', bar?.lcp),
    row('CLS', Math.max(...runs.map(({ cls }) => cls)), '', 0.01),
    row('TBT', median(runs.map(({ tbt }) => tbt)), 'ms'),
  ];
}

await main();
