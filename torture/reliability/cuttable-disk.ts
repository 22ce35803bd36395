import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SIZE = 96 * 1024 * 1024;
/** Seconds after which the kernel writes by itself; its usual 5 would hide what nobody has synced. */
const COMMIT_SECONDS = 60;

/** An ext4 file system in a file, whose power can be cut. */
export interface CuttableDisk {
  /** Where it is mounted. */
  folder: string;
  /**
   * The power is cut now and comes back: `folder` has what the device had been given, its journal replayed. Whoever has files open in it is
   * to be frozen before, and ended by `end` while the power is off.
   */
  cut(end: () => Promise<void>): Promise<void>;
  remove(): void;
}

/** Why there can be none here; undefined where there can. */
export function explainMissing(): string | undefined {
  if (process.getuid?.() !== 0) return 'mounting a file system needs root';
  if (!existsSync('/dev/loop-control')) return 'this machine has no loop devices';
  try {
    run('mkfs.ext4', '-V');
    createDisk().remove();
    return undefined;
  } catch (error) {
    return `ext4 on a loop device does not mount here: ${error instanceof Error ? error.message : error}`;
  }
}

export function createDisk(): CuttableDisk {
  const base = mkdtempSync(path.join(tmpdir(), 'byline-disk-'));
  const folder = path.join(base, 'mounted');
  const device = path.join(base, 'device');
  mkdirSync(folder);
  writeFileSync(device, '');
  truncateSync(device, SIZE);
  run('mkfs.ext4', '-q', device);
  const mount = () => run('mount', '-o', `loop,commit=${COMMIT_SECONDS}`, device, folder);
  const unmount = () => run('umount', folder);
  mount();
  return {
    folder,
    async cut(end) {
      const copy = `${device}-after`;
      copyFileSync(device, copy); // what no one has synced is in the memory of the file system and not here
      await end();
      unmount(); // writes the rest, to the file that is given up
      renameSync(copy, device);
      mount();
    },
    remove() {
      try {
        unmount();
      } catch {} // never mounted
      rmSync(base, { recursive: true, force: true });
    },
  };
}

function run(program: string, ...args: string[]) {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
}
