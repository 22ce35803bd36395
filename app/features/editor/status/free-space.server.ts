import { statfs } from 'node:fs/promises';
import type { Fault } from '#platform/health/faults.ts';

/** Free bytes of the disk that holds the folder, while something is wrong with a disk; else null, as where it cannot be told. */
export async function readFreeSpace(folder: string, faults: readonly Fault[]): Promise<number | null> {
  if (!faults.some(({ part }) => part === 'disk')) return null;
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
