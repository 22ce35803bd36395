import { accessSync, constants, readdirSync, type Stats, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { CheckedSite } from '../findings/checked-site.server.ts';
import { type Finding, hint, unknown, well, wrong } from '../findings/checkup.ts';

const OTHERS = 0o077;
const MAX_NAMED = 3;

/** Of statfs(2), by what they mean for a database in a file. */
const NETWORK_FILE_SYSTEMS = [0x6969, 0xff534d42, 0xfe534d42, 0x517b, 0x01021997];
const FLEETING_FILE_SYSTEMS = new Map([
  [0x01021994, 'in memory'],
  [0x858458f6, 'in memory'],
  [0x794c7630, 'in the file system of a container'],
]);

/** Whether the folder is there, can be written by this user and read by no other. Makes nothing. */
export async function checkFolder({ settings }: Pick<CheckedSite, 'settings'>, user = process.getuid?.()): Promise<Finding[]> {
  const { DATA_DIR, DATABASE_URL } = settings;
  const stats = findStats(DATA_DIR);
  if (!stats) return [checkParent(DATA_DIR)];
  if (!stats.isDirectory()) return [wrong(`${DATA_DIR} is a file and not a folder.`, 'Set DATA_DIR to a folder.')];
  const refused = [DATA_DIR, ...listNames(DATA_DIR)].filter((file) => !canWrite(file));
  const findings = [
    ...(refused.length > 0 ? [wrong(`This user may not write to ${nameSome(refused)}.`, describeOwner(DATA_DIR, stats, user))] : []),
    ...checkRoot(DATA_DIR, stats, user),
    ...checkOthers(DATA_DIR, stats),
    ...(DATABASE_URL ? [] : describeFileSystem((await statfs(DATA_DIR)).type)),
  ];
  return findings.length > 0 ? findings : [well(`${DATA_DIR} can be written, and other users of the machine cannot enter it.`)];
}

/** What the kind of file system means for SQLite. */
export function describeFileSystem(type: number): Finding[] {
  if (NETWORK_FILE_SYSTEMS.includes(type)) {
    const advice = 'Put DATA_DIR on a disk of the machine, or use PostgreSQL by DATABASE_URL.';
    return [wrong('The folder is on a network file system, on which SQLite can lose or damage what it is given.', advice)];
  }
  const where = FLEETING_FILE_SYSTEMS.get(type);
  if (!where) return [];
  return [hint(`The folder is ${where}: what is in it may be gone after a restart.`, 'Put DATA_DIR on a volume or a disk that stays.')];
}

/** The first start makes it where the folder above lets it. */
function checkParent(dir: string): Finding {
  let parent = path.dirname(dir);
  while (!findStats(parent) && parent !== path.dirname(parent)) parent = path.dirname(parent);
  if (!findStats(parent)?.isDirectory()) return wrong(`${dir} cannot be made: ${parent} is a file.`, 'Set DATA_DIR to another folder.');
  return canWrite(parent)
    ? unknown(`${dir} is not there yet.`, 'The first start makes it. If this site has been started before, DATA_DIR is another one now.')
    : wrong(`${dir} is not there, and this user may not make it in ${parent}.`, `Make it, and give it to the user that the site runs as.`);
}

function checkRoot(dir: string, { uid }: Stats, user: number | undefined): Finding[] {
  if (user !== 0 || uid === 0) return [];
  return [
    hint(
      `${dir} belongs to user ${uid}, and this runs as root, who may do everything.`,
      'Run it as the user that the site runs as, to see what that one may do.',
    ),
  ];
}

function checkOthers(dir: string, stats: Stats): Finding[] {
  if (process.platform === 'win32' || (stats.mode & OTHERS) === 0) return [];
  const message = `Other users of this machine may enter ${dir} (mode ${(stats.mode & 0o777).toString(8)}).`;
  return [wrong(message, `Close it: chmod 700 ${dir}`)];
}

function describeOwner(dir: string, { uid }: Stats, user: number | undefined): string {
  if (user === undefined || uid === user) return 'See who may write there, and whether the disk is read-only.';
  return `It belongs to user ${uid}, and this runs as user ${user}. Run the site and this as one user, or give that one the folder: chown -R ${user} ${dir}`;
}

function nameSome(files: string[]): string {
  const more = files.length - MAX_NAMED;
  return `${files.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function listNames(dir: string): string[] {
  try {
    return readdirSync(dir).map((name) => path.join(dir, name));
  } catch {
    return []; // a folder that cannot be read: what may be done with it is told by itself
  }
}

function findStats(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined; // not there, or below a file, or not to be seen by this user
  }
}

function canWrite(file: string): boolean {
  try {
    accessSync(file, findStats(file)?.isDirectory() ? constants.W_OK | constants.X_OK : constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
