import type { DialectName } from '../migration.ts';

/** Drafts and the trash get a date that never comes. */
const searchedDate = (cast: string) =>
  `case when not new.is_draft and new.deleted_at is null then new.published_at else '9999-12-31T23:59:59.999Z'${cast} end`;

/** SQLite has an index of trigrams and one of single letters and pairs. PostgreSQL scans a table of its own, which stays in memory. */
export const search: Record<DialectName, string[]> = {
  sqlite: [
    // VACUUM may change the rowid of a table without a key of its own.
    `create table article_search (
      key integer primary key,
      article_id text not null unique,
      published_at text not null,
      title text not null,
      excerpt text not null
    )`,
    'create index article_search_by_date on article_search (published_at, key)',
    "create virtual table article_trigrams using fts5(body, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')",
    "create virtual table article_grams using fts5(body, content='', contentless_delete=1, detail=none, tokenize='ascii')",
    `create trigger articles_insert_search after insert on articles begin
      insert into article_search (article_id, published_at, title, excerpt)
        values (new.id, ${searchedDate('')}, new.search_title, new.search_excerpt);
    end`,
    `create trigger articles_update_search after update on articles begin
      update article_search set published_at = ${searchedDate('')}, title = new.search_title, excerpt = new.search_excerpt
        where article_id = old.id;
    end`,
    `create trigger articles_delete_search after delete on articles begin
      delete from article_trigrams where rowid = (select key from article_search where article_id = old.id);
      delete from article_grams where rowid = (select key from article_search where article_id = old.id);
      delete from article_search where article_id = old.id;
    end`,
  ],
  postgres: [
    `create table article_search (
      article_id text primary key references articles (id) on delete cascade,
      published_at timestamptz not null,
      title text not null,
      excerpt text not null,
      body text not null
    )`,
    'alter table article_search alter column body set storage external', // uncompressed: unpacking took most of a search
    `create function refresh_article_search() returns trigger language plpgsql as $$
      begin
        insert into article_search (article_id, published_at, title, excerpt, body)
          values (new.id, ${searchedDate('::timestamptz')}, new.search_title, new.search_excerpt, '')
          on conflict (article_id) do update
          set published_at = excluded.published_at, title = excluded.title, excerpt = excluded.excerpt;
        return null;
      end $$`,
    `create trigger articles_search after insert or update of published_at, search_title, search_excerpt, is_draft, deleted_at on articles
      for each row execute function refresh_article_search()`,
    // Not every server has pg_trgm or allows it. The cost tells the planner that `show_trgm` reads a whole text; without statistics it does
    // not expect most rows to match; without a pending list (`fastupdate`) searches do not scan one.
    `do $$
      begin
        create extension if not exists pg_trgm;
        create function search_trigrams(text) returns text[] language plpgsql immutable strict parallel safe cost 10000
          set search_path from current as 'begin return show_trgm($1); end';
        create index article_search_trigrams on article_search using gin (search_trigrams(body) collate "C") with (fastupdate = off);
        alter index article_search_trigrams alter column 1 set statistics 0;
      exception when others then
        raise notice 'search goes without an index: %', sqlerrm;
      end
    $$`,
  ],
};
