import { type Db, getDialect } from '../client.server.ts';
import { readPostgresSnapshot } from './postgres-snapshot.server.ts';
import type { Snapshot } from './snapshot.ts';
import { readSqliteSnapshot } from './sqlite-snapshot.server.ts';

/** SQLite's write-ahead log grows until `read` is done. */
export function readSnapshot<T>({ db, dataDir }: { db: Db; dataDir: string }, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return getDialect(db) === 'postgres' ? readPostgresSnapshot(db, read) : readSqliteSnapshot(dataDir, read);
}
