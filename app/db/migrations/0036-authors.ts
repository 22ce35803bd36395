import { type DialectName, getVersionTriggers, type Migration } from './migration.ts';

/** Null for the site's author, whoever that is when it is read. */
export const authors: Migration = {
  name: '0036-authors',
  statements: (dialect) => statements[dialect],
};

/** What readers see of an article, as the trigger of 0019 lists it. */
const SHOWN =
  'id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, is_draft, deleted_at';

/** Older SQLite takes no constraint off a column, and drops none that a trigger names. */
const statements: Record<DialectName, string[]> = {
  sqlite: [
    'drop trigger articles_update_version',
    'drop trigger growth_solutions_update_version', // no reader sees another page for it
    ...['articles', 'growth_solutions'].flatMap((table) => [
      `alter table ${table} rename column author to required_author`,
      `alter table ${table} add column author text`,
      `update ${table} set author = required_author`,
      `alter table ${table} drop column required_author`,
    ]),
    `create trigger articles_update_version after update of ${SHOWN} on articles
      begin update content_version set version = version + 1; end`,
    ...getVersionTriggers('sqlite', 'growth_solutions').filter((statement) => statement.includes('_update_version')),
  ],
  postgres: ['articles', 'growth_solutions'].map((table) => `alter table ${table} alter column author drop not null`),
};
