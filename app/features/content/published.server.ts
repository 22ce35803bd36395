import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#db/schema.ts';

/** The one filter for what a visitor may read of the articles: those whose date has come. */
export function isPublished(now: Date) {
  return (eb: ExpressionBuilder<Database, 'articles'>) => eb('articles.published_at', '<=', now.toISOString());
}

/** The one filter for what a visitor may see of the solutions. */
export function isActiveSolution(eb: ExpressionBuilder<Database, 'growth_solutions'>) {
  return eb('growth_solutions.is_active', '=', true);
}

/** The one filter for what a visitor may see of the videos. */
export function isActiveVideo(eb: ExpressionBuilder<Database, 'youtube_videos'>) {
  return eb('youtube_videos.is_active', '=', true);
}
