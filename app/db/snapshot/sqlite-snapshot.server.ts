import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DATABASE_FILE } from '../sqlite/database-file.server.ts';
import { toSqliteError } from '../sqlite/sqlite-errors.server.ts';
import { fromSqlite } from '../sqlite/sqlite-values.server.ts';
import type { Snapshot, StoredRow } from './snapshot.ts';

const SLICE = 50;

export async function readSqliteSnapshot<T>(dataDir: string, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const file = translateErrors(() => new DatabaseSync(path.join(dataDir, DATABASE_FILE), { readOnly: true }));
  try {
    const tables = translateErrors(() => {
      file.exec('pragma busy_timeout = 5000; begin');
      return listTables(file); // the first statement that reads fixes the moment
    });
    return await read({ tables, readRows: (table) => readRows(file, table) });
  } finally {
    file.close();
  }
}

function listTables(file: DatabaseSync): ReadonlySet<string> {
  const rows = file.prepare("select name from sqlite_schema where type = 'table'").all();
  return new Set(rows.map(({ name }) => String(name)));
}

async function* readRows(file: DatabaseSync, table: string): AsyncGenerator<StoredRow[]> {
  const rows = translateErrors(() => file.prepare(`select * from "${table}"`).iterate());
  for (;;) {
    const slice = translateErrors(() => takeRows(rows));
    if (slice.length > 0) yield slice;
    if (slice.length < SLICE) return;
    await nextTurn();
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
