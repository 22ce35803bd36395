import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withTimeout } from '#platform/concurrency/deadline.ts';
import { DiskError, type DiskTrouble, diskTroubles, throwDiskError } from '#platform/errors/disk-error.server.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import { createDiskReserve, getFreeBytes, LOW_BYTES } from './disk-reserve.server.ts';
import type { Faults } from './faults.ts';

const MIB = 2 ** 20;
const FULL_BYTES = MIB;
const STOP_MS = 2000;
const PROBE_FILE = '.writing-probe';

export interface DiskWatch {
  report(error: unknown): void;
  check(): Promise<void>;
  start(database?: DatabaseProbe): void;
  stop(): Promise<void>;
}

export interface DatabaseProbe {
  write(): void;
  isInPlace(): boolean;
}

interface DiskWatchOptions {
  dataDir: string;
  faults: Faults;
  log: Pick<Log, 'warn'>;
  calmMs?: number;
  failingMs?: number;
}

/** Clears faults within two seconds after the disk works again, which is tested by writing. */
export function watchDisk({ dataDir, faults, log, calmMs = 30_000, failingMs = 1000 }: DiskWatchOptions): DiskWatch {
  const reserve = createDiskReserve(dataDir);
  const troubles = new Map<'disk' | 'database', DiskTrouble>();
  let database: DatabaseProbe | undefined;
  let checking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStarted = false;
  let reports = 0;

  /** A check names the trouble more exactly than a failed write, except for a full disk. */
  function report(error: unknown) {
    if (!(error instanceof DiskError) || (troubles.has(getPart(error)) && error.trouble !== 'full')) return;
    record(error);
    schedule(0);
  }

  function record(error: DiskError) {
    reports += 1;
    const { trouble } = error;
    const part = getPart(error);
    if (trouble === 'full') reserve.release();
    if (troubles.get(part) !== trouble) log.warn('disk failure', { error: error.message });
    troubles.set(part, trouble);
    faults.set(part, { message: diskTroubles[trouble].fault, isReadOnly: true, isFull: trouble === 'full' });
  }

  async function look() {
    const reportsBefore = reports;
    try {
      const free = await getFreeBytes(dataDir).catch(throwDiskError);
      if (free < FULL_BYTES) throw new DiskError('full', { detail: `${free} bytes are left` });
      if (troubles.get('disk') === 'full') await reserve.make();
      await probeFolder(dataDir);
      if (database?.isInPlace() === false) throw new DiskError('moved', { detail: 'found by looking' });
      if (troubles.size > 0) database?.write();
      if (reports > reportsBefore) return; // a newer failure is looked at next
      clearTroubles();
      reportFreeSpace(free);
      if (isStarted) await reserve.make().catch(() => undefined); // a disk that is nearly full does without
    } catch (error) {
      if (!(error instanceof DiskError)) throw error;
      if (error.trouble === 'locked' && !troubles.has('database')) return; // a transaction of this process: the next look tells
      record(error);
    }
  }

  /** A damaged database stays damaged, whatever can be written. */
  function clearTroubles() {
    troubles.delete('disk');
    if (troubles.get('database') === 'damaged' || !troubles.delete('database')) return;
    faults.clear('database');
  }

  function reportFreeSpace(free: number) {
    if (free >= LOW_BYTES) faults.clear('disk');
    else faults.set('disk', { message: `Only ${formatMegabytes(free)} MB are free on the disk of the site.` });
  }

  function check() {
    checking ??= look()
      .catch((error) => log.warn('the disk could not be checked', errorFields(error)))
      .finally(() => {
        checking = undefined;
        schedule(troubles.size > 0 ? failingMs : calmMs);
      });
    return checking;
  }

  function schedule(ms: number) {
    clearTimeout(timer);
    if (isStarted) timer = setTimeout(check, ms).unref();
  }

  return {
    report,
    check,
    start(probe) {
      database = probe;
      isStarted = true;
      void check();
    },
    async stop() {
      isStarted = false;
      clearTimeout(timer);
      await withTimeout(STOP_MS, checking ?? Promise.resolve()).catch(() => undefined);
    },
  };
}

function getPart({ trouble }: DiskError) {
  return trouble === 'moved' || trouble === 'damaged' || trouble === 'locked' ? 'database' : 'disk';
}

async function probeFolder(dataDir: string) {
  const file = path.join(dataDir, PROBE_FILE);
  await writeFile(file, 'x', { mode: 0o600, flush: true })
    .finally(() => rm(file, { force: true }))
    .catch(throwDiskError);
}

/** Steps keep a disk that fills slowly to a handful of lines in the log. */
function formatMegabytes(bytes: number): number {
  const megabytes = Math.floor(bytes / MIB);
  return megabytes < 10 ? megabytes : Math.floor(megabytes / 10) * 10;
}
