import { NORMALIZED_CATEGORY } from './0018-categories.ts';
import type { DialectName, Migration } from './migration.ts';

/** A row is a number and its key: SQLite keeps it in the key's own tree. */
const NO_ROW_ID: Record<DialectName, string> = { sqlite: ' without rowid', postgres: '' };

/**
 * The admin's list, in its order. SQLite reads a row of eight kilobytes to see what stands behind its text, so there the index holds all by
 * which the list is filtered and sorted; PostgreSQL keeps such texts apart.
 */
const LIST_INDEX: Record<DialectName, string> = {
  sqlite: `create index articles_in_admin on articles
    (published_at desc, id, is_draft, draft_revision_id, ${NORMALIZED_CATEGORY.sqlite}, search_title, tags) where deleted_at is null`,
  postgres: 'create index articles_in_admin on articles (published_at desc, id) where deleted_at is null',
};

/** How often items were read, by day. Neither table raises the content version: no page shows what they hold. */
export const statistics: Migration = {
  name: '0024-statistics',
  statements: (dialect) => [
    `create table item_views (
      kind text not null,
      item_id text not null,
      day integer not null,
      views integer not null,
      primary key (kind, item_id, day)
    )${NO_ROW_ID[dialect]}`,
    'create index item_views_by_day on item_views (day)',
    `create table view_hosts (
      kind text not null,
      item_id text not null,
      day integer not null,
      host text not null,
      views integer not null,
      primary key (kind, item_id, day, host)
    )${NO_ROW_ID[dialect]}`,
    'create index view_hosts_by_day on view_hosts (day)',
    'create index revisions_by_item on revisions (kind, item_id, saved_at)',
    LIST_INDEX[dialect],
  ],
};
