import { sql } from 'kysely';
import { type Db, getDialect } from './client.server.ts';
import { findExtension } from './migrations/migration.ts';
import { tablesInBackups } from './schema.ts';

/** Which migrations of the core made, before they were an extension's. */
const MADE_BY_CORE: Readonly<Record<string, readonly string[]>> = {
  inbox: ['messages', 'message_replies'],
  moving: ['imports', 'imported_items', 'imported_images'],
  newsletter: ['subscribers', 'unsubscribes', 'newsletters', 'deliveries'],
  statistics: ['item_views', 'view_hosts'],
  webhooks: ['webhooks', 'webhook_items', 'webhook_deliveries'],
};

/** As the database names them, with what a backup does with them. */
export const coreTables: ReadonlyMap<string, 'copied' | 'derived' | 'dropped'> = new Map(
  Object.entries(tablesInBackups).map(([name, kind]) => [name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), kind]),
);

/** In the order in which they were made. */
export async function listTables(db: Db): Promise<string[]> {
  const tables =
    getDialect(db) === 'postgres'
      ? sql<{
          name: string;
        }>`select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' order by oid`
      : sql<{ name: string }>`select name from sqlite_schema where type = 'table' order by rowid`;
  return (await tables.execute(db)).rows.map(({ name }) => name);
}

/** Finds whose a table is, open or closed: one that an extension's own migrations made begins with its name. Undefined for the core's. */
export function createOwnerSearch(migrations: readonly { name: string }[]): (table: string) => string | undefined {
  const named = [...new Set(migrations.flatMap(({ name }) => findExtension(name) ?? []))].sort((a, b) => b.length - a.length); // `book-club` before `book`
  const owners = Object.entries(MADE_BY_CORE);
  return (table) =>
    owners.find(([, tables]) => tables.includes(table))?.[0] ??
    named.find((name) => !coreTables.has(table) && `${table}_`.startsWith(`${name.replaceAll('-', '_')}_`));
}

/** Tables of extensions that are not among the open ones, with how many rows each has. */
export async function countClosedRows(db: Db, open: readonly string[]): Promise<{ extension: string; table: string; rows: number }[]> {
  const { rows: migrations } = await sql<{ name: string }>`select name from migrations`.execute(db);
  const findOwner = createOwnerSearch(migrations);
  const found: { extension: string; table: string; rows: number }[] = [];
  for (const table of await listTables(db)) {
    const extension = findOwner(table);
    if (extension === undefined || open.includes(extension)) continue;
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
    found.push({ extension, table, rows: Number(rows[0]?.count) });
  }
  return found;
}
