import { checkBackup } from '#features/backup/check-backup.server.ts';
import type { BackupSummary } from '#features/backup/manifest.ts';
import { restoreBackup } from '#features/backup/restore/restore-backup.server.ts';
import { keepFilesPrivate } from '#platform/env/process.server.ts';
import { readSettingsOfSite } from '#platform/env/settings.server.ts';
import { toCounts, toMegabytes } from './backup/words.ts';
import { exitWithMessage } from './exit-with-message.ts';

const CHECK = '--check';
const HELP = `npm run restore -- FILE [${CHECK}]

Puts a backup into the empty place that the settings name: DATABASE_URL or DATA_DIR, and STORAGE_URL or DATA_DIR. ${CHECK} reads the
file alone, and tells whether it is whole and what is in it.
`;

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
  const summary = await restoreBackup({ file, settings: readSettingsOfSite() });
  process.stdout.write(`Restored ${file}: ${describe(summary)}.\nStart the site: everybody signs in again, as before.\n`);
}

function describe({ madeAt, release, rows, images, missingFiles, bytes }: BackupSummary): string {
  const missing = missingFiles > 0 ? `, ${missingFiles} files of images missing since before` : '';
  return `made at ${madeAt} by Byline ${release}, ${toCounts(rows, images)}${missing}, ${toMegabytes(bytes)}`;
}

await main(process.argv.slice(2)).catch(exitWithMessage);
