export interface SolutionSummary {
  id: string;
  title: string;
  excerpt: string | null;
  imageUrl: string | null;
  /** ISO 8601 in UTC. */
  publishedAt: string;
}

/** Everything that the solution's own page shows; `content` is HTML as stored. */
export interface Solution extends SolutionSummary {
  content: string;
  author: string;
  isActive: boolean;
}
