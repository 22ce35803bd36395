import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { DatabaseProbe } from '#platform/health/disk-watch.server.ts';
import { toSqliteError } from './sqlite-errors.server.ts';

export const DATABASE_FILE = 'byline.sqlite';

/** A file that is deleted or replaced while open goes on accepting writes, which are lost when the process ends. */
export function createPlaceCheck(dataDir: string): () => boolean {
  const files = [DATABASE_FILE, `${DATABASE_FILE}-wal`].map((name) => ({ file: path.join(dataDir, name), first: '' }));
  return () =>
    files.every((known) => {
      const now = identify(known.file);
      known.first ||= now;
      return now === known.first;
    });
}

function identify(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.dev} ${stats.ino}` : '';
}

const BUSY_MS = 2000;

/** A reader of a file without a log would create one and leave it behind, so such a file is opened as immutable. */
export function openFileReadOnly(name: string): DatabaseSync {
  if (existsSync(`${name}-wal`)) return new DatabaseSync(name, { readOnly: true, timeout: BUSY_MS });
  const url = pathToFileURL(name);
  url.searchParams.set('immutable', '1');
  return new DatabaseSync(url, { readOnly: true });
}

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
        throw toSqliteError(error, { file: path.join(dataDir, DATABASE_FILE) });
      } finally {
        file?.close();
      }
    },
  };
}
