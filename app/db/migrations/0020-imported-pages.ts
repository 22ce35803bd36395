import type { Migration } from './migration.ts';

/** Until then every imported item was an article. */
export const importedPages: Migration = {
  name: '0020-imported-pages',
  statements: () => ["alter table imported_items add column kind text not null default 'article'"],
};
