import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';

/** Everything that a database's catalogue says of the schema, a line for each column, index, constraint, trigger and function. */
export async function readSchema(db: Db): Promise<string[]> {
  const statements = getDialect(db) === 'postgres' ? POSTGRES : SQLITE;
  const results = await Promise.all(statements.map((statement) => sql<{ line: string }>`${sql.raw(statement)}`.execute(db)));
  const lines = results.flatMap(({ rows }) => rows.map(({ line }) => line.replaceAll(/\s+/g, ' ')));
  return lines.sort();
}

const SQLITE = [
  `select tables.name || '.' || columns.name || ' ' || columns.type || ' ' || "notnull" || ' ' || pk || ' '
      || coalesce(replace(replace(dflt_value, 'false', '0'), 'true', '1'), '') as line
    from sqlite_schema tables, pragma_table_info(tables.name) columns where tables.type = 'table'`,
  `select type || ' ' || name || ' ' || coalesce(sql, '') as line from sqlite_schema where type <> 'table'`,
];

const POSTGRES = [
  `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, is_identity) as line
    from information_schema.columns where table_schema = 'public'`,
  `select indexdef as line from pg_indexes where schemaname = 'public'`,
  `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
    where connamespace = 'public'::regnamespace`,
  'select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal',
  `select pg_get_functiondef(pg_proc.oid) as line from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql')`,
];
