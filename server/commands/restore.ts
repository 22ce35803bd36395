import { allMigrations } from '#app/all-migrations.server.ts';
import { serverExtensions } from '#app/open-extensions.server.ts';
import { checkBackup } from '#features/backup/check-backup.server.ts';
import { type BackupSummary, describeContents } from '#features/backup/manifest.ts';
import { restoreBackup } from '#features/backup/restore-backup.server.ts';
import { keepFilesPrivate } from '#platform/env/process.server.ts';
import { readSettingsOfSite } from '#platform/env/settings.server.ts';
import { exitWithMessage } from './exit-with-message.ts';

const CHECK = '--check';

const HELP = `npm run restore -- FILE [${CHECK}]

Restores a backup. The settings name where to: an empty database (DATABASE_URL, or in DATA_DIR) and an empty image store (STORAGE_URL, or in
DATA_DIR). ${CHECK} only reads the file, and says whether it is complete and what is in it.
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
    process.stdout.write(`${file} is complete: ${describe(await checkBackup(file))}.\n`);
    return;
  }
  const onRestore = serverExtensions.flatMap((extension) => extension.onRestore ?? []);
  const summary = await restoreBackup({ file, settings: await readSettingsOfSite(), wanted: allMigrations, onRestore });
  process.stdout.write(`Restored ${file}: ${describe(summary)}.\nStart the site. Everyone has to sign in again.\n`);
}

function describe(summary: BackupSummary): string {
  const { madeAt, release, missingFiles } = summary;
  const missing =
    missingFiles > 0 ? `; without ${missingFiles === 1 ? 'one image file' : `${missingFiles} image files`} that the store had lost` : '';
  return `made at ${madeAt} by Byline ${release}, ${describeContents(summary)}${missing}`;
}

await main(process.argv.slice(2)).catch(exitWithMessage);
