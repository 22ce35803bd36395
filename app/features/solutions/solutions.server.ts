import type { Db } from '#db/client.server.ts';
import { isActive } from '#features/publishing/visibility.server.ts';
import { SOLUTION_SUMMARY, type Solution, type SolutionSummary } from './solution.ts';
import { SOLUTION_FIELDS } from './solution-kind.ts';

/** The newest active solutions, newest first. */
export async function listActiveSolutions(db: Db, { limit }: { limit: number }): Promise<SolutionSummary[]> {
  return db
    .selectFrom('growthSolutions')
    .select(SOLUTION_SUMMARY)
    .where(isActive)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The solution with that id, or undefined; one that is not active only for an admin. */
export async function findSolution(db: Db, { id, isAdmin }: { id: string; isAdmin: boolean }): Promise<Solution | undefined> {
  return db
    .selectFrom('growthSolutions')
    .select([...SOLUTION_SUMMARY, ...SOLUTION_FIELDS, 'author'])
    .where('id', '=', id)
    .$if(!isAdmin, (query) => query.where(isActive))
    .executeTakeFirst();
}
