import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { openDatabase } from '#db/client.server.ts';
import { setUp, signIn, work } from '#tests/durability/author.ts';
import { createKnownFiles, examine } from '#tests/durability/examination.ts';
import { createLedger, type Ledger } from '#tests/durability/ledger.ts';
import { sendRequest } from '#tests/support/admin-client.ts';
import { checkBackup } from '../../app/features/backup/check-backup.server.ts';
import { readComparableRows } from '../../tests/backup/comparable-rows.ts';
import type { DatabasePlace } from '../../tests/support/databases.ts';
import { type PostgresCluster, startPostgresCluster } from '../../tests/support/postgres-cluster.ts';
import { startSite } from '../../tests/support/processes.ts';
import { runCommand } from '../backups/commands.ts';
import { amount, print, report } from '../report.ts';

/** `node torture/parts/backups.ts 0.1` runs a tenth of the rounds. */
const share = amount(1, 0.05);
const ROUNDS = Math.ceil(20 * share);
const POSITIONS = Math.ceil(200 * share);
const KILLS = Math.ceil(20 * share);
/** Pages of articles that are compared in each round. */
const PAGES = 20;
/** Beside the two of `work`; with those who type, a machine with nothing else to do writes 50 times a second and more. */
const EXTRA_WRITERS = 1;
const TYPISTS = 4;
const BUSY_ATTEMPTS = 20;
const BUSY_MS = 500;

const root = mkdtempSync(path.join(tmpdir(), 'byline-backups-'));
const faults: string[] = [];
let databases = 0;

interface Source {
  place: DatabasePlace;
  site: Awaited<ReturnType<typeof startSite>>;
  cookie: string;
  userId: string;
  ledger: Ledger;
}

/**
 * Two sites, one on each database, are backed up in turns while they are written to. Each backup is restored on both databases: with all
 * that was answered before it began, the same rows, and the same pages to the byte. Then one is altered and cut, and both commands are killed.
 */
async function main() {
  const cluster = await startPostgresCluster();
  const sources: Source[] = [];
  try {
    for (const isPostgres of [false, true]) sources.push(await startSource(await createPlace(cluster, isPostgres)));
    print(
      `${'round'.padEnd(8)}${'source'.padEnd(12)}${'writes/s'.padStart(9)}${'backup'.padStart(9)}${'restores'.padStart(18)}${'faults'.padStart(8)}`,
    );
    for (let round = 1; round <= ROUNDS; round += 1) {
      const source = sources[round % 2];
      if (source) await tryRound(cluster, source, round);
    }
    const [source] = sources;
    if (source) await tryAlterations();
    if (source) await tryKills(source.place);
  } finally {
    for (const { site } of sources) await site.stop();
    await cluster.stop();
    rmSync(root, { recursive: true });
  }
  print(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
  report(faults);
}

async function startSource(place: DatabasePlace): Promise<Source> {
  const site = await startSite(place.dataDir, { DATABASE_URL: place.databaseUrl });
  const cookie = await setUp(site);
  const db = await openDatabase({ ...place, isReadOnly: true });
  const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await db.destroy();
  return { place, site, cookie, userId, ledger: createLedger() };
}

async function tryRound(cluster: PostgresCluster, { place, site, cookie, userId, ledger }: Source, round: number) {
  const before = faults.length;
  const stopping = new AbortController();
  const startedAt = performance.now();
  const saves = ledger.counts.saves + ledger.counts.uploads;
  const extra = { saves: 0 };
  const working = [
    work(site, { cookie, ledger, until: stopping.signal }),
    ...Array.from({ length: EXTRA_WRITERS }, () => writeMore(site, { cookie, until: stopping.signal, counts: extra })),
    ...Array.from({ length: TYPISTS }, () => type(site, { cookie, userId, until: stopping.signal, counts: extra })),
  ];
  await wait(700);
  const answered = structuredClone(ledger);
  const file = path.join(root, `${round}.tar.gz`);
  const backup = await runCommand('backup', [file], place);
  stopping.abort();
  await Promise.all(working);
  const rate = (ledger.counts.saves + ledger.counts.uploads - saves + extra.saves) / ((performance.now() - startedAt) / 1000);
  if (backup.status !== 0) faults.push(`round ${round}: the backup ended with ${backup.status}: ${backup.output}`);
  const [sqlite, postgres] = [await createPlace(cluster, false), await createPlace(cluster, true)];
  const restores = [await runCommand('restore', [file], sqlite), await runCommand('restore', [file], postgres)];
  for (const { status, output } of restores) if (status !== 0) faults.push(`round ${round}: the restore ended with ${status}: ${output}`);
  // What was written meanwhile may be there.
  for (const [number, { states }] of ledger.articles.entries()) Object.assign(answered.articles[number] ?? {}, { states });
  answered.articles.push(...ledger.articles.slice(answered.articles.length).map((entry) => ({ ...entry, answered: -1 })));
  faults.push(...(await examine(sqlite.dataDir, answered, createKnownFiles())).map((fault) => `round ${round}: ${fault}`));
  faults.push(...(await compare(sqlite, postgres, answered)).map((fault) => `round ${round}: ${fault}`));
  const times = restores.map(({ ms }) => `${(ms / 1000).toFixed(1)} s`).join(' ');
  const name = place.databaseUrl ? 'PostgreSQL' : 'SQLite';
  print(
    `${String(round).padEnd(8)}${name.padEnd(12)}${rate.toFixed(0).padStart(9)}${`${(backup.ms / 1000).toFixed(1)} s`.padStart(9)}${times.padStart(18)}${String(faults.length - before).padStart(8)}`,
  );
  for (const fault of faults.slice(before)) print(`  ${fault}`);
  if (faults.length === before) rmSync(sqlite.dataDir, { recursive: true });
  if (round > 1) rmSync(file);
}

/** Saves one article again and again. */
async function writeMore(
  site: Source['site'],
  { cookie, until, counts }: { cookie: string; until: AbortSignal; counts: { saves: number } },
) {
  const headers = { origin: site.url, cookie, 'content-type': 'application/json' };
  let row: { id: string; version: number } | undefined;
  while (!until.aborted) {
    const fields = {
      title: 'More',
      category: 'BRAND',
      excerpt: 'e',
      imageUrl: '',
      tags: '',
      content: `<p>Save ${counts.saves} of more.</p>`,
    };
    const form = { ...fields, ...(row ? { version: row.version } : { creationKey: randomUUID() }) };
    const body = JSON.stringify({ kind: 'article', id: row?.id, form });
    const { status, text } = await sendRequest(site, '/admin/do/content.save', { method: 'POST', headers, body });
    if (status !== 200) continue; // a busy machine puts writers off
    row = JSON.parse(text).item;
    counts.saves += 1;
  }
}

/** What a form sends while somebody types, as fast as it is taken. */
async function type(
  site: Source['site'],
  { cookie, userId, until, counts }: { cookie: string; userId: string; until: AbortSignal; counts: { saves: number } },
) {
  const headers = { origin: site.url, cookie, 'content-type': 'application/json' };
  const id = randomUUID();
  for (let number = 1; !until.aborted; number += 1) {
    const body = JSON.stringify({
      item: 'article/new',
      userId,
      id,
      number,
      fields: { title: 'Typed', content: `<p>${number} words.</p>` },
    });
    const { status } = await sendRequest(site, '/admin/do/recovery.store', { method: 'POST', headers, body });
    if (status === 200) counts.saves += 1;
  }
}

/** A busy machine puts readers off, and that loses nothing. */
async function read(site: { url: string }, to: string) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await sendRequest(site, to);
    if (response.status !== 503 || attempt === BUSY_ATTEMPTS) return response;
    await wait(BUSY_MS);
  }
}

/** Rows, pages, images and the owner of two restored sites. */
async function compare(one: DatabasePlace, other: DatabasePlace, ledger: Ledger): Promise<string[]> {
  const found: string[] = [];
  const [rows, otherRows] = [await readRows(one), await readRows(other)];
  for (const table of Object.keys(rows)) if (!isDeepStrictEqual(rows[table], otherRows[table])) found.push(`the rows of ${table} differ`);
  const settings = { SITE_URL: 'http://localhost:3000' }; // the QR code of a page holds its address
  const sites = [
    await startSite(one.dataDir, settings),
    await startSite(other.dataDir, { ...settings, DATABASE_URL: other.databaseUrl }),
  ] as const;
  const ids = ledger.articles.flatMap(({ row, answered }) => (row && answered >= 0 ? [row.id] : []));
  const paths = ['/', '/feed.json', '/feed.xml', '/sitemap.xml', '/llms.txt', '/category/brand', '/api/search?q=state', '/blog/1'];
  paths.push(...ids.slice(0, PAGES).map((id) => `/blog/${id}`), ...ledger.images.slice(-PAGES).map(({ url }) => url));
  for (const to of paths) {
    const [a, b] = await Promise.all(sites.map((site) => read(site, to)));
    const [text, otherText] = [a, b].map((page, index) => page?.body.toString('latin1').replaceAll(String(sites[index]?.port), 'PORT'));
    if (a?.status !== b?.status || text !== otherText) found.push(`${to} differs: ${a?.status} and ${b?.status}`);
    if (a?.status !== 200) found.push(`${to} is answered with ${a?.status}`);
  }
  for (const site of sites) if (!(await signIn(site)).cookie) found.push('the owner is not let in');
  for (const site of sites) await site.stop();
  return found;
}

async function readRows(place: DatabasePlace) {
  const db = await openDatabase(place);
  try {
    return await readComparableRows(db);
  } finally {
    await db.destroy();
  }
}

async function tryAlterations() {
  const file = path.join(root, '1.tar.gz');
  const bytes = readFileSync(file);
  const altered = path.join(root, 'altered.tar.gz');
  const target = { databaseUrl: '', dataDir: path.join(root, 'untouched') };
  let accepted = 0;
  for (let number = 0; number < POSITIONS; number += 1) {
    const at = Math.floor(Math.random() * bytes.length);
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ (1 + Math.floor(Math.random() * 255));
    for (const [what, content] of Object.entries({ altered: changed, cut: bytes.subarray(0, at) })) {
      writeFileSync(altered, content);
      const isAccepted = await checkBackup(altered).then(
        () => true,
        (error: Error) => error.name !== 'BackupError',
      );
      if (isAccepted) faults.push(`${what} at byte ${at}, the file is not refused`);
      accepted += Number(isAccepted);
    }
  }
  const { status, output } = await runCommand('restore', [altered], target);
  if (status !== 1 || readdirSync(root).includes('untouched')) faults.push(`a cut file was not refused by the command: ${output}`);
  print(`${2 * POSITIONS} files altered or cut at a random byte of ${bytes.length}: ${accepted} accepted`);
}

/** After it a start refuses the place, or has everything; and the next try ends well. */
async function tryKills(source: DatabasePlace) {
  const file = path.join(root, '1.tar.gz');
  const folder = path.join(root, 'killed');
  mkdirSync(folder);
  const whole = (await runCommand('backup', [path.join(folder, 'whole.tar.gz')], source)).ms;
  let unfinished = 0;
  for (let number = 0; number < KILLS; number += 1) {
    const target = path.join(folder, `${number}.tar.gz`);
    const { status } = await runCommand('backup', [target], source, Math.random() * whole);
    const isThere = readdirSync(folder).includes(`${number}.tar.gz`);
    if (isThere) await checkBackup(target).catch((error: Error) => faults.push(`killed, the backup has left ${error.message}`));
    if (status === 0 && !isThere) faults.push('a backup that was answered is not there');
  }
  for (let number = 0; number < KILLS; number += 1) {
    const place = { databaseUrl: '', dataDir: path.join(root, `restored-${number}`) };
    const first = await runCommand('restore', [file], place, Math.random() * 2 * whole);
    const again = await runCommand('restore', [file], place);
    const hadEnded = again.output.includes('there is a site in');
    if (again.status !== 0 && !hadEnded) faults.push(`killed, it is not restored again: ${again.output}`);
    if (first.status === null && !hadEnded) unfinished += 1;
    const site = await startSite(place.dataDir).catch((error: Error) => void faults.push(`killed, then: ${error.message}`));
    if (site && !(await signIn(site)).cookie) faults.push('killed and restored again, the owner is not let in');
    await site?.stop();
    rmSync(place.dataDir, { recursive: true });
  }
  print(`${KILLS} backups and ${KILLS} restores killed, ${unfinished} restores in their middle`);
}

async function createPlace(cluster: PostgresCluster, isPostgres: boolean): Promise<DatabasePlace> {
  databases += 1;
  const dataDir = path.join(root, `data-${databases}`);
  if (!isPostgres) return { databaseUrl: '', dataDir };
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`create database place_${databases}`);
  await client.end();
  return { databaseUrl: Object.assign(new URL(cluster.url), { pathname: `place_${databases}` }).href, dataDir };
}

await main();
