import { randomBytes } from 'node:crypto';
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { toDiskError } from '#platform/errors/disk-error.server.ts';

const TEMPORARY = '.writing-';
const STALE_MS = 3_600_000;

/** The file appears complete or not at all, synced with its name. Throws a DiskError. */
export async function writeFileAtomically(file: string, bytes: Uint8Array, { mode }: { mode: number }): Promise<void> {
  try {
    await write(file, bytes, mode);
    await syncFolder(path.dirname(file));
  } catch (error) {
    throw toDiskError(error);
  }
}

export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // it syncs no folders
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
}

async function write(file: string, bytes: Uint8Array, mode: number) {
  const folder = path.dirname(file);
  const temporary = path.join(folder, `${TEMPORARY}${randomBytes(8).toString('hex')}`);
  try {
    const handle = await open(temporary, 'wx', mode);
    await handle
      .writeFile(bytes)
      .then(() => handle.sync())
      .finally(() => handle.close());
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined); // what went wrong first counts
    throw error;
  }
}

/** Returns false if the name is taken. Unlike a rename, a link replaces nothing. */
export async function linkUnlessThere(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    const code = getCode(error);
    if (code === 'EEXIST') return false;
    if (!NO_LINKS.includes(String(code))) throw error;
    if (await orAbsent(stat(to))) return false;
    await rename(from, to);
    return true;
  }
}

const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

/** Left by processes that died. */
export async function deleteStaleWrites(folder: string, prefix = TEMPORARY): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const file = path.join(folder, name);
    const stats = await orAbsent(stat(file));
    if (stats && Date.now() - stats.mtimeMs > STALE_MS) await rm(file, { force: true });
  }
}

export async function orAbsent<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (getCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function getCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

export async function isThere(file: string): Promise<boolean> {
  return (await orAbsent(stat(file))) !== undefined;
}
