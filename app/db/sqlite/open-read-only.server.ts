import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

const BUSY_MS = 2000;

/**
 * Opens a database to look at it, while its site runs or is stopped. Where a file has a log, its reader makes one and leaves it behind:
 * without one nobody has the file open, and it is read as it is.
 */
export function openFileReadOnly(name: string): DatabaseSync {
  if (existsSync(`${name}-wal`)) return new DatabaseSync(name, { readOnly: true, timeout: BUSY_MS });
  const url = pathToFileURL(name);
  url.searchParams.set('immutable', '1');
  return new DatabaseSync(url, { readOnly: true });
}
