import type { Db } from '#db/client.server.ts';
import { isActiveSolution } from '#features/publishing/visibility.server.ts';
import type { Solution, SolutionSummary } from './solution.ts';

const SUMMARY = ['id', 'title', 'excerpt', 'image_url', 'published_at'] as const;

/** The newest active solutions, newest first. */
export async function listActiveSolutions(db: Db, { limit }: { limit: number }): Promise<SolutionSummary[]> {
  const rows = await db
    .selectFrom('growth_solutions')
    .select(SUMMARY)
    .where(isActiveSolution)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toSummary);
}

/** The solution with that id, or undefined; one that is not active only for an admin. */
export async function findSolution(db: Db, { id, isAdmin }: { id: string; isAdmin: boolean }): Promise<Solution | undefined> {
  const row = await db
    .selectFrom('growth_solutions')
    .select([...SUMMARY, 'content', 'author', 'is_active'])
    .where('id', '=', id)
    .$if(!isAdmin, (query) => query.where(isActiveSolution))
    .executeTakeFirst();
  return row && { ...toSummary(row), content: row.content, author: row.author, isActive: row.is_active };
}

interface SummaryRow {
  id: string;
  title: string;
  excerpt: string | null;
  image_url: string | null;
  published_at: string;
}

function toSummary({ id, title, excerpt, image_url, published_at }: SummaryRow): SolutionSummary {
  return { id, title, excerpt, imageUrl: image_url, publishedAt: published_at };
}
