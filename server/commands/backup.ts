import { existsSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#db/client.server.ts';
import { writeBackup } from '#features/backup/write-backup.server.ts';
import { keepFilesPrivate } from '#platform/env/process.server.ts';
import { readSettingsOfSite, SettingsError } from '#platform/env/settings.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { toCounts, toMegabytes } from './backup/words.ts';
import { exitWithMessage } from './exit-with-message.ts';

const FORCE = '--force';
const HELP = `npm run backup -- FILE [${FORCE}]

Writes everything that is in the site of the settings into one file, such as byline.tar.gz: texts, images, accounts and the secret that
they need. The site may run meanwhile. ${FORCE} replaces a file of that name.
`;

async function main(words: string[]) {
  const [file, ...more] = words.filter((word) => word !== FORCE);
  if (!file || more.length > 0 || file.startsWith('-')) {
    process.stdout.write(HELP);
    process.exitCode = 1;
    return;
  }
  keepFilesPrivate();
  const settings = readSettingsOfSite();
  const { DATA_DIR, DATABASE_URL } = settings;
  if (!DATABASE_URL && !existsSync(path.join(DATA_DIR, 'byline.sqlite'))) {
    throw new SettingsError(`DATA_DIR: there is no site in ${DATA_DIR}; run this with the settings that the site is started with`);
  }
  const db = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  try {
    const storage = await openStorage(settings);
    const force = words.includes(FORCE);
    const summary = await writeBackup({ db, storage, settings, now: () => new Date() }, file, { force });
    process.stdout.write(
      `Wrote ${file}: ${toCounts(summary.rows, summary.images)}; ${toMegabytes(summary.bytes)}.\nIt holds every account and the secret of the site: keep it where nobody else can read it.\n`,
    );
    if (summary.missingFiles > 0) {
      process.stderr.write(
        `${summary.missingFiles} files of images are not in it, as the store did not have them; manifest.json in it names them. See npm run rescue -- check\n`,
      );
    }
  } finally {
    await db.destroy();
  }
}

await main(process.argv.slice(2)).catch(exitWithMessage);
