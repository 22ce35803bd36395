import { checks } from '#app/all-checks.server.ts';
import { libraryKinds } from '#app/all-kinds.server.ts';
import { findLastBackup, openBackupStore } from '#features/backup/backup-store.server.ts';
import { runChecks } from '#features/checks/check.server.ts';
import { openCheckedSite } from '#features/checks/checked-site.server.ts';
import { printCheckup } from '#features/checks/print-checkup.ts';
import { keepFilesPrivate, release } from '#platform/env/process.server.ts';
import { isBuildFresh } from '../building/sources.js';
import { exitWithMessage } from './exit-with-message.ts';

const HELP = `npm run doctor [-- --json]

Checks the settings, the data folder, the database, the images, the mail server, the public address, the clock and everything else that
the site needs, whether it is running or stopped, and says what is wrong and what to do. Run it as the user of the site, with the same
settings. It changes nothing and sends no email. It ends with 1 if something is wrong, and with 0 if there are only suggestions.

  --json   prints the report as JSON (see docs/reliability.md)
`;

/** A build runs only if the source next to it, if any, is its own. */
const isBuilt = import.meta.env?.PROD ?? false;

async function main(words: string[]) {
  const isJson = words.length === 1 && words[0] === '--json';
  if (words.length > 0 && !isJson) {
    process.stdout.write(HELP);
    process.exitCode = words[0] === '--help' ? 0 : 1;
    return;
  }
  keepFilesPrivate();
  const site = openCheckedSite({
    code: { release, build: isBuilt || isBuildFresh(process.cwd()) ? 'fresh' : 'stale' },
    kinds: libraryKinds,
    findLastBackup: (settings) => findLastBackup(openBackupStore(settings)),
  });
  const checkup = await runChecks(checks, site);
  const report = isJson ? `${JSON.stringify(checkup, undefined, 2)}\n` : printCheckup(checkup);
  await new Promise((resolve) => process.stdout.write(report, resolve));
  process.exit(checkup.level === 'wrong' ? 1 : 0); // does not wait for connections that hang
}

await main(process.argv.slice(2)).catch(exitWithMessage);
