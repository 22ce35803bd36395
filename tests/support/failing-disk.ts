import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SOURCE = 'torture/disk/failing-disk.c';

/** What fails, as its source says: `KILL` kills the process in place of the call. */
export interface DiskFailure {
  error: 'ENOSPC' | 'EDQUOT' | 'EROFS' | 'EIO' | 'EACCES' | 'EPERM' | 'KILL';
  /** All but `unlink` where they are left out. */
  calls?: readonly ('write' | 'sync' | 'create' | 'open' | 'rename' | 'truncate' | 'allocate' | 'link' | 'unlink' | 'mkdir')[];
  /** From which call on, counted from 1; the first where it is left out. */
  from?: number;
  /** This call alone, counted from 1. */
  nth?: number;
  /** Only paths in the folder that contain this. */
  part?: string;
}

export interface FailingDisk {
  /** For the environment of the process whose disk is to fail. */
  settings: Record<string, string>;
  /** From now on; the count of calls begins anew. */
  fail(failure: DiskFailure): void;
  mend(): void;
  /** What has failed since the last `fail`: the call, the path in the folder and the error, e.g. `write /byline.sqlite-wal ENOSPC`. */
  failures(): string[];
  remove(): void;
}

/** Why no disk can be made to fail here; undefined where it can. */
export function findMissingForFailingDisk(): string | undefined {
  if (process.platform !== 'linux') return 'the file layer that fails on demand is for Linux';
  return spawnSync('cc', ['--version']).status === 0 ? undefined : 'there is no C compiler';
}

/** Builds the file layer that fails on demand, for what is in a folder. */
export function buildFailingDisk(folder: string): FailingDisk {
  const place = mkdtempSync(path.join(tmpdir(), 'byline-failing-disk-'));
  const library = path.join(place, 'failing-disk.so');
  const control = path.join(place, 'control');
  const log = `${control}.log`;
  const { status, stderr } = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, SOURCE, '-ldl', '-lpthread'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${SOURCE} was not built: ${stderr}`);
  let round = 0;
  return {
    settings: { LD_PRELOAD: library, FAILING_DISK_FOLDER: folder, FAILING_DISK_CONTROL: control },
    fail({ error, calls, from = 1, nth, part = '' }) {
      rmSync(log, { force: true });
      round += 1;
      writeFileSync(control, `${round} ${calls?.join(',') ?? 'any'} ${error} ${nth ?? `${from}+`} ${part}\n`);
    },
    mend: () => rmSync(control, { force: true }),
    failures: () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []),
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}
