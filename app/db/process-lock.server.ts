import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unavailable } from '#platform/errors/app-error.ts';

export interface DataDirLock {
  release(): void;
  /** Frees the folder for a process that works in place of this one. Throws `unavailable` if another has it afterwards. */
  lend<T>(work: () => Promise<T>): Promise<T>;
}

/** Ends with the process, however that ends. Throws `unavailable` when another process holds it. */
export function lockDataDir(dataDir: string): DataDirLock {
  let file = openLock(dataDir);
  return {
    release: () => file.close(),
    async lend(work) {
      file.close();
      const result = await work();
      file = openLock(dataDir);
      return result;
    },
  };
}

function openLock(dataDir: string): DatabaseSync {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path.join(dataDir, 'byline.lock'));
    file.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive');
    return file;
  } catch (error) {
    file?.close();
    throw unavailable(`DATA_DIR: ${whyNot(dataDir, error)}`, error);
  }
}

const SQLITE_BUSY = 5;

function whyNot(dataDir: string, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'errcode' in error && error.errcode === SQLITE_BUSY
    ? `another Byline is running on ${dataDir}; stop it first, or give this one a folder of its own`
    : `${dataDir} cannot be locked: ${error.message}`;
}
