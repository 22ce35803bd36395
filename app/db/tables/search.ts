import type { Generated } from 'kysely';

/** What the site's search reads; `getSearchColumns` writes it. */
export interface SearchedTable {
  /** The words that a reader sees, compressed; null in a row that `rebuildIndex` has not met yet. */
  words: Uint8Array | null;
  searchTitle: Generated<string>;
  searchExcerpt: Generated<string>;
}

/** One row an article, kept by triggers; `fold` is the rule by which its text was indexed last. */
export interface ArticleSearchTable {
  articleId: string;
  fold: Generated<number>;
}

/** A word of the articles that are no drafts, or were none once. */
export interface KnownWordTable {
  /** In letters. */
  length: number;
  /** Folded. */
  word: string;
  /** Its letters from the last to the first. */
  reversed: string;
}
