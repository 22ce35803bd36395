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
    .select(['id', 'title', 'excerpt', 'category', 'published_at'])
    .where(isPublished(now))
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
  const solutions = await db
    .selectFrom('growth_solutions')
    .select(['id', 'title', 'excerpt', 'published_at'])
    .where(isActiveSolution)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
  return {
    articles: articles.map(({ published_at, ...row }) => ({ ...row, publishedAt: published_at })),
    solutions: solutions.map(({ published_at, excerpt, ...row }) => ({ ...row, excerpt: excerpt ?? '', publishedAt: published_at })),
  };
}
