import type { Migration } from './migration.ts';

/** Adds the tokens by which programs of a person read drafts and write. */
export const apiTokens: Migration = {
  name: '0014-api-tokens',
  statements: () => [
    `create table api_tokens (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      name text not null,
      token_hash text not null unique,
      scopes text[] not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      last_used_from text
    )`,
    'create index api_tokens_by_user on api_tokens (user_id)',
  ],
};
