import type { Migration } from './migration.ts';

/** Adds changes that assistants propose, who proposed what a revision holds, and the assistants that people connect. */
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
    `create table assistant_clients (
      id text primary key,
      name text not null,
      redirect_uris text[] not null,
      created_at timestamptz not null,
      used_at timestamptz
    )`,
    `create table assistant_grants (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      client_id text not null references assistant_clients (id) on delete cascade,
      name text not null,
      scopes text[] not null,
      code_hash text not null,
      challenge text not null,
      redirect_uri text not null,
      access_hash text,
      access_ends_at timestamptz,
      refresh_hash text,
      created_at timestamptz not null,
      ends_at timestamptz not null,
      last_used_at timestamptz
    )`,
    'create index assistant_grants_by_user on assistant_grants (user_id)',
    'create index assistant_grants_by_client on assistant_grants (client_id)',
  ],
};
