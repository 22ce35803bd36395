import { columnTypes, type DialectName, getVersionTriggers, type Migration } from '../migration.ts';

const COUNTED = ['articles', 'growth_solutions', 'youtube_videos'];

/** The product's tables, and the version that every write to them raises. */
export const content: Migration = {
  name: '0001-content',
  statements(dialect) {
    const { timestamp, boolean, array } = columnTypes[dialect];
    return [
      `create table articles (
        id text primary key,
        title text not null,
        category text not null,
        excerpt text not null,
        content text not null,
        image_url text,
        author text not null,
        tags ${array} not null,
        read_time integer not null,
        is_featured ${boolean} not null,
        is_latest ${boolean} not null,
        published_at ${timestamp} not null,
        first_published_at ${timestamp} not null,
        version integer not null default 1
      )`,
      'create index articles_by_date on articles (published_at desc, id)',
      'create index articles_by_category on articles (category, published_at desc, id)',
      `create table growth_solutions (
        id text primary key,
        title text not null,
        excerpt text,
        content text not null,
        image_url text,
        author text not null,
        is_active ${boolean} not null,
        published_at ${timestamp} not null,
        version integer not null default 1
      )`,
      'create index growth_solutions_by_date on growth_solutions (published_at desc, id)',
      `create table youtube_videos (
        id text primary key,
        youtube_id text not null unique,
        title text not null,
        description text not null,
        thumbnail_url text,
        duration text not null,
        view_count text not null,
        url text not null,
        published_at ${timestamp} not null,
        is_active ${boolean} not null
      )`,
      'create index youtube_videos_by_date on youtube_videos (published_at desc, id)',
      `create table seeds (name text primary key, done_at ${timestamp} not null)`,
      'create table content_version (id integer primary key check (id = 1), version bigint not null)',
      'insert into content_version (id, version) values (1, 1)',
      ...versionTriggers[dialect],
    ];
  },
};

const versionTriggers: Record<DialectName, string[]> = {
  sqlite: COUNTED.flatMap((table) => getVersionTriggers('sqlite', table)),
  postgres: [
    `create function raise_content_version() returns trigger language plpgsql as $$
      begin
        update content_version set version = version + 1;
        perform pg_notify('content', '');
        return null;
      end $$`,
    ...COUNTED.flatMap((table) => getVersionTriggers('postgres', table)),
  ],
};
