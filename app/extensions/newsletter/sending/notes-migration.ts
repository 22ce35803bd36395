import type { Migration } from '#db/migrations/migration.ts';

/** Lets newsletters be saved, kept and deleted like content. */
export const notes: Migration = {
  name: '0024-newsletter/notes',
  statements: () => [
    'alter table newsletters rename column subject to title',
    'alter table newsletters rename column created_at to published_at',
    'alter table newsletters rename column category to audience',
    'alter table newsletters drop column kind',
    'alter table newsletters add column updated_at timestamptz',
    'alter table newsletters add column creation_key text',
    'alter table newsletters add column last_save_id text',
    'alter table newsletters add column is_draft boolean not null default true',
    'alter table newsletters add column deleted_at timestamptz',
    'alter table newsletters add column draft_revision_id text',
    "update newsletters set is_draft = (state = 'draft'), updated_at = published_at",
    'create unique index newsletters_creation_key on newsletters (creation_key)',
    'create index newsletters_by_date on newsletters (published_at desc, id)',
  ],
};
