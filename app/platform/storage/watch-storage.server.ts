import { randomUUID } from 'node:crypto';
import { unavailable } from '#platform/errors/app-error.ts';
import type { Faults } from '#platform/health/faults.ts';
import { NO_ANSWER, type Storage } from './storage.ts';

const FAILED_READS = 3;
const CHECK_MS = 15_000;

const NOT_ANSWERING =
  'The image store does not answer: pages lack their images, and none can be uploaded. Check that the store runs, and that STORAGE_URL or DATA_DIR is right.';
const NOT_KEEPING =
  'The image store does not keep what it is sent, so no image can be uploaded. Check whether the store is gone, full, read-only or damaged.';

interface WatchedStorage {
  storage: Storage;
  stop(): void;
}

const NOT_OURS = 'The image store may hold the images of another site, so nothing is stored there.';

interface WatchOptions {
  faults: Faults;
  isOurs: boolean;
  lasting?: string | undefined;
  checkMs?: number;
}

/**
 * Reports a store that keeps failing as the fault `images` and checks every 15 s whether it works again. Meanwhile reads and writes throw
 * `unavailable` at once.
 */
export function watchStorage(storage: Storage, { faults, isOurs, lasting, checkMs = CHECK_MS }: WatchOptions): WatchedStorage {
  let failedReads = 0;
  let isAnswering = true;
  let isChecking = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  if (lasting) faults.set('images', { message: lasting });

  async function check() {
    if (isChecking || isStopped) return;
    isChecking = true;
    clearTimeout(timer);
    const problem = await findProblem(storage, isOurs);
    isChecking = false;
    if (isStopped) return;
    isAnswering = problem !== NOT_ANSWERING;
    failedReads = 0;
    const message = problem ?? lasting;
    if (message) faults.set('images', { message });
    else faults.clear('images');
    if (problem) timer = setTimeout(check, checkMs).unref();
  }

  async function watch<T>(work: () => Promise<T>, { isWrite = false } = {}): Promise<T> {
    if (isWrite && !isOurs) throw unavailable('the images are not known to belong to this site', undefined, NOT_OURS);
    if (!isAnswering) throw unavailable('the image store has not answered lately', undefined, NO_ANSWER);
    try {
      const result = await work();
      failedReads = 0;
      return result;
    } catch (error) {
      failedReads++;
      if (isWrite || failedReads >= FAILED_READS) void check();
      throw error;
    }
  }

  return {
    storage: {
      ...storage,
      put: (key, bytes) => watch(() => storage.put(key, bytes), { isWrite: true }),
      get: (key) => watch(() => storage.get(key)),
      has: (key) => watch(() => storage.has(key)),
      delete: (key) => watch(() => storage.delete(key), { isWrite: true }),
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

async function findProblem(storage: Storage, isOurs: boolean): Promise<string | undefined> {
  try {
    await storage.readNote('byline-site.txt');
  } catch {
    return NOT_ANSWERING;
  }
  try {
    if (isOurs) await storage.writeNote('byline-check.txt', randomUUID());
  } catch {
    return NOT_KEEPING;
  }
}

export function reportFailedWrites(storage: Storage, report: (error: unknown) => void): Storage {
  const reportAndThrow = (error: unknown) => {
    report(error);
    throw error;
  };
  return {
    ...storage,
    put: (...file) => storage.put(...file).catch(reportAndThrow),
    delete: (...key) => storage.delete(...key).catch(reportAndThrow),
  };
}
