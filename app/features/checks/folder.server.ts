import { accessSync, chmodSync, constants, existsSync, readdirSync, type Stats, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { getFreeBytes, LOW_BYTES } from '#platform/health/disk-reserve.server.ts';
import type { CheckedSite } from './check.server.ts';
import { type Finding, hint, unknown, well, wrong } from './checkup.ts';

const OTHERS = 0o077;
const MAX_NAMED = 3;

const NETWORK_FILE_SYSTEMS = [0x6969, 0xff534d42, 0xfe534d42, 0x517b, 0x01021997];
const TEMPORARY_FILE_SYSTEMS = new Map([
  [0x01021994, 'in memory'],
  [0x858458f6, 'in memory'],
  [0x794c7630, 'in the file system of a container'],
]);

export async function checkFolder({ settings }: Pick<CheckedSite, 'settings'>, user = process.getuid?.()): Promise<Finding[]> {
  const { DATA_DIR, DATABASE_URL } = settings;
  const stats = findStats(DATA_DIR);
  if (!stats) return [checkParent(DATA_DIR)];
  if (!stats.isDirectory()) return [wrong(`${DATA_DIR} is a file and not a folder.`, 'Set DATA_DIR to a folder.')];
  const refused = listFiles(DATA_DIR).filter((file) => !canWrite(file));
  const findings = [
    ...(refused.length > 0 ? [wrong(`This user can’t write to ${nameSome(refused)}.`, describeOwner(DATA_DIR, stats, user))] : []),
    ...checkRoot(DATA_DIR, stats, user),
    ...checkOthers(DATA_DIR, stats),
    ...(DATABASE_URL ? [] : describeFileSystem((await statfs(DATA_DIR)).type)),
  ];
  return findings.length > 0 ? findings : [well(`The site can write to ${DATA_DIR}, and other users of the machine can’t open it.`)];
}

export async function repairFolder({ settings: { DATA_DIR } }: Pick<CheckedSite, 'settings'>): Promise<string[]> {
  if (!isOpenToOthers(DATA_DIR)) return [];
  const open = listFiles(DATA_DIR).filter(isOpenToOthers);
  for (const file of open) chmodSync(file, statSync(file).mode & ~OTHERS);
  return open.map((file) => `Closed ${file} to other users.`);
}

function listFiles(dir: string): string[] {
  try {
    return [dir, ...readdirSync(dir).map((name) => path.join(dir, name))];
  } catch {
    return [dir];
  }
}

/** Windows has no such modes. */
function isOpenToOthers(file: string): boolean {
  return process.platform !== 'win32' && ((findStats(file)?.mode ?? 0) & OTHERS) !== 0;
}

export function describeFileSystem(type: number): Finding[] {
  if (NETWORK_FILE_SYSTEMS.includes(type)) {
    const advice = 'Put DATA_DIR on a local disk, or use PostgreSQL (DATABASE_URL).';
    return [wrong('The folder is on a network file system, where SQLite can lose or damage data.', advice)];
  }
  const where = TEMPORARY_FILE_SYSTEMS.get(type);
  if (!where) return [];
  return [hint(`The folder is ${where}, so its contents may be gone after a restart.`, 'Put DATA_DIR on a volume or a permanent disk.')];
}

function checkParent(dir: string): Finding {
  let parent = path.dirname(dir);
  while (!findStats(parent) && parent !== path.dirname(parent)) parent = path.dirname(parent);
  if (!findStats(parent)?.isDirectory()) return wrong(`${dir} can’t be created: ${parent} is a file.`, 'Set DATA_DIR to another folder.');
  return canWrite(parent)
    ? wrong(
        `${dir} does not exist.`,
        'If this site is new, start it: the first start creates the folder. Otherwise, set DATA_DIR to the folder it had before.',
      )
    : wrong(`${dir} doesn’t exist, and this user can’t create it in ${parent}.`, 'Create it, and make the site’s user its owner.');
}

function checkRoot(dir: string, { uid }: Stats, user: number | undefined): Finding[] {
  if (user !== 0 || uid === 0) return [];
  return [
    hint(
      `${dir} belongs to user ${uid}, and this command runs as root, which can do anything.`,
      'Run it as the site’s user to see what that user can do.',
    ),
  ];
}

function checkOthers(dir: string, { mode }: Stats): Finding[] {
  if (!isOpenToOthers(dir)) return [];
  const [, ...files] = listFiles(dir).filter(isOpenToOthers);
  const readable = files.length > 0 ? ` and read ${nameSome(files)}` : '';
  const message = `Other users of this machine can open ${dir} (mode ${(mode & 0o777).toString(8)})${readable}. Your drafts, messages and accounts are in it.`;
  return [wrong(message, `Close it: chmod 700 ${dir}, or npm run rescue -- repair`)];
}

function describeOwner(dir: string, { uid }: Stats, user: number | undefined): string {
  if (user === undefined || uid === user) return 'Check the permissions, and whether the disk is read-only.';
  return `It belongs to user ${uid}, and this command runs as user ${user}. Use one user for both, or change the owner: chown -R ${user} ${dir}`;
}

function nameSome(files: string[]): string {
  const more = files.length - MAX_NAMED;
  return `${files.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function findStats(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined; // missing, below a file, or not visible to this user
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

const MEGABYTE = 1_000_000;

export async function checkDisk({ settings }: Pick<CheckedSite, 'settings'>): Promise<Finding[]> {
  let folder = settings.DATA_DIR;
  while (!existsSync(folder) && folder !== path.dirname(folder)) folder = path.dirname(folder);
  return [describeFreeBytes(await getFreeBytes(folder))];
}

export function describeFreeBytes(free: number): Finding {
  if (!Number.isFinite(free)) return unknown('The file system doesn’t report how much space is free.');
  const message = `${formatBytes(free)} free on the disk of the data folder.`;
  return free < LOW_BYTES
    ? wrong(message, 'Free some space or move to a larger disk. Otherwise you’ll soon be unable to save.')
    : well(message);
}

function formatBytes(bytes: number): string {
  const [amount, unit] = bytes < 1000 * MEGABYTE ? [bytes / MEGABYTE, 'MB'] : [bytes / (1000 * MEGABYTE), 'GB'];
  return `${amount.toLocaleString('en-US', { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${unit}`;
}
