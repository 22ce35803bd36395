import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { allMigrations } from '#app/all-migrations.server.ts';
import { type Db, openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { interruptAt } from '../old-data/interrupted-migration.ts';
import { releases, restoreRelease } from '../old-data/release.ts';
import { findFaults } from '../old-data/released-site.ts';
import { findLosses, readRows } from '../old-data/rows.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import { startSite } from '../support/processes.ts';

class Interruption extends Error {}

/** False when the statement at this place was never run, because the update was interrupted there. */
function isMigrated(db: Db, at: number): Promise<boolean> {
  const interrupted = interruptAt(db, at, () => {
    throw new Interruption();
  });
  return migrate(interrupted, allMigrations).then(
    () => true,
    (error) => {
      if (error instanceof Error && error.cause instanceof Interruption) return false;
      throw error;
    },
  );
}

/** Every statement up to the fourth, then fewer and fewer of them. */
const getNextStatement = (at: number) => at + Math.ceil(at / 4);

describeOnEachDatabase('the data of an earlier version', (_, database) => {
  test.each(releases)('[OPS-8] %s: an update that is interrupted changes nothing, and the whole one loses nothing', async (name) => {
    const place = await database.create();
    await restoreRelease(name, place);
    const db = await database.connect(place);
    const before = await readRows(db);
    for (let at = 1; !(await isMigrated(db, at)); at = getNextStatement(at)) expect(await readRows(db)).toEqual(before);
    expect(findLosses(before, await readRows(db))).toEqual([]);
    expect(await migrate(db, allMigrations)).toEqual([]);
  });
});

test.each(releases)('[OPS-8] %s is served whole by a start, and its owner signs in by code and by recovery code', async (name) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-old-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const owner = await restoreRelease(name, { databaseUrl: '', dataDir });
  const db = await openDatabase({ databaseUrl: '', dataDir });
  const before = await readRows(db);
  await db.destroy();
  const site = await startSite(dataDir);
  onTestFinished(() => site.stop());
  expect(await findFaults(site, owner, before)).toEqual([]);
});
