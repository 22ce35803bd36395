import type { Generated } from 'kysely';

/** What the site's search reads; `getSearchColumns` writes it. */
export interface SearchedTable {
  /** The words that a reader sees, compressed; null in a row that is not indexed yet. */
  words: Uint8Array | null;
  searchTitle: Generated<string>;
  searchExcerpt: Generated<string>;
}

/** One row an article, written by triggers. */
export interface ArticleSearchTable {
  articleId: string;
}
