import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#db/client.server.ts';
import { setUp, signIn, work } from '#tests/durability/author.ts';
import { createKnownFiles, examine, findUnserved } from '#tests/durability/examination.ts';
import { createLedger, type Ledger } from '#tests/durability/ledger.ts';
import { sendRequest } from '#tests/support/admin-client.ts';
import { releases, restoreRelease } from '../../tests/old-data/release.ts';
import { findFaults } from '../../tests/old-data/released-site.ts';
import { readRows } from '../../tests/old-data/rows.ts';
import { launchSite, startSite } from '../../tests/support/processes.ts';
import { amount, print, report } from '../report.ts';

const ROUNDS = { work: 80, firstStart: 10, migration: 10 };
/** `node torture/parts/kills.ts 0.1` runs a tenth of the rounds. */
const share = amount(1, 0.05);
const WORK_MS = 900;
/** In each so-manieth round an upload is waited for, which a busy machine does not answer within the time of the others. */
const UPLOAD_EVERY = 4;
const UPLOAD_WITHIN_MS = 10_000;
const PROGRESS_EVERY = 20;
const FIRST_START_MS = 1000;
const MIGRATION_MS = 700;

interface Round {
  /** From the start after the kill to the first page. */
  startMs: number;
  faults: string[];
}

/** `kill -9` at random moments; then the site is started again, and must have all that it answered and let its owner in. */
async function main() {
  const rounds: Round[] = [];
  print(`${'killed during'.padEnd(16)}${'rounds'.padStart(8)}${'first page p50'.padStart(16)}${'max'.padStart(9)}${'faults'.padStart(8)}`);
  const add = (name: string, added: Round[]) => {
    rounds.push(...added);
    print(
      `${name.padEnd(16)}${String(added.length).padStart(8)}${formatTimes(added)}${String(added.flatMap(({ faults }) => faults).length).padStart(8)}`,
    );
  };
  add('saves, uploads', await killWork());
  add('a first start', await repeat(ROUNDS.firstStart * share, killFirstStart));
  add('a migration', await repeat(ROUNDS.migration * share, killMigration));
  print(`${'all'.padEnd(16)}${String(rounds.length).padStart(8)}${formatTimes(rounds)}; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  report(rounds.flatMap(({ faults }) => faults));
}

/** One site that is killed again and again while it is written to. */
async function killWork(): Promise<Round[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-kills-'));
  const ledger = createLedger();
  const known = createKnownFiles();
  const rounds: Round[] = [];
  try {
    let site = await startSite(dataDir);
    let cookie = await setUp(site);
    for (let number = 1; number <= ROUNDS.work * share; number += 1) {
      const stopping = new AbortController();
      const working = work(site, { cookie, ledger, until: stopping.signal });
      if (number % UPLOAD_EVERY === 0) await waitForUpload(ledger);
      await wait(Math.random() * WORK_MS);
      stopping.abort();
      await site.stop('SIGKILL');
      await working;
      site = await startSite(dataDir);
      const faults = await examine(dataDir, ledger, known);
      faults.push(...(await findUnserved(site, ledger)));
      if ((await sendRequest(site, '/admin/articles', { headers: { cookie } })).status !== 200) faults.push('the session is gone');
      const { cookie: next, status } = await signIn(site);
      if (!next) faults.push(`the owner is not let in: ${status}`);
      cookie = next ?? cookie;
      rounds.push({ startMs: site.startMs, faults: faults.map((fault) => `round ${number}: ${fault}`) });
      if (number % PROGRESS_EVERY === 0) print(`${number} kills, ${rounds.flatMap((round) => round.faults).length} faults so far`);
    }
    await site.stop();
  } finally {
    rmSync(dataDir, { recursive: true });
  }
  const { saves, uploads, unanswered } = ledger.counts;
  print(`${saves} saves and ${uploads} uploads were answered, ${unanswered} requests were not`);
  return rounds;
}

async function waitForUpload({ counts }: Ledger) {
  const before = counts.uploads;
  for (const until = Date.now() + UPLOAD_WITHIN_MS; counts.uploads === before && Date.now() < until; ) await wait(10);
}

/** On an empty folder: the next start has the built-in articles, and its set-up link makes the admin. */
async function killFirstStart(): Promise<Round> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-kills-'));
  const faults: string[] = [];
  try {
    const first = await launchSite(dataDir);
    await wait(Math.random() * FIRST_START_MS);
    await first.stop('SIGKILL');
    const site = await startSite(dataDir);
    const feed = JSON.parse((await sendRequest(site, '/feed.json')).text);
    if (feed.items.length !== 12) faults.push(`${feed.items.length} built-in articles in place of 12`);
    faults.push(...(await examine(dataDir, createLedger(), createKnownFiles())));
    await setUp(site).catch((error: Error) => faults.push(error.message));
    if (!(await signIn(site)).cookie) faults.push('the owner is not let in');
    await site.stop();
    return { startMs: site.startMs, faults: faults.map((fault) => `a first start: ${fault}`) };
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function killMigration(number: number): Promise<Round> {
  const name = releases[number % releases.length] ?? '';
  const place = { databaseUrl: '', dataDir: mkdtempSync(path.join(tmpdir(), 'byline-kills-')) };
  try {
    const owner = await restoreRelease(name, place);
    const db = await openDatabase(place);
    const before = await readRows(db);
    await db.destroy();
    const first = await launchSite(place.dataDir);
    await wait(Math.random() * MIGRATION_MS);
    await first.stop('SIGKILL');
    const site = await startSite(place.dataDir);
    const faults = await findFaults(site, owner, before);
    faults.push(...(await examine(place.dataDir, createLedger(), createKnownFiles())));
    await site.stop();
    return { startMs: site.startMs, faults: faults.map((fault) => `the migration of ${name}: ${fault}`) };
  } finally {
    rmSync(place.dataDir, { recursive: true });
  }
}

async function repeat(times: number, round: (number: number) => Promise<Round>): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let number = 0; number < times; number += 1) rounds.push(await round(number));
  return rounds;
}

function formatTimes(rounds: readonly Round[]): string {
  const times = rounds.map(({ startMs }) => startMs).toSorted((a, b) => a - b);
  const format = (ms = 0) => `${(ms / 1000).toFixed(2)} s`;
  return `${format(times[Math.floor(times.length / 2)]).padStart(16)}${format(times.at(-1)).padStart(9)}`;
}

await main();
