import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { CamelCasePlugin, Kysely, SqliteDialect } from 'kysely';
import { DiskError } from '#platform/errors/disk-error.server.ts';
import { createQueryLog, type ObservedQuery } from './query-log.server.ts';
import type { Database } from './schema.ts';
import { createPlaceCheck, DATABASE_FILE } from './sqlite/database-place.server.ts';
import { openFileReadOnly } from './sqlite/open-read-only.server.ts';
import { toSqliteError } from './sqlite/sqlite-errors.server.ts';
import { SqliteValuesPlugin } from './sqlite/sqlite-values.server.ts';

const MAX_PREPARED = 200;

/**
 * Opens `byline.sqlite` in the folder, durable at each commit (WAL with `synchronous=FULL`). Here and later what the disk has is thrown
 * as a DiskError, of which `onFailure` is told. A write into a file that is no longer in its place is such an error, too.
 */
export function openSqlite(
  dataDir: string,
  onFailure: (error: DiskError) => void = () => undefined,
  onQuery?: (query: ObservedQuery) => void,
): Kysely<Database> {
  const file = translate({ onFailure, isReading: true }, () => openFile(path.join(dataDir, DATABASE_FILE)));
  return new Kysely<Database>({
    dialect: new SqliteDialect({ database: toKyselyDatabase(file, createWriteCheck(file, dataDir), onFailure) }),
    plugins: [new SqliteValuesPlugin(), new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...createQueryLog(onQuery),
  });
}

/**
 * As `openSqlite`, to look at a database that runs or is stopped: nothing is written, and nothing is made beside a file that nobody has open.
 * Throws a DiskError where there is none.
 */
export function openSqliteReadOnly(dataDir: string): Kysely<Database> {
  const onFailure = () => undefined;
  const file = translate({ onFailure, isReading: true }, () => openFileReadOnly(path.join(dataDir, DATABASE_FILE)));
  return new Kysely<Database>({
    dialect: new SqliteDialect({ database: toKyselyDatabase(file, (work) => work(), onFailure) }),
    plugins: [new SqliteValuesPlugin(), new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

function openFile(name: string): DatabaseSync {
  const file = new DatabaseSync(name);
  try {
    file.exec('pragma busy_timeout = 5000; pragma foreign_keys = on; pragma journal_mode = wal; pragma synchronous = full');
    file.function('lower', { deterministic: true }, (text) => (typeof text === 'string' ? text.toLowerCase() : text)); // SQLite's own knows ASCII only
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Shows node:sqlite the way that Kysely's dialect expects, keeping prepared statements. */
function toKyselyDatabase(file: DatabaseSync, check: WriteCheck, onFailure: (error: DiskError) => void) {
  const prepared = new Map<string, ReturnType<typeof toKyselyStatement>>();
  return {
    close: () => file.close(),
    prepare(sql: string) {
      if (sql === 'rollback') return createRollback(file);
      const text = sql === 'begin' ? 'begin immediate' : sql; // every transaction here writes: take the lock at once, not midway
      const kept = prepared.get(text);
      if (kept) return kept;
      const isReading = !WRITES.test(text);
      const run = <T>(work: () => T) => translate({ onFailure, isReading }, work);
      const statement = toKyselyStatement(
        run(() => file.prepare(text)),
        isReading ? run : (work) => run(() => check(work)),
      );
      if (prepared.size >= MAX_PREPARED) prepared.clear();
      prepared.set(text, statement);
      return statement;
    },
  };
}

const WRITES = /^\s*(?:begin|commit|insert|update|delete|with|create|alter|drop)\b/i;

type Run = <T>(work: () => T) => T;

function toKyselyStatement(statement: StatementSync, run: Run) {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]; // the plugin has turned them into SQLite's own types
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => run(() => statement.all(...values(parameters))),
    run: (parameters: readonly unknown[]) => run(() => statement.run(...values(parameters))),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
  };
}

/** SQLite has rolled back already where the disk is full or fails; a second time would be an error, and hide that one. */
function createRollback(file: DatabaseSync) {
  return {
    reader: false,
    all: () => [],
    run() {
      if (file.isTransaction) file.exec('rollback');
      return { changes: 0, lastInsertRowid: 0 };
    },
    iterate: () => [][Symbol.iterator](),
  };
}

type WriteCheck = Run;

/** Writes are refused from when the file is found to be another one than was opened, until it is back. */
function createWriteCheck(file: DatabaseSync, dataDir: string): WriteCheck {
  const isInPlace = createPlaceCheck(dataDir);
  let isRefused = !isInPlace();
  return (work) => {
    if (isRefused) isRefused = !isInPlace();
    const result = isRefused ? undefined : { value: work() };
    if (result && (file.isTransaction || isInPlace())) return result.value; // a transaction is looked at when it is committed
    isRefused = true;
    throw new DiskError('moved', { detail: DATABASE_FILE });
  };
}

function translate<T>(options: { onFailure: (error: DiskError) => void; isReading?: boolean }, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const translated = toSqliteError(error, options);
    if (translated instanceof DiskError) options.onFailure(translated);
    throw translated;
  }
}
