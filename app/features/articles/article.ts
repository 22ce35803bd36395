/** What a card or a list row shows of an article. */
export interface ArticleSummary {
  id: string;
  title: string;
  category: string;
  excerpt: string;
  imageUrl: string | null;
  author: string;
  readTime: number;
  /** ISO 8601 in UTC. */
  publishedAt: string;
}

/** Everything that the article's own page shows; `content` is HTML as stored. */
export interface Article extends ArticleSummary {
  content: string;
  tags: string[];
  firstPublishedAt: string;
}

/** Minutes shown where none are stored. */
export const DEFAULT_READ_TIME = 5;

export const ARTICLES_PER_PAGE = 24;
