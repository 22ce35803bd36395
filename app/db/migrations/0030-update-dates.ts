import { NORMALIZED_CATEGORY } from './0018-categories.ts';
import { columnTypes, type DialectName, type Migration } from './migration.ts';

const TABLES = { articles: 'article', growth_solutions: 'solution' };

const IS_PUBLIC = 'not is_draft and deleted_at is null';

/** When what readers see of an item was changed last. Known from its revisions: the last published one that is another than the one before. */
export const updateDates: Migration = {
  name: '0030-update-dates',
  statements: (dialect) => [
    ...Object.entries(TABLES).flatMap(([table, kind]) => [
      ...addColumn[dialect](table),
      `update ${table} set updated_at = ${latest[dialect](`coalesce((${findLastChange(kind, table, dialect)}), published_at)`, 'published_at')}`,
      ...requireColumn[dialect](table),
    ]),
    // A list for machines reads dates alone: not the row, at whose end the column stands.
    'drop index articles_public',
    `create index articles_public on articles (published_at desc, id, updated_at) where ${IS_PUBLIC}`,
    `create index articles_updated on articles (updated_at desc) where ${IS_PUBLIC}`,
    `create index articles_updated_by_category on articles ((${NORMALIZED_CATEGORY[dialect]}), updated_at desc) where ${IS_PUBLIC}`,
  ],
};

function findLastChange(kind: string, table: string, dialect: DialectName): string {
  const differs = { sqlite: 'is not', postgres: 'is distinct from' }[dialect];
  const before = `select earlier.fields from revisions earlier
    where earlier.kind = '${kind}' and earlier.item_id = ${table}.id and earlier.is_published and earlier.number < revision.number
    order by earlier.number desc limit 1`;
  return `select max(revision.saved_at) from revisions revision
    where revision.kind = '${kind}' and revision.item_id = ${table}.id and revision.is_published and revision.fields ${differs} (${before})`;
}

const addColumn: Record<DialectName, (table: string) => string[]> = {
  sqlite: (table) => [`alter table ${table} add column updated_at text not null default '1970-01-01T00:00:00.000Z'`],
  postgres: (table) => [`alter table ${table} add column updated_at ${columnTypes.postgres.timestamp}`],
};

const requireColumn: Record<DialectName, (table: string) => string[]> = {
  sqlite: () => [],
  postgres: (table) => [`alter table ${table} alter column updated_at set not null`],
};

const latest: Record<DialectName, (one: string, other: string) => string> = {
  sqlite: (one, other) => `max(${one}, ${other})`,
  postgres: (one, other) => `greatest(${one}, ${other})`,
};
