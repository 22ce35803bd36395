import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTick } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, getDialect } from './client.server.ts';
import { listTables } from './extension-tables.server.ts';
import { ALL_ROWS_MS, withPatience } from './postgres/query-limits.server.ts';
import { DATABASE_FILE } from './sqlite/database-file.server.ts';
import { toSqliteError } from './sqlite/sqlite-errors.server.ts';
import { fromSqlite } from './sqlite/sqlite-values.server.ts';

/** Booleans, arrays and ISO 8601 times on both databases; bytes are Uint8Array. */
export type StoredRow = Record<string, unknown>;

export interface Snapshot {
  /** In the order in which they were made. */
  tables: ReadonlySet<string>;
  readRows(table: string): AsyncIterable<StoredRow[]>;
}

const SLICE = 50;

/** SQLite's write-ahead log grows until `read` is done. */
export function readSnapshot<T>({ db, dataDir }: { db: Db; dataDir: string }, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return getDialect(db) === 'postgres' ? readPostgresSnapshot(db, read) : readSqliteSnapshot(dataDir, read);
}

/** One transaction on one connection, so that it works behind a pooler. */
function readPostgresSnapshot<T>(db: Db, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const transaction = db.withoutPlugins().transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const run = () =>
    transaction.execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      return read({ tables: new Set(await listTables(tx)), readRows: (table) => readPostgresRows(tx, table) });
    });
  return withPatience(run, ALL_ROWS_MS);
}

async function* readPostgresRows(tx: Db, table: string): AsyncGenerator<StoredRow[]> {
  const key = await listKey(tx, table);
  await sql`declare backup_rows no scroll cursor for select * from ${sql.table(table)} order by ${sql.join(key.map((name) => sql.ref(name)))}`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<StoredRow>`fetch ${sql.lit(SLICE)} from backup_rows`.execute(tx);
    if (rows.length > 0) yield rows;
    if (rows.length < SLICE) break;
  }
  await sql`close backup_rows`.execute(tx);
}

async function listKey(tx: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attribute.attname as name
      from pg_index key join pg_attribute attribute on attribute.attrelid = key.indrelid and attribute.attnum = any(key.indkey)
      where key.indrelid = to_regclass(${table}) and key.indisprimary
      order by array_position(key.indkey::int2[], attribute.attnum)`.execute(tx);
  return rows.map(({ name }) => name);
}

async function readSqliteSnapshot<T>(dataDir: string, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const file = translateErrors(() => new DatabaseSync(path.join(dataDir, DATABASE_FILE), { readOnly: true }));
  try {
    const tables = translateErrors(() => {
      file.exec('pragma busy_timeout = 5000; begin');
      return listSqliteTables(file); // the first statement that reads fixes the moment
    });
    return await read({ tables, readRows: (table) => readSqliteRows(file, table) });
  } finally {
    file.close();
  }
}

function listSqliteTables(file: DatabaseSync): ReadonlySet<string> {
  const rows = file.prepare("select name from sqlite_schema where type = 'table' order by rowid").all();
  return new Set(rows.map(({ name }) => String(name)));
}

async function* readSqliteRows(file: DatabaseSync, table: string): AsyncGenerator<StoredRow[]> {
  const rows = translateErrors(() => file.prepare(`select * from "${table}"`).iterate());
  for (;;) {
    const slice = translateErrors(() => takeRows(rows));
    if (slice.length > 0) yield slice;
    if (slice.length < SLICE) return;
    await nextTick();
  }
}

function takeRows(rows: Iterator<StoredRow>): StoredRow[] {
  const slice: StoredRow[] = [];
  while (slice.length < SLICE) {
    const { value: row, done } = rows.next();
    if (done) break;
    for (const column of Object.keys(row)) row[column] = fromSqlite(column, row[column]);
    slice.push(row);
  }
  return slice;
}

function translateErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toSqliteError(error, { isReading: true });
  }
}
