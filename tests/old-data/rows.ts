import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import { readWords } from '#features/publishing/search-columns.server.ts';

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

/** What stood in the rows before and is no longer there, in words; by what it means, where a migration writes it in another way. */
export function findLosses(before: Rows, after: Rows): string[] {
  const applied = new Set(before.migrations?.keys());
  return Object.entries(before).flatMap(([table, rows]) =>
    [...rows].flatMap(([key, row]) => {
      const kept = after[table === 'tries' ? 'attempts' : table]?.get(key);
      if (!kept) return [`${table} ${key} is gone`];
      return Object.entries(translate(table, row, applied))
        .filter(([column, value]) => !isKept({ table, column }, value, kept))
        .map(([column, value]) => `${table} ${key}: ${column} was ${JSON.stringify(value)} and is ${JSON.stringify(kept[column])}`);
    }),
  );
}

/** A row as the migrations that it has not had are meant to write it. */
function translate(table: string, row: Row, applied: ReadonlySet<string>): Row {
  if (table !== 'sessions' || applied.has('0011-sessions')) return row;
  const { userAgent: _, ...rest } = row; // until then not in words, and never shown
  return { ...rest, token: createHash('sha256').update(String(row.token)).digest('base64url') };
}

/** What the search keeps of an article is written anew after an update: its words compressed, and the rest made of them. */
const REWRITTEN = new Set(['searchTitle', 'searchExcerpt', 'searchText', 'searchGrams']);

function isKept({ table, column }: { table: string; column: string }, before: unknown, after: Row): boolean {
  if (table === 'content_version' && column === 'version') return Number(after[column]) >= Number(before);
  if (table === 'articles' && after.words instanceof Uint8Array) {
    if (REWRITTEN.has(column)) return true;
    if (column === 'plainText' && before !== '') return readWords({ words: after.words, plainText: '' }) === before;
  }
  return JSON.stringify(before) === JSON.stringify(after[column]);
}
