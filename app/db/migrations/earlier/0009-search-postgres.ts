import type { Migration } from '../migration.ts';

/** What a search on PostgreSQL reads, in a table of its own, so that it stays in memory. */
export const searchPostgres: Migration = {
  name: '0009-search-postgres',
  statements: (dialect) => (dialect === 'postgres' ? [...table, index] : []),
};

// Stored uncompressed: unpacking took most of a search. A compressed value that is merely copied would stay so, hence the `|| ''`.
const table = [
  `create table article_search (
    article_id text primary key references articles (id) on delete cascade,
    published_at timestamptz not null,
    title text not null,
    excerpt text not null,
    body text not null
  )`,
  'alter table article_search alter column body set storage external',
  "insert into article_search select id, published_at, search_title, search_excerpt, search_text || '' from articles",
  `create function refresh_article_search() returns trigger language plpgsql as $$
    begin
      insert into article_search values (new.id, new.published_at, new.search_title, new.search_excerpt, new.search_text || '')
        on conflict (article_id) do update
        set published_at = excluded.published_at, title = excluded.title, excerpt = excluded.excerpt, body = excluded.body;
      return null;
    end $$`,
  `create trigger articles_search after insert or update of published_at, search_title, search_excerpt, search_text on articles
    for each row execute function refresh_article_search()`,
];

// Not every server has pg_trgm or allows it. `show_trgm` reads a whole text and the planner does not know: hence the cost.
// Statistics would let it count on most rows having each trigram; a waiting list of new entries would be read by each search.
const index = `do $$
  begin
    create extension if not exists pg_trgm;
    create function search_trigrams(text) returns text[] language plpgsql immutable strict parallel safe cost 10000
      set search_path from current as 'begin return show_trgm($1); end';
    create index article_search_trigrams on article_search using gin (search_trigrams(body) collate "C") with (fastupdate = off);
    alter index article_search_trigrams alter column 1 set statistics 0;
  exception when others then
    raise notice 'search goes without an index: %', sqlerrm;
  end
$$`;
