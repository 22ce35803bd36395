import { sql } from 'kysely';
import type { Db } from '../client.server.ts';
import { ALL_ROWS_MS, withPatience } from '../postgres/query-limits.server.ts';
import type { Snapshot, StoredRow } from './snapshot.ts';

const SLICE = 50;

/** One transaction on one connection, so that it works behind a pooler. */
export function readPostgresSnapshot<T>(db: Db, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const transaction = db.withoutPlugins().transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const run = () =>
    transaction.execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      return read({ tables: await listTables(tx), readRows: (table) => readRows(tx, table) });
    });
  return withPatience(run, ALL_ROWS_MS);
}

async function listTables(tx: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}

async function* readRows(tx: Db, table: string): AsyncGenerator<StoredRow[]> {
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
