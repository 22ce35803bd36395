import type { Db } from '#db/client.server.ts';
import { isActiveSolution, isPublished } from '#features/publishing/visibility.server.ts';

/** What the lists for machines say of an article or a solution. */
export interface Entry {
  id: string;
  title: string;
  excerpt: string;
  /** ISO 8601 in UTC. */
  publishedAt: string;
}

/** Every published article and every active solution, newest first. */
export async function listPublicContent(
  db: Db,
  { now }: { now: Date },
): Promise<{ articles: (Entry & { category: string })[]; solutions: Entry[] }> {
  const articles = await db
    .selectFrom('articles')
    .select(['id', 'title', 'excerpt', 'category', 'publishedAt'])
    .where(isPublished(now))
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .execute();
  const solutions = await db
    .selectFrom('growthSolutions')
    .select(['id', 'title', 'excerpt', 'publishedAt'])
    .where(isActiveSolution)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .execute();
  return {
    articles: articles.map(({ publishedAt, ...row }) => ({ ...row, publishedAt })),
    solutions: solutions.map(({ publishedAt, excerpt, ...row }) => ({ ...row, excerpt: excerpt ?? '', publishedAt })),
  };
}
