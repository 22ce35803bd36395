import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { CamelCasePlugin, Kysely, SqliteDialect } from 'kysely';
import type { Database } from './schema.ts';
import { SqliteValuesPlugin } from './sqlite-values.server.ts';

const MAX_PREPARED = 200;

/** Opens `byline.sqlite` in the folder, durable at each commit (WAL with `synchronous=FULL`). Throws node:sqlite's error when it can't. */
export function openSqlite(dataDir: string): Kysely<Database> {
  const file = new DatabaseSync(path.join(dataDir, 'byline.sqlite'));
  file.exec('pragma busy_timeout = 5000; pragma foreign_keys = on; pragma journal_mode = wal; pragma synchronous = full');
  file.function('lower', { deterministic: true }, (text) => (typeof text === 'string' ? text.toLowerCase() : text)); // SQLite's own knows ASCII only
  return new Kysely<Database>({
    dialect: new SqliteDialect({ database: toKyselyDatabase(file) }),
    plugins: [new SqliteValuesPlugin(), new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** Shows node:sqlite the way that Kysely's dialect expects, keeping prepared statements. */
function toKyselyDatabase(file: DatabaseSync) {
  const prepared = new Map<string, ReturnType<typeof toKyselyStatement>>();
  return {
    close: () => file.close(),
    prepare(sql: string) {
      const text = sql === 'begin' ? 'begin immediate' : sql; // every transaction here writes: take the lock at once, not midway
      const kept = prepared.get(text);
      if (kept) return kept;
      const statement = toKyselyStatement(file.prepare(text));
      if (prepared.size >= MAX_PREPARED) prepared.clear();
      prepared.set(text, statement);
      return statement;
    },
  };
}

function toKyselyStatement(statement: StatementSync) {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]; // the plugin has turned them into SQLite's own types
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
  };
}
