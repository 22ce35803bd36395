import type { Db } from '#db/client.server.ts';
import { isActiveSolution } from '#features/publishing/visibility.server.ts';
import type { Solution, SolutionSummary } from './solution.ts';

const SUMMARY = ['id', 'title', 'excerpt', 'imageUrl', 'publishedAt'] as const;

/** The newest active solutions, newest first. */
export async function listActiveSolutions(db: Db, { limit }: { limit: number }): Promise<SolutionSummary[]> {
  const rows = await db
    .selectFrom('growthSolutions')
    .select(SUMMARY)
    .where(isActiveSolution)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toSummary);
}

/** The solution with that id, or undefined; one that is not active only for an admin. */
export async function findSolution(db: Db, { id, isAdmin }: { id: string; isAdmin: boolean }): Promise<Solution | undefined> {
  const row = await db
    .selectFrom('growthSolutions')
    .select([...SUMMARY, 'content', 'author', 'isActive'])
    .where('id', '=', id)
    .$if(!isAdmin, (query) => query.where(isActiveSolution))
    .executeTakeFirst();
  return row && { ...toSummary(row), content: row.content, author: row.author, isActive: row.isActive };
}

interface SummaryRow {
  id: string;
  title: string;
  excerpt: string | null;
  imageUrl: string | null;
  publishedAt: string;
}

function toSummary({ id, title, excerpt, imageUrl, publishedAt }: SummaryRow): SolutionSummary {
  return { id, title, excerpt, imageUrl, publishedAt };
}
