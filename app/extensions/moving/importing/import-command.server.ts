import path from 'node:path';
import type { CommandDeps } from '#app/context/server-extension.server.ts';
import { copyBeforeMigration } from '#db/before-migration.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { readSettings } from '#platform/env/settings.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { describeOutcomes, describePlan, suggestChoices } from './import.ts';
import { changeImport, countImages, countOutcomes, createImport, findImport } from './imports.server.ts';
import { openExportAt } from './open-export.server.ts';
import { planImport } from './plan-import.server.ts';
import { finishImport } from './run-import.server.ts';

const DRY_RUN = '--dry-run';
const NO_FETCH = '--no-fetch';
const HELP = `npm run import -- FILE|FOLDER [${DRY_RUN}] [${NO_FETCH}]

Imports the articles, images and addresses of WordPress (XML), Ghost (JSON or zip), Substack and Medium (zip), Markdown (a file, folder or
zip with front matter) or Byline's own export, into the site that the settings name. The site may be running. What was imported before is
recognised: it can be run again, and goes on where it was stopped.
${DRY_RUN} only says what would come. ${NO_FETCH} leaves out images that the export only points to.
`;

export async function runImportCommand(words: string[], { kinds, migrations, openAddressList }: CommandDeps): Promise<void> {
  const options = [DRY_RUN, NO_FETCH];
  const [file, ...more] = words.filter((word) => !options.includes(word));
  if (!file || more.length > 0 || file.startsWith('-')) {
    process.stdout.write(HELP);
    process.exitCode = 1;
    return;
  }
  const settings = await readSettings();
  const db = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
  const now = () => new Date();
  const addressList = openAddressList(db);
  try {
    if (!settings.DATABASE_URL) await copyBeforeMigration(db, { dataDir: settings.DATA_DIR, wanted: migrations });
    await migrate(db, migrations);
    const name = path.basename(path.resolve(file));
    const exported = await openExportAt(file);
    try {
      const plan = await planImport({ db, addressList, now }, exported);
      process.stdout.write(`${describePlan(plan, name)}\n`);
      if (words.includes(DRY_RUN)) return;
      const id = await createImport(db, { name, createdBy: null, now: now() });
      const choices = { ...suggestChoices(plan), fetchesImages: !words.includes(NO_FETCH) };
      await changeImport(db, { id, from: ['reading'] }, { state: 'running', source: exported.source.name, plan, choices });
      const found = await findImport(db, id);
      const contentVersion = await watchContentVersion(db);
      const stopped = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => stopped.abort(new Error('stopped; run it again to go on')));
      try {
        if (found)
          await finishImport(
            { db, kinds: kinds.form, contentVersion, storage: await openStorage(settings), addressList, now },
            { found, exported },
            stopped.signal,
          );
      } finally {
        contentVersion.stop();
      }
      process.stdout.write(`${describeOutcomes(await countOutcomes(db, id), await countImages(db, id))}\n`);
    } finally {
      await exported.files.close();
    }
  } finally {
    await db.destroy();
  }
}
