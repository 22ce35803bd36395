import { type Db, getDialect } from '../client.server.ts';
import { readPostgresSnapshot } from './postgres-snapshot.server.ts';
import { readSqliteSnapshot } from './sqlite-snapshot.server.ts';

/** A row by the names of its columns in the database. Booleans, arrays and ISO 8601 times on both databases; bytes are Uint8Array. */
export type StoredRow = Record<string, unknown>;

/** All tables as they were in one moment. */
export interface Snapshot {
  /** Names in the database; also of tables that are not ours. */
  tables: ReadonlySet<string>;
  /** Some rows at a time, in the order of their insertion where the database knows it, else of their key. */
  readRows(table: string): AsyncIterable<StoredRow[]>;
}

/**
 * Reads a database as it is now, while others write to it. On SQLite over a connection of its own; the log of changes grows until
 * this is done.
 */
export function readSnapshot<T>({ db, dataDir }: { db: Db; dataDir: string }, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return getDialect(db) === 'postgres' ? readPostgresSnapshot(db, read) : readSqliteSnapshot(dataDir, read);
}
