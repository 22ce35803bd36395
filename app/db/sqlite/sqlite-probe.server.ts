import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { DatabaseProbe } from '#platform/health/disk-watch.server.ts';
import { createPlaceCheck, DATABASE_FILE } from './database-file.server.ts';
import { toSqliteError } from './sqlite-errors.server.ts';

/** Waits for no lock: a transaction under way counts as `locked`. */
export function createSqliteProbe(dataDir: string): DatabaseProbe {
  const url = pathToFileURL(path.join(dataDir, DATABASE_FILE));
  url.search = '?mode=rw'; // never makes a new one
  return {
    isInPlace: createPlaceCheck(dataDir),
    write() {
      let file: DatabaseSync | undefined;
      try {
        file = new DatabaseSync(url, { timeout: 0 });
        file.exec('pragma synchronous = full; update site set id = id'); // one page, which no reader misses
      } catch (error) {
        throw toSqliteError(error);
      } finally {
        file?.close();
      }
    },
  };
}
