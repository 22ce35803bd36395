import { createHash } from 'node:crypto';
import { type QueryExecutorProvider, sql } from 'kysely';
import { type DialectName, type Migration, translateTypes } from './migration.ts';

/** Goes with 0.2.0, together with tests/old-data/unreleased. */

/** Created again and filled with the columns that both forms have (SQLite). No foreign key may point to them. */
const REBUILT = ['articles', 'growth_solutions', 'article_search', 'site'];

const ALTERED = [
  'alter table articles drop column plain_text, drop column search_text, drop column search_grams',
  'alter table article_search drop column fold',
  'alter table site drop column images_cleaned_at',
  'alter index tries_pkey rename to attempts_pkey',
  'alter index set_up_links_pkey1 rename to set_up_links_pkey',
];

const MOVED = [
  `insert into jobs (name, key, payload, due_at, attempts, revision, created_at, expires_at)
    select 'email', id, sealed, next_at, attempts, 1, created_at, expires_at from outbox`,
  `insert into item_changes (kind, item_id, version, due_at)
    select kind, item_id, 0, max(due_at) from announcements group by kind, item_id`,
];

const DROPPED = [
  ...['outbox', 'purges', 'announcers', 'announcements', 'backup_turns'],
  ...['related_items', 'related_terms', 'related_postings', 'related_changes', 'known_words'],
];

const FUNCTIONS = [
  ...[
    'raise_content_version',
    'find_image_ids',
    'record_image_uses',
    'end_private_links',
    'note_announcement',
    'record_item_change',
    'note_related_change',
  ],
  ...[
    'refresh_article_search',
    'search_trigrams',
    'refresh_revisions_images',
    'refresh_articles_images',
    'refresh_growth_solutions_images',
  ],
  ...['refresh_youtube_videos_images', 'refresh_embedded_videos_images', 'refresh_services_images', 'refresh_site_documents_images'],
];

/** Hashes the 34 migrations with their checksums, the last of which is `0036-authors`. */
const LAST_UNRELEASED: Record<DialectName, string> = {
  sqlite: 'dab09ec5975f30e3f2433619e20fc40f6c9268080688577eb89e8a28f1e09355',
  postgres: '334565440e796fed899f3d8be58ba0e577664036521d59f0a85b08947c76a833',
};

export interface AppliedMigration {
  name: string;
  checksum: string;
}

export function findUnreleased(applied: AppliedMigration[], dialect: DialectName): { last: string; isAdoptable: boolean } | undefined {
  if (applied[0]?.name !== '0001-content') return undefined;
  const listed = applied.map(({ name, checksum }) => `${name} ${checksum}`).join('\n');
  const isAdoptable = createHash('sha256').update(listed).digest('hex') === LAST_UNRELEASED[dialect];
  return { last: applied.at(-1)?.name ?? '', isAdoptable };
}

/** Empties `migrations`; no row of a table that stays is lost. */
export async function adoptUnreleased(tx: QueryExecutorProvider, dialect: DialectName, schema: Migration): Promise<void> {
  const run = (statement: string) => sql.raw(translateTypes(statement, dialect)).execute(tx);
  const statements = schema.statements(dialect);
  const tables = new Map(statements.flatMap((statement) => toTable(statement) ?? []));
  await dropDerived[dialect](tx, [...tables.keys()]);
  if (dialect === 'postgres') for (const statement of ALTERED) await run(statement);
  else for (const table of REBUILT) await rebuild(tx, table, () => run(tables.get(table) ?? ''));
  const existing = await listTables[dialect](tx);
  for (const [table, statement] of tables) if (!existing.has(table)) await run(statement);
  for (const statement of MOVED) await run(statement);
  for (const table of DROPPED) await run(`drop table ${table}`);
  for (const statement of statements) if (!toTable(statement)) await run(statement);
  await sql`delete from migrations`.execute(tx);
}

function toTable(statement: string): [[string, string]] | undefined {
  const name = /^create (?:virtual )?table (\w+)/.exec(statement)?.[1];
  return name ? [[name, statement]] : undefined;
}

interface Named {
  name: string;
}

async function rebuild(tx: QueryExecutorProvider, table: string, create: () => Promise<unknown>) {
  const listColumns = async (name: string) => (await sql<Named>`select name from pragma_table_info(${name})`.execute(tx)).rows;
  await sql.raw(`alter table ${table} rename to unreleased_${table}`).execute(tx);
  await create();
  const before = new Set((await listColumns(`unreleased_${table}`)).map(({ name }) => name));
  const kept = (await listColumns(table)).map(({ name }) => name).filter((name) => before.has(name));
  await sql.raw(`insert into ${table} (${kept}) select ${kept} from unreleased_${table}`).execute(tx);
  await sql.raw(`drop table unreleased_${table}`).execute(tx);
}

const listTables: Record<DialectName, (tx: QueryExecutorProvider) => Promise<Set<string>>> = {
  async sqlite(tx) {
    const { rows } = await sql<Named>`select name from sqlite_schema where type = 'table'`.execute(tx);
    return new Set(rows.map(({ name }) => name));
  },
  async postgres(tx) {
    const { rows } = await sql<Named>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(tx);
    return new Set(rows.map(({ name }) => name));
  },
};

const dropDerived: Record<DialectName, (tx: QueryExecutorProvider, tables: string[]) => Promise<void>> = {
  async sqlite(tx) {
    const { rows } = await sql<Named & { type: string }>`
      select type, name from sqlite_schema where type in ('trigger', 'index') and sql is not null`.execute(tx);
    for (const { type, name } of rows) await sql.raw(`drop ${type} ${name}`).execute(tx);
  },
  async postgres(tx, tables) {
    for (const name of FUNCTIONS) await sql.raw(`drop function if exists ${name} cascade`).execute(tx);
    const { rows } = await sql<Named>`
      select indexname as name from pg_indexes where schemaname = current_schema() and tablename in (${sql.join(tables)})
        and not exists (select from pg_constraint where conindid = format('%I.%I', schemaname, indexname)::regclass)`.execute(tx);
    for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(tx);
  },
};
