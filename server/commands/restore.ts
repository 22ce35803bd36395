import { openDatabase } from '#db/client.server.ts';
import { checkBackup } from '#features/backup/check-backup.server.ts';
import type { BackupSummary } from '#features/backup/manifest.ts';
import { restoreBackup } from '#features/backup/restore/restore-backup.server.ts';
import { startIndexRebuild } from '#features/search/rebuild/rebuild-index.server.ts';
import { keepFilesPrivate } from '#platform/env/data-folder.server.ts';
import { readSettingsOfSite, type Settings } from '#platform/env/settings.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { toCounts, toMegabytes } from './backup/words.ts';
import { exitWithMessage } from './exit-with-message.ts';

const CHECK = '--check';
const HELP = `npm run restore -- FILE [${CHECK}]

Puts a backup into the empty place that the settings name: DATABASE_URL or DATA_DIR, and STORAGE_URL or DATA_DIR. ${CHECK} reads the
file alone, and tells whether it is whole and what is in it.
`;

/** `npm run restore`: see HELP. */
async function main(words: string[]) {
  const [file, ...more] = words.filter((word) => word !== CHECK);
  if (!file || more.length > 0 || file.startsWith('-')) {
    process.stdout.write(HELP);
    process.exitCode = 1;
    return;
  }
  keepFilesPrivate();
  if (words.includes(CHECK)) {
    process.stdout.write(`${file} is whole: ${describe(await checkBackup(file))}.\n`);
    return;
  }
  const settings = readSettingsOfSite();
  const summary = await restoreBackup({ file, settings });
  await indexSearch(settings);
  process.stdout.write(`Restored ${file}: ${describe(summary)}.\nStart the site: everybody signs in again, as before.\n`);
}

/** A start would do the same while it serves already. */
async function indexSearch(settings: Settings) {
  const db = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
  const rebuild = startIndexRebuild({ db, log: createLog({ format: 'text' }), timing: { startMs: Number.POSITIVE_INFINITY } });
  await rebuild.ready;
  await rebuild.stop();
  await db.destroy();
}

function describe({ madeAt, release, rows, images, missingFiles, bytes }: BackupSummary): string {
  const missing = missingFiles > 0 ? `, ${missingFiles} files of images missing since before` : '';
  return `made at ${madeAt} by Byline ${release}, ${toCounts(rows, images)}${missing}, ${toMegabytes(bytes)}`;
}

await main(process.argv.slice(2)).catch(exitWithMessage);
