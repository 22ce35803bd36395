import { findLastBackup, openBackupPlace } from '#features/backup/kept/backup-place.server.ts';
import { checks } from '#features/doctor/checks.server.ts';
import { openCheckedSite } from '#features/doctor/open-checked-site.server.ts';
import { printCheckup } from '#features/doctor/print-checkup.ts';
import { runChecks } from '#features/doctor/run-checks.server.ts';
import { keepFilesPrivate } from '#platform/env/data-folder.server.ts';
import { release } from '#platform/env/release.server.ts';
import { findBuild } from '../builds/find-build.js';
import { exitWithMessage } from './exit-with-message.ts';

const HELP = `npm run doctor [-- --json]

Looks at the settings, the data folder, the database, the images, the mail server, the public address, the clock and what else the site
needs, while it runs or is stopped, and says what is wrong and what to do. Run it as the user that the site runs as, with the same settings.
It leaves everything as it was and sends no email. Ends with 1 where something is wrong, and with 0 where there are only hints.

  --json   prints what was found for programs, as docs/reliability.md describes
`;

/** A build runs only where the source beside it, if any, is its own. */
const isBuilt = import.meta.env?.PROD ?? false;

/** `npm run doctor`: see HELP. */
async function main(words: string[]) {
  const isJson = words.length === 1 && words[0] === '--json';
  if (words.length > 0 && !isJson) {
    process.stdout.write(HELP);
    process.exitCode = words[0] === '--help' ? 0 : 1;
    return;
  }
  keepFilesPrivate();
  const site = openCheckedSite({
    now: () => new Date(),
    code: { release, build: isBuilt || findBuild(process.cwd()) ? 'fresh' : 'stale' },
  });
  const place = openBackupPlace(site.settings);
  const checkup = await runChecks(checks, { ...site, findLastBackup: () => findLastBackup(place) });
  await new Promise((resolve) =>
    process.stdout.write(isJson ? `${JSON.stringify(checkup, undefined, 2)}\n` : printCheckup(checkup), resolve),
  );
  process.exit(checkup.level === 'wrong' ? 1 : 0); // what does not answer keeps nobody waiting
}

await main(process.argv.slice(2)).catch(exitWithMessage);
