import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { type Db, getDialect, openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { withPatience } from '#db/postgres/query-limits.server.ts';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { extensionTests, type ScaledPage } from '#tests/support/extensions.ts';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { type Server, startSite } from '#tests/support/processes.ts';
import { fill } from './scale-fill.ts';
import { median } from './statistics.ts';
import { printTable, type Row } from './table.ts';

/** The articles of more than so many are shorter: they would take a quarter of an hour to write. */
const MANY = 20_000;
const LETTERS = { few: 9000, many: 1500 };
const TIMES = 11;
const SETTLE_MS = 400;
let saves = 0;

const TARGETS: ScaledPage[] = [
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
  { name: 'search for a rare word', path: '/search?q=zebra' },
  { name: 'an article', path: '/blog/%' },
  { name: "the admin's list", path: '/admin/articles', isAdmins: true },
  { name: "the admin's list of a category", path: '/admin/articles?category=BRAND', isAdmins: true },
  { name: "the admin's first page", path: '/admin', isAdmins: true },
  ...extensionTests.flatMap(({ scaledPages = [] }) => scaledPages),
];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { sizes: { type: 'string', default: '10000,20000' }, postgres: { type: 'boolean', default: false } },
});

/**
 * `node bench/scale.ts`: what each response costs that is not in memory, at thousands of articles; with a word, those alone that have it in
 * their name. `--sizes=100,100000` takes other numbers of articles, `--postgres` a throwaway PostgreSQL in place of SQLite.
 */
async function main() {
  const rows: Row[] = [];
  for (const size of options.sizes.split(',').map(Number)) {
    const cluster = options.postgres ? await startPostgresCluster() : undefined;
    const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-scale-'));
    const databaseUrl = cluster?.url ?? '';
    const db = await openDatabase({ databaseUrl, dataDir });
    await migrate(db);
    await withPatience(async () => {
      await fill(db, size, size > MANY ? LETTERS.many : LETTERS.few);
      if (cluster) await sql`vacuum analyze`.execute(db); // as the server does by itself within a minute
    });
    const site = await startSite(dataDir, { DATABASE_URL: databaseUrl });
    try {
      while (!site.output().includes('/auth/set-up#')) await wait(SETTLE_MS);
      const author = await signIn(site);
      const save = await startSaving(site, author);
      for (const target of TARGETS.filter(({ name }) => name.includes(positionals[0] ?? '')))
        rows.push(...(await measure(site, { ...target, size }, { save, author, db })));
    } finally {
      await site.stop();
      await db.destroy();
      await cluster?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  printTable(rows);
}

type Author = Record<string, string>;

interface Saving {
  db: Db;
  author: Author;
  /** Gives back the id of the article. */
  save(number: number): Promise<string>;
}

async function measure(
  site: Server,
  { name, path: target, most, isAlwaysNew, isAdmins, size }: ScaledPage & { size: number },
  { save, author, db }: Saving,
) {
  const [main, all, withDatabase, clock]: [number[], number[], number[], number[]] = [[], [], [], []];
  let bytes = 0;
  for (let time = 0; time <= TIMES; time += 1) {
    saves += 1;
    const id = isAlwaysNew ? String(time) : await save(saves);
    await wait(SETTLE_MS); // what the save itself, or the last request, has set going
    const readDatabase = await meterDatabase(db);
    const before = readProcessorTime(site.pid);
    const { text, ms, status } = await sendRequest(site, target.replace('%', id), isAdmins ? { headers: author } : {});
    const after = readProcessorTime(site.pid);
    if (status >= 400 && isAdmins) throw new Error(`${target}: ${status}`);
    bytes = Buffer.byteLength(text);
    if (time === 0) continue; // the first one loads and compiles
    main.push(after.main - before.main);
    all.push(after.all - before.all);
    withDatabase.push(after.all - before.all + readDatabase());
    clock.push(ms);
  }
  const figure = `${name}, ${size.toLocaleString('en')} articles${isAlwaysNew ? '' : ', after a save'}`;
  return [
    { figure: `${figure}: the main thread`, value: median(main), unit: 'ms', ...(most && { bar: { most } }) },
    { figure: `${figure}: all threads`, value: median(all), unit: 'ms' },
    { figure: `${figure}: with the database's processes`, value: median(withDatabase), unit: 'ms' },
    { figure: `${figure}: by the clock`, value: median(clock), unit: 'ms' },
    { figure: `${figure}: size`, value: bytes / 1000, unit: 'kB' },
  ];
}

/** Creates an article and gives back what saves it with other words. */
async function startSaving(site: Server, headers: Author): Promise<Saving['save']> {
  const paragraph =
    '<p>Eight kilobytes of an article are some thirteen hundred words, with <a href="/about">a link</a> in each paragraph.</p>';
  const save = async (number: number, { id, version }: { id?: string; version?: number } = {}) => {
    const fields = {
      title: 'Saved again',
      category: 'BRAND',
      excerpt: 'What changes.',
      tags: 'bench',
      imageUrl: '/pictures/1.svg',
      version,
    };
    const content = `<p>Number ${number}.</p>${paragraph.repeat(72)}`;
    const body = JSON.stringify({ kind: 'article', id, form: { ...fields, content } });
    const { status, text } = await sendRequest(site, '/admin/do/content.save', { method: 'POST', headers, body });
    if (status !== 200) throw new Error(`not saved: ${status} ${text.slice(0, 300)}`);
    return JSON.parse(text).item;
  };
  let item = await save(0);
  return async (number) => {
    item = await save(number, item);
    return item.id;
  };
}

/** Gives back what reads the milliseconds that PostgreSQL's processes for this database have used since; SQLite has none. */
async function meterDatabase(db: Db): Promise<() => number> {
  if (getDialect(db) === 'sqlite') return () => 0;
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where backend_type = 'client backend'`.execute(db);
  const before = new Map(rows.map(({ pid }) => [pid, findSchedule(pid)]));
  return () => [...before].reduce((sum, [pid, used = 0]) => sum + (findSchedule(pid) ?? used) - used, 0);
}

/** Undefined where the process has ended. */
function findSchedule(pid: number): number | undefined {
  try {
    return readSchedule(`/proc/${pid}/schedstat`);
  } catch {
    return undefined;
  }
}

function readSchedule(file: string): number {
  return Number(readFileSync(file, 'latin1').split(' ')[0]) / 1e6;
}

/** Milliseconds, of the thread that answers and of all of the process. */
function readProcessorTime(pid: number): { main: number; all: number } {
  const read = (task: string) => readSchedule(`/proc/${pid}/task/${task}/schedstat`);
  return { main: read(String(pid)), all: readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + read(task), 0) };
}

await main();
