import type { Migration } from './migration.ts';

/** Adds invitations to become an admin or an editor. */
export const invitations: Migration = {
  name: '0015-invitations',
  statements: () => [
    `create table invitations (
      id text primary key,
      email text not null unique,
      role text not null check (role in ('admin', 'editor')),
      token_hash text not null unique,
      invited_by text not null references users (id) on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    'create index invitations_by_inviter on invitations (invited_by)',
  ],
};
