import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import { migrations } from '#db/migrations.ts';

/** Whether the schema is today's. */
export async function isCurrent(db: Db): Promise<boolean> {
  const { applied } = await db
    .selectFrom('migrations' as never)
    .select((eb) => eb.fn.countAll<number>().as('applied'))
    .executeTakeFirstOrThrow();
  return Number(applied) === migrations.length;
}

/** A row without what its table does not have: a database of an earlier schema is filled like one of today's. */
export async function keepKnown<Row extends object>(db: Db, table: string, row: Row): Promise<Row> {
  const names =
    getDialect(db) === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_info(${table})`
      : sql<{ name: string }>`select column_name as name from information_schema.columns where table_name = ${table}`;
  const { rows } = await names.execute(db);
  const known = new Set(rows.map(({ name }) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())));
  return Object.fromEntries(Object.entries(row).filter(([name]) => known.has(name))) as Row; // what is gone no column of that schema needs
}
