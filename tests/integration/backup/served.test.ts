import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#db/migrate.server.ts';
import { restoreRelease } from '../../old-data/release.ts';
import { findFaults } from '../../old-data/released-site.ts';
import { readRows } from '../../old-data/rows.ts';
import { createPlace, describeOnEachDatabase } from '../../support/databases.ts';
import { runCommand, startSite } from '../../support/site.ts';

function createFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describeOnEachDatabase('a site that the commands have copied to the other database', (_open, database) => {
  test('[OPS-2] shows its pages and images, and lets its owner in by password, code and recovery code', async ({ skip }) => {
    const other = await createPlace(database.dialect === 'sqlite' ? 'postgres' : 'sqlite').catch(() => skip('there is no PostgreSQL here'));
    onTestFinished(() => other.remove());
    const source = await database.create();
    const place = { databaseUrl: source.databaseUrl, dataDir: source.dataDir || createFolder() };
    const owner = await restoreRelease('0.1.0', place);
    const db = await database.connect(place);
    await migrate(db);
    const before = await readRows(db);
    const file = path.join(createFolder(), 'site.tar.gz');
    const made = await runCommand('server/commands/backup.ts', [file], { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
    expect(made.output).toContain(`Wrote ${file}`);
    const dataDir = other.dataDir || createFolder();
    const settings = { DATABASE_URL: other.databaseUrl };
    const restored = await runCommand('server/commands/restore.ts', [file], { DATA_DIR: dataDir, ...settings });
    expect(restored.output).toContain(`Restored ${file}`);
    const site = await startSite({ dataDir, settings });
    onTestFinished(() => site.stop());
    expect(site.output()).not.toContain('set-up#');
    expect(await findFaults(site, owner, before)).toEqual([]);
  });
});
