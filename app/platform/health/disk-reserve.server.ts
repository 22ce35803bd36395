import { randomBytes } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { DiskError } from '#platform/errors/disk-error.server.ts';
import { writeFileAtomically } from '#platform/files/write-file.server.ts';

const FILE = 'disk-reserve';
const MIB = 2 ** 20;
const RESERVE_BYTES = 4 * MIB;
const MARGIN_BYTES = 2 * MIB;
/** Less is a fault. */
export const LOW_BYTES = 100 * MIB;

/** A file that is deleted when the disk is full, so that people can still sign in. */
export interface DiskReserve {
  exists(): boolean;
  release(): void;
  make(): Promise<void>;
}

export function createDiskReserve(dataDir: string): DiskReserve {
  const file = path.join(dataDir, FILE);
  const exists = () => statSync(file, { throwIfNoEntry: false })?.size === RESERVE_BYTES;
  return {
    exists,
    release() {
      try {
        rmSync(file, { force: true });
      } catch {}
    },
    async make() {
      if (exists()) return;
      const free = await getFreeBytes(dataDir);
      if (free < RESERVE_BYTES + MARGIN_BYTES) throw new DiskError('full', { detail: `${free} bytes are left` });
      await writeFileAtomically(file, randomBytes(RESERVE_BYTES), { mode: 0o600 }); // random: a file system may keep zeros for nothing
    },
  };
}

export async function getFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize, blocks } = await statfs(folder);
  return blocks > 0 ? bavail * bsize : Number.POSITIVE_INFINITY;
}
