import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';

type Row = Record<string, unknown>;

/** The rows of each table by their first column, which is a key in all of them. */
export type Rows = Record<string, Map<string, Row>>;

/** What the search reads is made of the articles by the database itself. */
const DERIVED = /^article_(search|trigrams|grams)/;

/** Every row that is not derived from others. */
export async function readRows(db: Db): Promise<Rows> {
  const names =
    getDialect(db) === 'postgres'
      ? sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public'`
      : sql<{ name: string }>`select name from sqlite_schema where type = 'table'`;
  const tables = (await names.execute(db)).rows.map(({ name }) => name).filter((name) => !DERIVED.test(name));
  const read = async (table: string) => {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} order by 1`.execute(db);
    return [table, new Map(rows.map((row) => [String(Object.values(row)[0]), { ...row }]))] as const;
  };
  return Object.fromEntries(await Promise.all(tables.sort().map(read)));
}

/** Columns that no longer exist: what they held is derived. */
const DROPPED = new Set(['plainText', 'searchText', 'searchGrams']);

/** What stood in the rows before and is no longer there, in words. */
export function findLosses(before: Rows, after: Rows): string[] {
  return Object.entries(before).flatMap(([table, rows]) =>
    table === 'migrations'
      ? []
      : [...rows].flatMap(([key, row]) => {
          const kept = after[table]?.get(key);
          if (!kept) return [`${table} ${key} is gone`];
          return Object.entries(row)
            .filter(([column, value]) => !DROPPED.has(column) && !isKept({ table, column }, value, kept))
            .map(([column, value]) => `${table} ${key}: ${column} was ${JSON.stringify(value)} and is ${JSON.stringify(kept[column])}`);
        }),
  );
}

function isKept({ table, column }: { table: string; column: string }, before: unknown, after: Row): boolean {
  if (table === 'content_version' && column === 'version') return Number(after[column]) >= Number(before);
  return JSON.stringify(before) === JSON.stringify(after[column]);
}
