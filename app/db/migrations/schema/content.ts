import { NORMALIZED_CATEGORY } from '../../indexed-expressions.ts';
import { contentTable, createTable, IS_PUBLIC, SAVED_COLUMNS, versionTriggers } from '../content-table.ts';
import type { DialectName } from '../migration.ts';
import { imageTriggers } from './images.ts';

export const contentVersion: Record<DialectName, string[]> = {
  sqlite: [
    'create table content_version (id integer primary key check (id = 1), version bigint not null)',
    'insert into content_version (id, version) values (1, 1) on conflict do nothing',
  ],
  postgres: [
    'create table content_version (id integer primary key check (id = 1), version bigint not null)',
    'insert into content_version (id, version) values (1, 1) on conflict do nothing',
    `create function raise_content_version() returns trigger language plpgsql as $$
      begin
        update content_version set version = version + 1;
        perform pg_notify('content', '');
        return null;
      end $$`,
  ],
};

const articleTable = contentTable({
  name: 'articles',
  kind: 'article',
  isSearched: true,
  columns: [
    'category text not null',
    'excerpt text not null',
    'tags text[] not null',
    'read_time integer not null',
    'is_featured boolean not null',
    'is_latest boolean not null',
    'first_published_at timestamptz not null',
    'offer text',
  ],
});

export function articles(dialect: DialectName): string[] {
  const category = NORMALIZED_CATEGORY[dialect];
  // SQLite reads a long row from its start, so the index holds every column that the admin's list filters by.
  const inAdmin = dialect === 'sqlite' ? `, is_draft, draft_revision_id, ${category}, search_title, tags` : '';
  const include = dialect === 'postgres' ? ' include (category)' : ''; // PostgreSQL counts by the index alone only with the column itself
  return [
    ...articleTable(dialect),
    `create index articles_in_admin on articles (published_at desc, id${inAdmin}) where deleted_at is null`,
    `create index articles_by_category on articles ((${category}), published_at desc, id)${include} where ${IS_PUBLIC}`,
    `create index articles_updated on articles (updated_at desc) where ${IS_PUBLIC}`,
    `create index articles_updated_by_category on articles ((${category}), updated_at desc) where ${IS_PUBLIC}`,
  ];
}

export const solutions = contentTable({
  name: 'growth_solutions',
  kind: 'solution',
  isSwitchable: true,
  columns: ['excerpt text'],
});

export const videos = (dialect: DialectName) => [
  `create table youtube_videos (
    id text primary key,
    youtube_id text not null unique,
    title text not null,
    description text not null,
    thumbnail_url text,
    duration text not null,
    view_count text not null,
    url text not null,
    published_at timestamptz not null,
    is_dated boolean not null default true,
    is_active boolean not null,
    deleted_at timestamptz,
    figures_at timestamptz,
    checked_at timestamptz,
    is_gone boolean not null default false
  )`,
  'create index youtube_videos_by_date on youtube_videos (published_at desc, id)',
  'create index youtube_videos_active on youtube_videos (is_active, published_at desc, id) where deleted_at is null',
  'create index youtube_videos_trash on youtube_videos (deleted_at) where deleted_at is not null',
  ...versionTriggers(dialect, 'youtube_videos'),
  ...imageTriggers(dialect, { table: 'youtube_videos', kind: 'video', places: { thumbnail_url: 'thumbnail' } }),
  `create table embedded_videos (
    id text primary key,
    title text not null,
    thumbnail_url text,
    fetched_at timestamptz not null
  )`,
  ...versionTriggers(dialect, 'embedded_videos'),
  ...imageTriggers(dialect, { table: 'embedded_videos', kind: 'Video in a text', places: { thumbnail_url: 'thumbnail' } }),
];

export const services = (dialect: DialectName) => [
  createTable('services', [
    'id text primary key',
    'title text not null',
    'position integer not null',
    'is_active boolean not null default true',
    ...SAVED_COLUMNS,
    "fields text not null default '{}'",
  ]),
  'create unique index services_creation_key on services (creation_key)',
  ...versionTriggers(dialect, 'services'),
  ...imageTriggers(dialect, { table: 'services', kind: 'service', places: { fields: 'text' } }),
];

export const siteDocuments = (dialect: DialectName) => [
  createTable('site_documents', ['id text primary key', 'title text not null', ...SAVED_COLUMNS, "fields text not null default '{}'"]),
  ...versionTriggers(dialect, 'site_documents'),
  ...imageTriggers(dialect, { table: 'site_documents', kind: 'site', places: { fields: 'text' } }),
  ...['identity', 'claims', 'looks', 'menu', 'home', 'about', 'services', 'contact', 'privacy', 'terms'].map(
    (id) => `insert into site_documents (id, title, published_at, updated_at)
      values ('${id}', '${id}', '1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z') on conflict do nothing`,
  ),
];

export const goneAddresses = [
  `create table gone_addresses (
    kind text not null,
    item_id text not null,
    gone_at timestamptz not null,
    primary key (kind, item_id)
  )`,
  'create index gone_addresses_by_time on gone_addresses (gone_at)',
];

export const unsavedChanges = [
  `create table unsaved_changes (
    user_id text not null references users (id) on delete cascade,
    id text not null,
    item text not null,
    number bigint not null,
    version integer,
    fields bytea,
    device text not null,
    at timestamptz not null,
    primary key (user_id, id)
  )`,
  'create index unsaved_changes_by_age on unsaved_changes (at)',
];

export function statistics(dialect: DialectName): string[] {
  const noRowId = dialect === 'sqlite' ? ' without rowid' : '';
  return [
    `create table item_views (
      kind text not null,
      item_id text not null,
      day integer not null,
      views integer not null,
      primary key (kind, item_id, day)
    )${noRowId}`,
    'create index item_views_by_day on item_views (day)',
    `create table view_hosts (
      kind text not null,
      item_id text not null,
      day integer not null,
      host text not null,
      views integer not null,
      primary key (kind, item_id, day, host)
    )${noRowId}`,
    'create index view_hosts_by_day on view_hosts (day)',
  ];
}
