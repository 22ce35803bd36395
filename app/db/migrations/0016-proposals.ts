import type { Migration } from './migration.ts';

/** Adds changes that assistants propose, and who proposed what a revision holds. */
export const proposals: Migration = {
  name: '0016-proposals',
  statements: () => [
    `create table proposals (
      id text primary key,
      kind text not null,
      item_id text not null,
      base_version integer not null,
      fields bytea not null,
      note text not null,
      assistant text not null,
      person text not null,
      created_at timestamptz not null,
      outcome text check (outcome in ('taken', 'refused')),
      decided_at timestamptz
    )`,
    'create index proposals_by_item on proposals (kind, item_id)',
    'alter table revisions add column proposed_by text',
  ],
};
