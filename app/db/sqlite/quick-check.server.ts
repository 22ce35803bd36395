import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { DiskError } from '#platform/errors/disk-error.server.ts';
import { DATABASE_FILE } from './database-place.server.ts';
import { toSqliteError } from './sqlite-errors.server.ts';

const WORKER = path.resolve('app/db/sqlite/quick-check-worker.server.ts');

/** Reads all of a folder's database. Throws a DiskError where it is damaged; takes a second for some hundred megabytes. */
export function checkDatabase(dataDir: string): void {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path.join(dataDir, DATABASE_FILE), { readOnly: true });
    const found = String(Object.values(file.prepare('pragma quick_check(1)').get() ?? {})[0]);
    if (found !== 'ok') throw new DiskError('damaged', { detail: found });
  } catch (error) {
    throw toSqliteError(error);
  } finally {
    file?.close();
  }
}

/** As `checkDatabase`, in a thread beside the event loop; resolves with what the damage is, or undefined. */
export async function findDamage(dataDir: string): Promise<DiskError | undefined> {
  const worker = new Worker(WORKER, { workerData: dataDir });
  worker.unref();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the thread has ended')));
  const damage = await promise;
  return damage ? new DiskError('damaged', { detail: damage }) : undefined;
}
