import { existsSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#db/client.server.ts';
import { describeContents } from '#features/backup/manifest.ts';
import { writeBackup } from '#features/backup/write-backup.server.ts';
import { keepFilesPrivate } from '#platform/env/process.server.ts';
import { readSettingsOfSite, SettingsError } from '#platform/env/settings.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { exitWithMessage } from './exit-with-message.ts';

const FORCE = '--force';
const HELP = `npm run backup -- FILE [${FORCE}]

Writes the site that the settings name into one file, such as byline.tar.gz: texts, images, accounts, and the secret that accounts need.
The site may be running. ${FORCE} replaces an existing file.
`;

async function main(words: string[]) {
  const [file, ...more] = words.filter((word) => word !== FORCE);
  if (!file || more.length > 0 || file.startsWith('-')) {
    process.stdout.write(HELP);
    process.exitCode = 1;
    return;
  }
  keepFilesPrivate();
  const settings = await readSettingsOfSite();
  const { DATA_DIR, DATABASE_URL } = settings;
  if (!DATABASE_URL && !existsSync(path.join(DATA_DIR, 'byline.sqlite'))) {
    throw new SettingsError(`DATA_DIR: there is no site in ${DATA_DIR}; run this with the settings of the site`);
  }
  const db = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  try {
    const storage = await openStorage(settings);
    const force = words.includes(FORCE);
    const summary = await writeBackup({ db, storage, settings, now: () => new Date() }, file, { force });
    process.stdout.write(
      `Wrote ${file}: ${describeContents(summary)}.\nIt contains every account and the secret of the site: keep it where nobody else can read it.\n`,
    );
    if (summary.missingFiles > 0) {
      process.stderr.write(
        `The image store has lost ${summary.missingFiles} files, so they are not in the backup. npm run rescue -- check says which images they belong to.\n`,
      );
    }
  } finally {
    await db.destroy();
  }
}

await main(process.argv.slice(2)).catch(exitWithMessage);
