import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unavailable } from '#platform/errors/app-error.ts';

/** Ends with the process, however that ends. Throws `unavailable` when another process holds it. */
export function lockDataDir(dataDir: string): { release(): void } {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path.join(dataDir, 'byline.lock'));
    file.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive');
    return { release: () => file?.close() };
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
