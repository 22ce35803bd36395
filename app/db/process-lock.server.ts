import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unavailable } from '#platform/errors/app-error.ts';

/**
 * Holds a folder for this process until `release` or the process's end, however it ends.
 * Throws `unavailable` when another process holds it.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  const file = new DatabaseSync(path.join(dataDir, 'byline.lock'));
  try {
    file.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    file.close();
    throw unavailable(`DATA_DIR: another Byline is running on ${dataDir}; stop it first, or give this one a folder of its own`, error);
  }
  return { release: () => file.close() };
}
