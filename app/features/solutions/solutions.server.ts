import type { Db } from '#db/client.server.ts';
import { isVisible } from '#features/publishing/visibility.server.ts';
import { SOLUTION_SUMMARY, type Solution, type SolutionSummary } from './solution.ts';
import { SOLUTION_FIELDS, solutionKind } from './solution-kind.ts';

/** The newest public solutions, newest first. */
export async function listPublicSolutions(db: Db, { now, limit }: { now: Date; limit: number }): Promise<SolutionSummary[]> {
  return db
    .selectFrom('growthSolutions')
    .select(SOLUTION_SUMMARY)
    .where(isVisible(solutionKind, now))
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The solution with that id, or undefined; one that is not public only for an admin. */
export async function findSolution(
  db: Db,
  { id, isAdmin, now }: { id: string; isAdmin: boolean; now: Date },
): Promise<Solution | undefined> {
  return db
    .selectFrom('growthSolutions')
    .select([...SOLUTION_SUMMARY, ...SOLUTION_FIELDS, 'author', 'updatedAt'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .$if(!isAdmin, (query) => query.where(isVisible(solutionKind, now)))
    .executeTakeFirst();
}
