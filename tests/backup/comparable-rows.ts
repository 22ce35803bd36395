import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';

/** What no backup has, what each database keeps in its own way, and the engine of SQLite's search. */
const OTHER_TABLES =
  /^(sessions|assistant_clients|assistant_grants|attempts|verifications|migrations|item_changes|article_(search|trigrams|grams).*|sqlite_.*)$/;

/** The rows of each table that a restored database has as well, as sorted JSON; without images that are on their way in or out. */
export async function readComparableRows(db: Db): Promise<Record<string, string[]>> {
  const names =
    getDialect(db) === 'postgres'
      ? sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public'`
      : sql<{ name: string }>`select name from sqlite_schema where type = 'table'`;
  const tables = (await names.execute(db)).rows.map(({ name }) => name).filter((name) => !OTHER_TABLES.test(name));
  const all: Record<string, string[]> = {};
  for (const table of tables.toSorted()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    const isKept: Record<string, (row: Record<string, unknown>) => boolean> = {
      images: ({ state }) => state === 'live' || state === 'trashed',
      jobs: ({ name }) => name === 'email',
      tokens: ({ kind }) => kind !== 'api-token' && kind !== 'set-up' && kind !== 'rescue',
    };
    const kept = rows.filter(isKept[table] ?? (() => true));
    all[table] = kept.map(toComparable).toSorted();
  }
  return all;
}

function toComparable(row: Record<string, unknown>): string {
  const values = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
  ]);
  return JSON.stringify(values.toSorted(([a], [b]) => String(a).localeCompare(String(b))));
}
