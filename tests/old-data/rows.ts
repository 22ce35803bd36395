import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';

type Row = Record<string, unknown>;

/** The rows of each table, by their id where they have one. */
export type Rows = Record<string, Map<string, Row>>;

/** Tables that are made from others. */
const DERIVED = /^article_(search|trigrams|grams)|^related_|^known_words$/;

/** Every row that is not derived from others. */
export async function readRows(db: Db): Promise<Rows> {
  const names =
    getDialect(db) === 'postgres'
      ? sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public'`
      : sql<{ name: string }>`select name from sqlite_schema where type = 'table'`;
  const tables = (await names.execute(db)).rows.map(({ name }) => name).filter((name) => !DERIVED.test(name));
  const read = async (table: string) => {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} order by 1`.execute(db);
    return [table, new Map(rows.map((row) => [getKey(row), { ...row }]))] as const;
  };
  return Object.fromEntries(await Promise.all(tables.sort().map(read)));
}

/** Columns may be added: only a row that nothing else names is named by all of it. */
function getKey(row: Row): string {
  const key = ['id', 'tokenHash', 'userId'].map((column) => row[column]).find((value) => typeof value === 'string');
  return typeof key === 'string' ? key : JSON.stringify(row);
}

/** Tables without anything of the owner's. */
const OPERATIONAL = new Set(['migrations', 'content_version', 'purges', 'backup_turns', 'announcers', 'announcements']);

/** Columns that 0.1.0 does not have: their content is derived, or no more than a time of maintenance. */
const DROPPED = new Set(['plainText', 'searchText', 'searchGrams', 'imagesCleanedAt', 'newsletters.kind']);

/** Former names of tables and columns. */
const RENAMED: Record<string, string> = {
  deeds: 'activity_entries',
  deed: 'action',
  departures: 'unsubscribes',
  askedAt: 'confirmationSentAt',
  askedCount: 'confirmationCount',
  'newsletters.subject': 'title',
  'newsletters.category': 'audience',
  'newsletters.createdAt': 'publishedAt',
};

/** What stood in the rows before and is no longer there, in words. */
export function findLosses(before: Rows, after: Rows): string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    if (OPERATIONAL.has(table)) return [];
    if (TOKEN_TABLES.has(table))
      return [...rows.values()].filter((row) => !isToken(row, after)).map((row) => `${table} ${getKey(row)} is gone`);
    if (table === 'outbox') return [...rows.values()].filter((row) => !isJob(row, after)).map(({ id }) => `email ${id} is gone`);
    return [...rows].flatMap(([key, row]) => {
      const kept = after[RENAMED[table] ?? table]?.get(key);
      if (!kept) return [`${table} ${key} is gone`];
      return Object.entries(row)
        .filter(([column]) => !DROPPED.has(column) && !DROPPED.has(`${table}.${column}`))
        .map(([column, value]) => [column, value, kept[RENAMED[`${table}.${column}`] ?? RENAMED[column] ?? column]] as const)
        .filter(([, value, now]) => JSON.stringify(value) !== JSON.stringify(now))
        .map(([column, value, now]) => `${table} ${key}: ${column} was ${JSON.stringify(value)} and is ${JSON.stringify(now)}`);
    });
  });
}

/** Whose rows are in `tokens` now. */
const TOKEN_TABLES = new Set(['email_links', 'invitations', 'set_up_links', 'api_tokens', 'private_links', 'ended_links']);

function isToken({ tokenHash }: Row, { tokens }: Rows): boolean {
  return [...(tokens?.values() ?? [])].some(({ hash }) => hash === tokenHash);
}

/** Whether a waiting email became a job. */
function isJob({ id, sealed }: Row, { jobs }: Rows): boolean {
  return [...(jobs?.values() ?? [])].some(({ key, payload }) => key === id && payload === sealed);
}
