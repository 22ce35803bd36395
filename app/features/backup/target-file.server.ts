import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { deleteStaleWrites, linkUnlessThere, orAbsent, syncFolder } from '#platform/files/write-file.server.ts';
import type { ByteSink } from './archive/archive-writer.server.ts';
import { explainWriting } from './archive/backup-error.ts';

/** Also of one that was killed: whatever else is in the folder has another name. */
const TEMPORARY = '.writing-backup-';

/**
 * Writes a file that appears whole and synced, or not at all, for its owner alone. Throws BackupError where it cannot, and where there is
 * one of that name, unless `force` is set.
 */
export async function writeTargetFile<T>(file: string, { force }: { force: boolean }, write: (sink: ByteSink) => Promise<T>): Promise<T> {
  const explain = <R>(work: () => Promise<R>) => explainWriting(file, work);
  const folder = path.dirname(path.resolve(file));
  const temporary = path.join(folder, `${TEMPORARY}${randomBytes(8).toString('hex')}`);
  await explain(() => assertFree(file, force));
  await explain(() => deleteStaleWrites(folder, TEMPORARY));
  const handle = await explain(() => open(temporary, 'wx', 0o600));
  try {
    const result = await write((bytes) => explain(() => handle.writeFile(bytes)));
    await explain(() => handle.sync());
    await handle.close();
    await explain(() => place(temporary, file, force));
    await explain(() => syncFolder(folder));
    return result;
  } finally {
    await handle.close().catch(() => undefined); // closed already
    await rm(temporary, { force: true }).catch(() => undefined); // what went wrong first counts
  }
}

async function assertFree(file: string, force: boolean) {
  const there = await orAbsent(stat(file));
  if (there?.isDirectory()) throw withCode('EISDIR');
  if (there && !force) throw withCode('EEXIST');
}

async function place(temporary: string, file: string, force: boolean) {
  if (force) await rename(temporary, file);
  else if (!(await linkUnlessThere(temporary, file))) throw withCode('EEXIST');
}

function withCode(code: string): Error {
  return Object.assign(new Error(code), { code });
}
