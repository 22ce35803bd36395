import type { DialectName, Migration } from './migration.ts';

/** A row is a number and its key: SQLite keeps it in the key's own tree. */
const NO_ROW_ID: Record<DialectName, string> = { sqlite: ' without rowid', postgres: '' };

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
  ],
};
