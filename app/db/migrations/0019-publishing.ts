import { NORMALIZED_CATEGORY } from './0018-categories.ts';
import { columnTypes, type DialectName, type Migration } from './migration.ts';

const WRITTEN = ['articles', 'growth_solutions'];
const TABLES = [...WRITTEN, 'youtube_videos'];

const IS_PUBLIC = 'not is_draft and deleted_at is null';

/** Drafts, revisions and the trash. The indexes hold what readers may list; a query finds them by the same words. */
export const publishing: Migration = {
  name: '0019-publishing',
  statements: (dialect) => {
    const { timestamp, boolean, bytes } = columnTypes[dialect];
    const include = dialect === 'postgres' ? ' include (category)' : ''; // it counts by the index alone where that holds the column itself
    return [
      ...WRITTEN.map((table) => `alter table ${table} add column is_draft ${boolean} not null default false`),
      ...WRITTEN.map((table) => `alter table ${table} add column draft_revision_id text`),
      ...TABLES.map((table) => `alter table ${table} add column deleted_at ${timestamp}`),
      ...TABLES.map((table) => `create index ${table}_trash on ${table} (deleted_at) where deleted_at is not null`),
      `create index articles_public on articles (published_at desc, id) where ${IS_PUBLIC}`,
      'drop index articles_by_category',
      `create index articles_by_category on articles ((${NORMALIZED_CATEGORY[dialect]}), published_at desc, id)${include} where ${IS_PUBLIC}`,
      'drop index growth_solutions_active',
      `create index growth_solutions_active on growth_solutions (is_active, published_at desc, id) where ${IS_PUBLIC}`,
      'drop index youtube_videos_active',
      'create index youtube_videos_active on youtube_videos (is_active, published_at desc, id) where deleted_at is null',
      `create table revisions (
        id text primary key,
        kind text not null,
        item_id text not null,
        number integer not null,
        saved_at ${timestamp} not null,
        saved_by text,
        fields ${bytes} not null,
        is_published ${boolean} not null,
        unique (kind, item_id, number)
      )`,
      'create index revisions_by_date on revisions (saved_at)',
      ...triggers[dialect],
    ];
  },
};

const SHOWN =
  'id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version, is_draft, deleted_at';

/** The search compares one date: what is a draft or in the trash has one that never comes. */
const SEARCHED_DATE = (cast: string) =>
  `case when not new.is_draft and new.deleted_at is null then new.published_at else '9999-12-31T23:59:59.999Z'${cast} end`;

const triggers: Record<DialectName, string[]> = {
  sqlite: [
    'drop trigger articles_insert_search',
    `create trigger articles_insert_search after insert on articles begin
      insert into article_search (article_id, published_at, title, excerpt)
        values (new.id, ${SEARCHED_DATE('')}, new.search_title, new.search_excerpt);
    end`,
    'drop trigger articles_update_search',
    `create trigger articles_update_search after update on articles begin
      update article_search set published_at = ${SEARCHED_DATE('')}, title = new.search_title, excerpt = new.search_excerpt
        where article_id = old.id;
    end`,
    'drop trigger articles_update_version',
    `create trigger articles_update_version after update of ${SHOWN} on articles
      begin update content_version set version = version + 1; end`,
  ],
  postgres: [
    `create or replace function refresh_article_search() returns trigger language plpgsql as $$
      begin
        insert into article_search (article_id, published_at, title, excerpt, body)
          values (new.id, ${SEARCHED_DATE('::timestamptz')}, new.search_title, new.search_excerpt, '')
          on conflict (article_id) do update
          set published_at = excluded.published_at, title = excluded.title, excerpt = excluded.excerpt;
        return null;
      end $$`,
    'drop trigger articles_search on articles',
    `create trigger articles_search after insert or update of published_at, search_title, search_excerpt, is_draft, deleted_at on articles
      for each row execute function refresh_article_search()`,
    'drop trigger articles_version on articles',
    `create trigger articles_version after insert or delete or update of ${SHOWN} on articles
      for each statement execute function raise_content_version()`,
  ],
};
