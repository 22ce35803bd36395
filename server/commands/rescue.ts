import { existsSync } from 'node:fs';
import path from 'node:path';
import { checks, openNames } from '#app/all-checks.server.ts';
import { libraryKinds } from '#app/all-kinds.server.ts';
import { allMigrations } from '#app/all-migrations.server.ts';
import { type Db, getReason, openDatabase } from '#db/client.server.ts';
import { findMigrations } from '#db/migrate.server.ts';
import { DATABASE_FILE } from '#db/sqlite/database-file.server.ts';
import { endAllSessions, removeTwoFactor } from '#features/accounts/rescue/rescue.server.ts';
import { adoptSecret, compareSecret, listUnreadableTwoFactors } from '#features/accounts/rescue/secret-mark.server.ts';
import { issueRescueLink, SET_UP_HOURS } from '#features/accounts/sign-in/set-up.server.ts';
import { findLastBackup, openBackupStore } from '#features/backup/backup-store.server.ts';
import { type CheckedSite, runChecks } from '#features/checks/check.server.ts';
import { emptyExtension } from '#features/checks/extensions.server.ts';
import { printFaults } from '#features/checks/print-checkup.ts';

import { keepFilesPrivate, release } from '#platform/env/process.server.ts';
import { readSettingsOfSite, type Settings, SettingsError } from '#platform/env/settings.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { exitWithMessage } from './exit-with-message.ts';

const HELP = `npm run rescue -- COMMAND

For anyone with access to the machine, whether the site is running or stopped. Run it as the user of the site, with the same settings.

  link                    prints a link that creates an admin, even if there is one; works once, for ${SET_UP_HOURS} hours.
                          An account with the chosen address stays, with its unsaved changes; its sessions, passkeys and
                          two-factor sign-in end.
  two-factor EMAIL off    lets that account sign in without a code
  sign-out everybody      ends every session
  secret keep             continues with the current secret if the old one is lost; codes stored under it stay unreadable
  check                   reads everything, says what is wrong, and changes nothing
  empty NAME              deletes what an extension that is closed has stored
  repair                  repairs what can be repaired without losing anything, then checks
`;

interface Site {
  settings: Settings;
  db: Db;
}

interface Outcome {
  lines: string[];
  isWell: boolean;
}

type Command = (site: Site) => Promise<Outcome>;

async function main(words: string[]) {
  const command = findCommand(words);
  if (!command) {
    process.stdout.write(HELP);
    process.exitCode = words.length === 0 ? 0 : 1;
    return;
  }
  keepFilesPrivate();
  const site = await openSite();
  try {
    const { lines, isWell } = await command(site);
    process.stdout.write(`${lines.join('\n')}\n`);
    process.exitCode = isWell ? 0 : 1;
  } finally {
    await site.db.destroy();
  }
}

function findCommand(words: string[]): Command | undefined {
  const [first, second, third] = words;
  if (first === 'two-factor' && second && third === 'off' && words.length === 3) return (site) => turnTwoFactorOff(site, second);
  if (first === 'empty' && second && words.length === 2) return (site) => empty(site, second);
  const name = words.join(' ');
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
}

const COMMANDS: Record<string, Command> = {
  async link({ db, settings }) {
    const link = await issueRescueLink({ db, settings, now: () => new Date() });
    return done(`This link creates an admin. It works once, for ${SET_UP_HOURS} hours, while the site is running:`, link);
  },
  async 'sign-out everybody'({ db }) {
    const sessions = await endAllSessions(db);
    if (sessions === 0) return refused('Nobody was signed in.');
    return done(`Signed everybody out: ${sessions === 1 ? 'one session has' : `${sessions} sessions have`} ended.`);
  },
  'secret keep': keepCurrentSecret,
  check: (site) => check(site),
  async repair(site) {
    const repaired: string[] = [];
    for (const { name, repair } of checks) {
      const lines = await repair?.(toCheckedSite(site)).catch((error) => [`${name}: nothing could be repaired (${getReason(error)}).`]);
      repaired.push(...(lines ?? []));
    }
    const { lines, isWell } = await check(site);
    return { lines: [...repaired.map((line) => `+ ${line}`), ...lines], isWell };
  },
};

async function turnTwoFactorOff({ db }: Site, email: string): Promise<Outcome> {
  const outcome = await removeTwoFactor(db, email);
  if (outcome === 'no account') return refused(`No account has the address ${email}. Nothing was changed.`);
  if (outcome === 'already off') return refused(`${email} already signs in without a code. Nothing was changed.`);
  return done(`Two-factor sign-in is off for ${email}: the password alone is enough.`);
}

async function empty({ db }: Site, name: string): Promise<Outcome> {
  if (openNames.includes(name)) return refused(`The extension ${name} is open. Nothing was changed.`);
  const rows = await emptyExtension(db, name, openNames);
  if (rows === undefined) return refused(`No extension called ${name} has tables here. Nothing was changed.`);
  return done(`Deleted ${rows === 1 ? 'one row' : `${rows.toLocaleString('en')} rows`} of the extension ${name}.`);
}

async function keepCurrentSecret(site: Site): Promise<Outcome> {
  if (!site.settings.SESSION_SECRET) return refused('There is no secret to keep. The next start of the site makes one.');
  if ((await compareSecret(site)) === 'same') return refused('The accounts already use this secret. Nothing was changed.');
  await adoptSecret(site);
  const unreadable = await listUnreadableTwoFactors(site);
  return done(
    'The site continues with the current secret. Everybody signs in again.',
    ...unreadable.map(({ email }) => `The codes of ${email} cannot be checked: npm run rescue -- two-factor ${email} off`),
  );
}

async function check(site: Site): Promise<Outcome> {
  const faults = printFaults(await runChecks(checks, toCheckedSite(site)));
  return faults.length > 0 ? { lines: faults, isWell: false } : done('Nothing is wrong.');
}

function toCheckedSite({ settings, db }: Site): CheckedSite {
  return {
    settings,
    wrongSettings: [],
    settingHints: [],
    openDb: async () => db,
    openStorage: () => openStorage(settings),
    now: () => new Date(),
    code: { release, build: 'running' },
    kinds: libraryKinds,
    findLastBackup: () => findLastBackup(openBackupStore(settings)),
    isThorough: true,
  };
}

function done(...lines: string[]): Outcome {
  return { lines, isWell: true };
}

function refused(line: string): Outcome {
  return { lines: [line], isWell: false };
}

async function openSite(): Promise<Site> {
  const settings = await readSettingsOfSite();
  const { DATABASE_URL, DATA_DIR } = settings;
  if (!DATABASE_URL && !existsSync(path.join(DATA_DIR, DATABASE_FILE))) {
    throw new SettingsError(`DATA_DIR: there is no site in ${DATA_DIR}; run this with the settings of the site`);
  }
  const db = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  try {
    await assertCurrent(db);
    return { settings, db };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function assertCurrent(db: Db) {
  const setting = 'DATABASE_URL or DATA_DIR';
  const { pending, unknown } = await findMigrations(db, allMigrations).catch((error) => {
    throw new SettingsError(`${setting}: the database holds no readable site (${getReason(error)})`);
  });
  if (pending.length > 0)
    throw new SettingsError(`${setting}: the database is older than this version; start the site once with this version, then try again`);
  if (unknown) throw new SettingsError(`${setting}: the database is newer than this version; run this with the version of the site`);
}

await main(process.argv.slice(2)).catch(exitWithMessage);
