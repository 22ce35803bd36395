import type { Generated } from 'kysely';

/** An article, solution or service as it is compared with others; derived from its text. */
export interface RelatedItemTable {
  key: Generated<number>;
  /** `article`, `solution` or `service`. */
  kind: string;
  itemId: string;
  /** As `normalizeCategory` writes it; empty for none. */
  category: Generated<string>;
  /** The terms by which it counts in `related_terms`, as a JSON list; null where it does not count. */
  countedTerms: string | null;
  /** Its heaviest terms as JSON: `[["price", 0.31], …]`, heaviest first. */
  vector: Generated<string>;
  /** How many items were counted when its terms were weighed. */
  weighedAmong: Generated<number>;
  /** Of an article: the ids and scores of those nearest to it, as JSON, nearest first. */
  ranking: Generated<string>;
}

/** In how many of the counted items a term stands; the empty term counts the items. */
export interface RelatedTermTable {
  term: string;
  items: number;
}

/** The articles in which a term is among the heaviest. */
export interface RelatedPostingTable {
  term: string;
  /** In ten-thousandths. */
  weight: number;
  itemKey: number;
}

/** An item that was written and not compared since; written by triggers. */
export interface RelatedChangeTable {
  key: Generated<number>;
  kind: string;
  itemId: string;
}
