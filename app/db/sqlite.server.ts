import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { CamelCasePlugin, Kysely, SqliteDialect } from 'kysely';
import { DiskError } from '#platform/errors/disk-error.server.ts';
import { createQueryLog, type ObservedQuery } from './query-log.server.ts';
import type { Database } from './schema.ts';
import { createPlaceCheck, DATABASE_FILE, openFileReadOnly } from './sqlite/database-file.server.ts';
import { toSqliteError } from './sqlite/sqlite-errors.server.ts';
import { SqliteValuesPlugin } from './sqlite/sqlite-values.server.ts';

const MAX_PREPARED = 200;

/** Durable at each commit (WAL with `synchronous=FULL`). Every failed statement reaches `onFailure` as a DiskError. */
export function openSqlite(
  dataDir: string,
  onFailure: (error: DiskError) => void = () => undefined,
  onQuery?: (query: ObservedQuery) => void,
): Kysely<Database> {
  const name = path.join(dataDir, DATABASE_FILE);
  const file = translate({ onFailure, isReading: true, file: name }, () => openFile(name));
  return new Kysely<Database>({
    dialect: new SqliteDialect({ database: toKyselyDatabase(file, createWriteCheck(file, dataDir), { onFailure, file: name }) }),
    plugins: [new SqliteValuesPlugin(), new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...createQueryLog(onQuery),
  });
}

/** Writes and creates nothing. Throws a DiskError if there is no database. */
export function openSqliteReadOnly(dataDir: string): Kysely<Database> {
  const onFailure = () => undefined;
  const file = translate({ onFailure, isReading: true }, () => openFileReadOnly(path.join(dataDir, DATABASE_FILE)));
  return new Kysely<Database>({
    dialect: new SqliteDialect({ database: toKyselyDatabase(file, (work) => work(), { onFailure }) }),
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

function toKyselyDatabase(file: DatabaseSync, check: WriteCheck, failing: Failing) {
  const prepared = new Map<string, ReturnType<typeof toKyselyStatement>>();
  return {
    close: () => file.close(),
    prepare(sql: string) {
      if (sql === 'rollback') return createRollback(file);
      const text = sql === 'begin' ? 'begin immediate' : sql; // every transaction here writes: take the lock at once, not midway
      const kept = prepared.get(text);
      if (kept) return kept;
      const isReading = !WRITES.test(text);
      const run = <T>(work: () => T) => translate({ ...failing, isReading }, work);
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

/** SQLite has already rolled back when the disk is full; a second rollback would hide that error. */
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

interface Failing {
  onFailure: (error: DiskError) => void;
  /** Of the database. */
  file?: string;
}

function translate<T>(options: Failing & { isReading?: boolean }, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const translated = toSqliteError(error, options);
    if (translated instanceof DiskError) options.onFailure(translated);
    throw translated;
  }
}
