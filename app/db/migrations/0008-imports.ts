import type { Migration } from './migration.ts';

/** Adds what was imported from other systems, so that it is recognised when it comes again. */
export const imports: Migration = {
  name: '0008-imports',
  statements: () => [
    `create table imports (
      id text primary key,
      name text not null,
      state text not null,
      source text,
      plan text,
      choices text,
      problem text,
      created_by text,
      created_at timestamptz not null,
      finished_at timestamptz
    )`,
    `create table imported_items (
      import_id text not null,
      position integer not null,
      key text not null,
      title text not null,
      outcome text not null,
      article_id text,
      version integer,
      fingerprint text,
      addresses text[] not null,
      notes text[] not null,
      primary key (import_id, key)
    )`,
    'create index imported_items_by_position on imported_items (import_id, position)',
    'create index imported_items_by_key on imported_items (key) where article_id is not null',
    `create table imported_images (
      source text primary key,
      image_id text not null,
      import_id text not null
    )`,
    'create index imported_images_by_import on imported_images (import_id)',
  ],
};
