import { columnTypes, type DialectName, type Migration } from './migration.ts';

/**
 * Articles keep their words once, compressed, in place of three copies for the search; `indexContent` writes the index. `fold` tells the
 * texts that are indexed by an earlier rule, or not at all: they are indexed anew while the site runs, which raises no version.
 */
export const searchWords: Migration = {
  name: '0017-search-words',
  statements: (dialect) => [
    `alter table articles add column words ${columnTypes[dialect].bytes}`,
    'alter table article_search add column fold integer not null default 0',
    'create index article_search_by_fold on article_search (fold)',
    ...triggers[dialect],
  ],
};

const SHOWN =
  'id, title, category, excerpt, content, image_url, author, tags, read_time, is_featured, is_latest, published_at, first_published_at, version';

const triggers: Record<DialectName, string[]> = {
  sqlite: [
    'drop trigger articles_insert_search',
    'drop trigger articles_update_search_text',
    `create trigger articles_insert_search after insert on articles begin
      insert into article_search (article_id, published_at, title, excerpt)
        values (new.id, new.published_at, new.search_title, new.search_excerpt);
    end`,
    'drop trigger articles_update_version',
    `create trigger articles_update_version after update of ${SHOWN} on articles
      begin update content_version set version = version + 1; end`,
  ],
  postgres: [
    `create or replace function refresh_article_search() returns trigger language plpgsql as $$
      begin
        insert into article_search (article_id, published_at, title, excerpt, body)
          values (new.id, new.published_at, new.search_title, new.search_excerpt, '')
          on conflict (article_id) do update
          set published_at = excluded.published_at, title = excluded.title, excerpt = excluded.excerpt;
        return null;
      end $$`,
    'drop trigger articles_version on articles',
    `create trigger articles_version after insert or delete or update of ${SHOWN} on articles
      for each statement execute function raise_content_version()`,
  ],
};
