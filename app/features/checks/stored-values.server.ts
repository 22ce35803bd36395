import { isUtf8 } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import type { Database } from '#db/schema.ts';
import { readLinesOfHtml } from '#features/html/article-html.server.ts';
import { getSearchColumns } from '#features/publishing/search-columns.server.ts';
import { yieldToEventLoop } from '#platform/concurrency/event-loop.server.ts';
import type { Faults } from '#platform/health/faults.ts';
import type { CheckedSite } from './check.server.ts';
import { type Finding, unknown, well, wrong } from './checkup.ts';

export interface StoredColumn {
  table: keyof Database & string;
  id: string;
  column: string;
  /** Words are brotli, packed fields are brotli of JSON, and lists are JSON on SQLite alone. */
  type: 'words' | 'packed' | 'json' | 'list';
}

const LISTS = {
  articles: ['tags', 'relatedIds'],
  growthSolutions: ['relatedIds'],
  pages: ['relatedIds'],
  assistantGrants: ['scopes'],
  assistantClients: ['redirectUris'],
} satisfies { [Name in keyof Database]?: (keyof Database[Name])[] };

export const coreColumns: readonly StoredColumn[] = [
  { table: 'articles', id: 'id', column: 'words', type: 'words' },
  { table: 'revisions', id: 'id', column: 'fields', type: 'packed' },
  { table: 'proposals', id: 'id', column: 'fields', type: 'packed' },
  { table: 'unsavedChanges', id: 'id', column: 'fields', type: 'packed' },
  { table: 'siteDocuments', id: 'id', column: 'fields', type: 'json' },
  { table: 'services', id: 'id', column: 'fields', type: 'json' },
  { table: 'tokens', id: 'id', column: 'data', type: 'json' },
  ...Object.entries(LISTS).flatMap(([table, columns]) =>
    columns.map(
      (column): StoredColumn => ({
        table: table as keyof typeof LISTS, // a key of it
        id: 'id',
        column,
        type: 'list',
      }),
    ),
  ),
];

const READ_AT_ONCE = 200;
const MAX_NAMED = 5;
const ADVICE =
  'npm run rescue -- repair makes words for the search again. Open and save any other item in the admin, or bring back an earlier version of it.';

interface DamagedValue {
  table: string;
  id: string;
  column: string;
}

/** Reads every value of a column that is packed or JSON. */
async function findDamagedValues(db: Db, among: readonly StoredColumn[]): Promise<DamagedValue[]> {
  const columns = among.filter(({ type }) => type !== 'list' || getDialect(db) === 'sqlite');
  const found: DamagedValue[] = [];
  for (const { table, id, column, type } of columns) {
    for (let last = ''; ; ) {
      const { rows } = await sql<{ at: string; stored: string | Uint8Array }>`select ${sql.ref(id)} as at, ${sql.ref(column)} as stored
        from ${sql.table(table)} where ${sql.ref(column)} is not null and ${sql.ref(id)} > ${last}
        order by ${sql.ref(id)} limit ${READ_AT_ONCE}`.execute(db);
      for (const { at, stored } of rows) if (!(await isReadable(stored, type))) found.push({ table, id: at, column });
      if (rows.length < READ_AT_ONCE) break;
      last = rows.at(-1)?.at ?? '';
      await yieldToEventLoop();
    }
  }
  return found;
}

const decompress = promisify(brotliDecompress);

async function isReadable(stored: string | Uint8Array, type: StoredColumn['type']): Promise<boolean> {
  try {
    const bytes = typeof stored === 'string' ? undefined : await decompress(stored);
    if (type === 'words') return bytes !== undefined && isUtf8(bytes);
    const value: unknown = JSON.parse(bytes?.toString() ?? String(stored));
    return type === 'list' ? Array.isArray(value) : typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

function describe(damaged: readonly DamagedValue[]): string {
  const named = damaged.slice(0, MAX_NAMED).map(({ table, id, column }) => `${column} of ${id} in ${table}`);
  const others = damaged.length - named.length;
  return `Stored values are damaged and count as missing: ${named.join(', ')}${others > 0 ? `, and ${others} more` : ''}.`;
}

export async function checkStoredValues({ openDb }: Pick<CheckedSite, 'openDb'>, columns = coreColumns): Promise<Finding[]> {
  const db = await openDb().catch(() => undefined);
  if (!db) return [unknown('Stored values can’t be checked without the database.')];
  const damaged = await findDamagedValues(db, columns);
  return [damaged.length === 0 ? well('Every stored value can be read.') : wrong(describe(damaged), ADVICE)];
}

/** Makes words again, which are derived. */
export async function repairStoredValues({ openDb }: Pick<CheckedSite, 'openDb'>): Promise<string[]> {
  const db = await openDb();
  const damaged = await findDamagedValues(
    db,
    coreColumns.filter(({ type }) => type === 'words'),
  );
  for (const { id } of damaged) {
    const row = await db
      .selectFrom('articles')
      .select(['title', 'excerpt', 'category', 'content'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const columns = getSearchColumns(row, await readLinesOfHtml(row.content));
    await db.updateTable('articles').set(columns).where('id', '=', id).execute();
  }
  return damaged.map(({ id }) => `Made the words of the article ${id} again, for the search.`);
}

/** True while something is damaged. */
export async function updateDamageFault(db: Db, faults: Pick<Faults, 'set' | 'clear'>, columns = coreColumns): Promise<boolean> {
  const damaged = await findDamagedValues(db, columns);
  if (damaged.length === 0) faults.clear('values');
  else faults.set('values', { message: `${describe(damaged)} ${ADVICE}` });
  return damaged.length > 0;
}
