import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { interleave } from '#tests/durability/interleavings/interleave.ts';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { amount, print, report } from '../report.ts';

const ROUNDS = amount(200, 10);

/** Two writers at one article, with drafts, publishing, earlier revisions, unpublishing, trash and lost answers, many times on each database. */
async function main() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-interleavings-'));
  const cluster = await startPostgresCluster();
  const faults: string[] = [];
  try {
    await interleaveOn('SQLite', { databaseUrl: '', dataDir: folder }, faults);
    await interleaveOn('PostgreSQL', { databaseUrl: cluster.url, dataDir: '' }, faults);
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  report(faults);
}

async function interleaveOn(name: string, place: { databaseUrl: string; dataDir: string }, faults: string[]) {
  const db = await openDatabase(place);
  await migrate(db);
  const contentVersion = await watchContentVersion(db);
  contentVersion.stop();
  const counts = { changes: 0, conflicts: 0, repeats: 0 };
  try {
    for (let seed = 1; seed <= ROUNDS; seed += 1) {
      const round = await interleave({ db, contentVersion }, seed);
      counts.changes += round.changes;
      counts.conflicts += round.conflicts;
      counts.repeats += round.repeats;
      faults.push(...round.faults.map((fault) => `${name}, round ${fault}`));
    }
  } finally {
    await db.destroy();
  }
  print(`${name}: ${ROUNDS} rounds, ${counts.changes} changes, ${counts.conflicts} conflicts, ${counts.repeats} answers lost`);
}

await main();
