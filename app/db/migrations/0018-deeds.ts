import type { Migration } from './migration.ts';

/** Adds who did what in the admin. */
export const deeds: Migration = {
  name: '0018-deeds',
  statements: () => [
    `create table deeds (
      id text primary key,
      at timestamptz not null,
      done_by text not null,
      deed text not null,
      person text,
      kind text,
      item_id text,
      title text
    )`,
    'create index deeds_by_time on deeds (at)',
  ],
};
