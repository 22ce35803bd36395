import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { Database } from '#db/schema.ts';

/** The one filter for what a visitor may read of the articles: those whose date has come. */
export function isPublished(now: Date) {
  return (eb: ExpressionBuilder<Database, 'articles'>) => eb('articles.publishedAt', '<=', now.toISOString());
}

/** When the next article's date comes, in milliseconds since 1970; infinity when none is waiting. */
export async function findNextPublication(db: Db, now: Date): Promise<number> {
  const next = await db
    .selectFrom('articles')
    .select('publishedAt')
    .where('publishedAt', '>', now.toISOString())
    .orderBy('publishedAt')
    .limit(1)
    .executeTakeFirst();
  return next ? Date.parse(next.publishedAt) : Number.POSITIVE_INFINITY;
}

/** The one filter for what a visitor may see of the solutions. */
export function isActiveSolution(eb: ExpressionBuilder<Database, 'growthSolutions'>) {
  return eb('growthSolutions.isActive', '=', true);
}

/** The one filter for what a visitor may see of the videos. */
export function isActiveVideo(eb: ExpressionBuilder<Database, 'youtubeVideos'>) {
  return eb('youtubeVideos.isActive', '=', true);
}
