import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { openDatabase } from '#db/client.server.ts';
import { releases, restoreRelease } from '../../tests/old-data/release.ts';
import { findFaults } from '../../tests/old-data/released-site.ts';
import { findLosses, type Rows, readRows } from '../../tests/old-data/rows.ts';
import type { DatabasePlace } from '../../tests/support/databases.ts';
import { type PostgresCluster, startPostgresCluster } from '../../tests/support/postgres-cluster.ts';
import { startSite } from '../../tests/support/processes.ts';
import { isShort, print, report } from '../report.ts';

/** How many places are brought up to date side by side. */
const SIDE_BY_SIDE = 2;

/**
 * The recorded site of each earlier version, on each database: its migration is killed at every statement and run again, then a start
 * serves all of it and its owner signs in. Arguments name the versions; all by default.
 */
async function main(wanted: string[]) {
  const faults: string[] = [];
  const cluster = await startPostgresCluster().catch((error: Error) => {
    print(`PostgreSQL is left out: ${error.message}`);
    return undefined;
  });
  print(`${'version'.padEnd(14)}${'database'.padEnd(12)}${'killed'.padStart(8)}${'lost'.padStart(6)}${'faults when served'.padStart(20)}`);
  const names = releases.filter((name) => wanted.length === 0 || wanted.includes(name)).slice(isShort ? -1 : 0);
  const work = names.flatMap((name) => [{ name }, ...(cluster ? [{ name, cluster }] : [])]);
  try {
    await Promise.all(
      Array.from({ length: SIDE_BY_SIDE }, async () => {
        for (let next = work.shift(); next; next = work.shift()) faults.push(...(await prove(next)));
      }),
    );
  } finally {
    await cluster?.stop();
  }
  report(faults);
}

async function prove({ name, cluster }: { name: string; cluster?: PostgresCluster }): Promise<string[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-old-data-'));
  const database = cluster ? 'PostgreSQL' : 'SQLite';
  const place = { dataDir, databaseUrl: cluster ? await createDatabase(cluster, name) : '' };
  try {
    const owner = await restoreRelease(name, place);
    const before = await read(place);
    const { killed, changed } = await killAtEachStatement(place, before);
    const site = await startSite(dataDir, place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {});
    const unserved = await findFaults(site, owner, before).finally(() => site.stop());
    const lost = findLosses(withoutExpiring(before), await read(place));
    print(
      `${name.padEnd(14)}${database.padEnd(12)}${String(killed).padStart(8)}${String(lost.length + changed.length).padStart(6)}${String(unserved.length).padStart(20)}`,
    );
    return [...changed, ...unserved, ...lost].map((fault) => `${name} on ${database}: ${fault}`);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** Until a run comes to its end. What a killed one has changed is a fault. */
async function killAtEachStatement(place: DatabasePlace, before: Rows) {
  const changed: string[] = [];
  for (let statement = 1; ; statement += 1) {
    const args = ['torture/reliability/killed-migration.ts', place.dataDir, place.databaseUrl, String(statement)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const [status, signal] = await once(child, 'exit');
    if (status === 0) return { killed: statement - 1, changed };
    if (signal !== 'SIGKILL') throw new Error(`the update ended with ${status} at statement ${statement}`);
    if (!isDeepStrictEqual(await read(place), before)) changed.push(`killed at statement ${statement}, it had changed something`);
  }
}

async function read(place: DatabasePlace): Promise<Rows> {
  const db = await openDatabase(place);
  try {
    return await readRows(db);
  } finally {
    await db.destroy();
  }
}

/** Without what a start deletes once its time is over or runs, and what a sign-in counts or uses up. */
function withoutExpiring(rows: Rows): Rows {
  const expiring = ['sessions', 'attempts', 'verifications', 'email_links', 'two_factors', 'jobs'];
  return Object.fromEntries(Object.entries(rows).filter(([table]) => !expiring.includes(table)));
}

async function createDatabase(cluster: PostgresCluster, name: string): Promise<string> {
  const database = `v_${name.replaceAll(/\W/g, '_')}`;
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  return Object.assign(new URL(cluster.url), { pathname: database }).href;
}

await main(process.argv.slice(2).filter((argument) => !argument.startsWith('--')));
