import type { Migration } from './migration.ts';

/** Adds what readers of a private link say about a draft. */
export const draftComments: Migration = {
  name: '0017-draft-comments',
  statements: () => [
    `create table draft_comments (
      id text primary key,
      kind text not null,
      item_id text not null,
      link_id text not null,
      name text not null,
      quote text not null,
      text text not null,
      created_at timestamptz not null,
      done_at timestamptz
    )`,
    'create index draft_comments_by_item on draft_comments (kind, item_id)',
  ],
};
