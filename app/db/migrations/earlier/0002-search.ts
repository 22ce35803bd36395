import type { Migration } from '../migration.ts';

const COLUMNS = ['plain_text', 'search_title', 'search_excerpt', 'search_text', 'search_grams'];

/**
 * What the search reads. In SQLite two full-text indexes follow the articles by triggers: one of three letters with their
 * places, which finds any longer substring exactly, and one of single letters and pairs. PostgreSQL has no such index:
 * there the search keeps a SQLite copy in each process.
 */
export const search: Migration = {
  name: '0002-search',
  statements(dialect) {
    const columns = COLUMNS.map((column) => `alter table articles add column ${column} text not null default ''`);
    return dialect === 'sqlite' ? [...columns, ...indexes, ...triggers] : columns;
  },
};

const indexes = [
  // A key of its own: VACUUM may change the rowid of a table without one.
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
];

const KEY = '(select key from article_search where article_id = old.id)';

const triggers = [
  `create trigger articles_insert_search after insert on articles begin
    insert into article_search (article_id, published_at, title, excerpt)
      values (new.id, new.published_at, new.search_title, new.search_excerpt);
    insert into article_trigrams (rowid, body) select key, new.search_text from article_search where article_id = new.id;
    insert into article_grams (rowid, body) select key, new.search_grams from article_search where article_id = new.id;
  end`,
  `create trigger articles_update_search after update on articles begin
    update article_search set published_at = new.published_at, title = new.search_title, excerpt = new.search_excerpt where article_id = old.id;
  end`,
  `create trigger articles_update_search_text after update on articles when new.search_text is not old.search_text begin
    update article_trigrams set body = new.search_text where rowid = ${KEY};
    update article_grams set body = new.search_grams where rowid = ${KEY};
  end`,
  `create trigger articles_delete_search after delete on articles begin
    delete from article_trigrams where rowid = ${KEY};
    delete from article_grams where rowid = ${KEY};
    delete from article_search where article_id = old.id;
  end`,
];
