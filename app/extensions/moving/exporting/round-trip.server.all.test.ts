import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { formKinds } from '#app/all-kinds.server.ts';
import { allMigrations } from '#app/all-migrations.server.ts';
import { type Db, openDatabase } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { openFileStorage } from '#platform/storage/file-storage.server.ts';
import { readComparableRows } from '#tests/backup/comparable-rows.ts';
import { fillSite, saveForm } from '#tests/factories/awkward-site.ts';
import { createPlace, describeOnEachDatabase } from '#tests/support/databases.ts';
import { isGate } from '#tests/support/tier.ts';
import { importAll } from '../imported.testing.ts';
import { countOutcomes, listReport } from '../importing/imports.server.ts';
import { openExportAt } from '../importing/open-export.server.ts';
import type { RunDeps } from '../importing/run-import.server.ts';
import { undoImport } from '../importing/undo-import.server.ts';
import { exportToFolder } from './export-site.server.ts';

const now = () => new Date('2026-06-01T12:00:00.000Z');
const DIALECTS = inject('postgresUrl') ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);

function createFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-export-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function toDeps(db: Db): Promise<RunDeps> {
  const contentVersion = await watchContentVersion(db);
  contentVersion.stop();
  return { db, kinds: formKinds, contentVersion, storage: await openFileStorage(createFolder()), now };
}

async function exportRows({ db, storage }: RunDeps) {
  const folder = path.join(createFolder(), 'new');
  await exportToFolder({ db, storage, kinds: formKinds, siteUrl: 'https://ama.example', now }, folder);
  return { folder, json: readFileSync(path.join(folder, 'byline.json'), 'utf8') };
}

async function importFolder(deps: RunDeps, folder: string) {
  const exported = await openExportAt(folder);
  try {
    const id = await importAll(deps, exported);
    const { items } = await listReport(deps.db, id, 1);
    return {
      id,
      counts: await countOutcomes(deps.db, id),
      notes: items.flatMap(({ title, notes }) => notes.map((note) => `${title}: ${note}`)),
    };
  } finally {
    await exported.files.close();
  }
}

/** What an export has as it is stored; the trash stays behind, and revisions begin again. */
async function readMovedRows(db: Db) {
  const rows = await readComparableRows(db);
  return ['articles', 'growth_solutions', 'pages', 'youtube_videos', 'redirects', 'embedded_videos'].map((table) => {
    expect(rows[table]?.length, table).toBeGreaterThan(0);
    const kept = rows[table]?.filter((row) => !row.includes('["deletedAt","'));
    return kept?.map((row) => row.replaceAll(/\["(version|draftRevisionId)",[^\]]*\],?/g, ''));
  });
}

async function openEmpty(dialect: (typeof DIALECTS)[number]): Promise<RunDeps> {
  const place = await createPlace(dialect);
  const db = await openDatabase(place);
  onTestFinished(async () => {
    await db.destroy();
    await place.remove();
  });
  await migrate(db, allMigrations);
  return toDeps(db);
}

describeOnEachDatabase('an export', (open) => {
  test.each(DIALECTS)(
    '[OPS-5] that is imported into an empty place on %s gives the same export again, and a second time nothing',
    async (dialect) => {
      const [source, target] = [await toDeps(await open()), await openEmpty(dialect)];
      await fillSite(source);
      const { folder, json } = await exportRows(source);
      const first = await importFolder(target, folder);
      expect(first.notes).toEqual([]);
      expect((await exportRows(target)).json).toBe(json);
      expect(await readMovedRows(target.db)).toEqual(await readMovedRows(source.db));
      const versions = () => target.db.selectFrom('contentVersion').select('version').execute();
      const before = await versions();
      const { counts } = await importFolder(target, folder);
      expect(Object.keys(counts).sort()).toEqual(['address', 'same']);
      expect(await versions()).toEqual(before);
      expect((await exportRows(target)).json).toBe(json);
    },
  );

  test.skipIf(isGate)('[OPS-5] changes nothing that has been edited here, and updates what has not', async () => {
    const [source, target] = [await toDeps(await open()), await toDeps(await open())];
    await fillSite(source);
    await importFolder(target, (await exportRows(source)).folder);
    await saveForm(target, 'article', { id: '1', title: 'Edited here' });
    await saveForm(source, 'article', { id: '1', title: 'Edited there' });
    await saveForm(source, 'article', { id: '2', title: 'Edited there, too' });
    const { counts } = await importFolder(target, (await exportRows(source)).folder);
    expect(counts).toMatchObject({ kept: 1, updated: 1 });
    const titles = await target.db.selectFrom('articles').select('title').where('id', 'in', ['1', '2']).orderBy('id').execute();
    expect(titles.map(({ title }) => title)).toEqual(['Edited here', 'Edited there, too']);
  });

  test.skipIf(isGate)('[OPS-5] undoing it takes the articles and addresses back', async () => {
    const [source, target] = [await toDeps(await open()), await toDeps(await open())];
    await fillSite(source);
    const { id } = await importFolder(target, (await exportRows(source)).folder);
    await undoImport(target, id, new AbortController().signal);
    const left = target.db.selectFrom('articles').select('id').where('deletedAt', 'is', null);
    expect([await left.execute(), await target.db.selectFrom('redirects').selectAll().execute()]).toEqual([[], []]);
  });
});
