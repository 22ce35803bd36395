import { statSync } from 'node:fs';
import path from 'node:path';

export const DATABASE_FILE = 'byline.sqlite';

/**
 * Tells whether the database file of a folder, and its log of changes, are still those that were there at the first look. A file that
 * is deleted or replaced while it is open goes on taking writes, and they are gone with the process.
 */
export function createPlaceCheck(dataDir: string): () => boolean {
  const files = [DATABASE_FILE, `${DATABASE_FILE}-wal`].map((name) => ({ file: path.join(dataDir, name), first: '' }));
  return () =>
    files.every((known) => {
      const now = identify(known.file);
      known.first ||= now;
      return now === known.first;
    });
}

/** Empty where there is no such file. */
function identify(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.dev} ${stats.ino}` : '';
}
