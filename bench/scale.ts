import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { type Server, startSite } from '#tests/support/processes.ts';
import { fill } from './scale-fill.ts';
import { median } from './statistics.ts';
import { printTable, type Row } from './table.ts';

const SIZES = [10_000, 20_000];
const TIMES = 15;
const SETTLE_MS = 400;
let saves = 0;

interface Target {
  name: string;
  path: string;
  /** Milliseconds. */
  most?: number;
  /** Never cached, so that no save is needed for it to cost anything. */
  isAlwaysNew?: boolean;
}

/** What readers and programs may ask for whose work could grow with the content; `%` is another number each time. */
const TARGETS: Target[] = [
  { name: 'missing article', path: '/blog/the-kiosk-nmber-%', most: 10, isAlwaysNew: true },
  { name: 'missing page', path: '/leadershp-legcy-%', most: 10, isAlwaysNew: true },
  { name: 'RSS feed', path: '/feed.xml', most: 5 },
  { name: 'JSON feed', path: '/feed.json', most: 5 },
  { name: "a category's RSS feed", path: '/category/brand/feed.xml', most: 5 },
  { name: 'robots.txt', path: '/robots.txt' },
  { name: 'category page', path: '/category/brand' },
  { name: "a category's last page", path: '/category/brand?page=60' },
  { name: 'home page', path: '/' },
  { name: 'sitemap page', path: '/sitemap' },
  { name: "the sitemap's last page", path: '/sitemap?page=17' },
  { name: 'sitemap.xml', path: '/sitemap.xml' },
  { name: 'a part of sitemap.xml', path: '/sitemap.xml?part=5' },
  { name: 'llms.txt', path: '/llms.txt' },
  { name: 'search', path: '/search?q=number' },
];

/**
 * `node bench/scale.ts`: what each public response costs that is not in memory, at thousands of articles, in processor time; with a word, those
 * alone that have it in their name.
 */
async function main() {
  const rows: Row[] = [];
  for (const size of SIZES) {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-scale-'));
    const db = await openDatabase({ databaseUrl: '', dataDir });
    await migrate(db);
    await fill(db, size);
    await db.destroy();
    const site = await startSite(dataDir);
    try {
      const save = await startSaving(site);
      for (const target of TARGETS.filter(({ name }) => name.includes(process.argv[2] ?? '')))
        rows.push(...(await measure(site, save, { ...target, size })));
    } finally {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  printTable(rows);
}

async function measure(
  site: Server,
  save: (number: number) => Promise<void>,
  { name, path: target, most, isAlwaysNew, size }: Target & { size: number },
) {
  const [main, all]: [number[], number[]] = [[], []];
  let bytes = 0;
  for (let time = 0; time <= TIMES; time += 1) {
    saves += 1;
    if (!isAlwaysNew) await save(saves);
    await wait(SETTLE_MS); // what the save itself, or the last request, has set going
    const before = readProcessorTime(site.pid);
    const { text } = await sendRequest(site, target.replace('%', String(time)));
    const after = readProcessorTime(site.pid);
    bytes = Buffer.byteLength(text);
    if (time === 0) continue; // the first one loads and compiles
    main.push(after.main - before.main);
    all.push(after.all - before.all);
  }
  const figure = `${name}, ${size.toLocaleString('en')} articles${isAlwaysNew ? '' : ', after a save'}`;
  return [
    { figure: `${figure}: the main thread`, value: median(main), unit: 'ms', ...(most && { bar: { most } }) },
    { figure: `${figure}: all threads`, value: median(all), unit: 'ms' },
    { figure: `${figure}: size`, value: bytes / 1000, unit: 'kB' },
  ];
}

/** Creates an article and gives back what saves it with other words. */
async function startSaving(site: Server): Promise<(number: number) => Promise<void>> {
  const headers = await signIn(site);
  const paragraph =
    '<p>Eight kilobytes of an article are some thirteen hundred words, with <a href="/about">a link</a> in each paragraph.</p>';
  const save = async (path: string, number: number, version?: number) => {
    const fields = {
      title: 'Saved again',
      category: 'BRAND',
      excerpt: 'What changes.',
      tags: 'bench',
      imageUrl: '/pictures/1.svg',
      version,
    };
    const content = `<p>Number ${number}.</p>${paragraph.repeat(72)}`;
    const { status, text } = await sendRequest(site, path, { method: 'POST', headers, body: JSON.stringify({ ...fields, content }) });
    if (status !== 200) throw new Error(`not saved: ${status} ${text.slice(0, 300)}`);
    return JSON.parse(text).item;
  };
  let item = await save('/admin/save/article', 0);
  return async (number) => {
    item = await save(`/admin/save/article/${item.id}`, number, item.version);
  };
}

/** Milliseconds, of the thread that answers and of all of the process. */
function readProcessorTime(pid: number): { main: number; all: number } {
  const read = (task: string) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'latin1').split(' ')[0]) / 1e6;
  return { main: read(String(pid)), all: readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + read(task), 0) };
}

await main();
