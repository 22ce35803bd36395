import type { Db } from '#db/client.server.ts';
import type { ChangedRow } from '#features/publishing/content-kind.ts';
import { findPageRow, type Place } from '#features/publishing/public-content.server.ts';
import { isVisible } from '#features/publishing/visibility.server.ts';
import { SOLUTION_SUMMARY, type Solution, type SolutionSummary } from './solution.ts';
import { SOLUTION_FIELDS, solutionKind } from './solution-kind.ts';

/** `from` counts from 0. */
export async function listPublicSolutions(
  db: Db,
  { now, limit, from = 0 }: { now: Date; limit: number; from?: number },
): Promise<SolutionSummary[]> {
  return db
    .selectFrom('growthSolutions')
    .select(SOLUTION_SUMMARY)
    .where(isVisible(solutionKind, now))
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(from)
    .execute();
}

/** The newest, and the author's choice (`solution/ID`). */
export async function listSolutionsToOffer(db: Db, { chosen, now }: { chosen: string | null; now: Date }): Promise<SolutionSummary[]> {
  const newest = await listPublicSolutions(db, { now, limit: MAX_OFFERED });
  const id = chosen?.startsWith(CHOSEN) ? chosen.slice(CHOSEN.length) : undefined;
  if (id === undefined || newest.some((each) => each.id === id)) return newest;
  const row = await db
    .selectFrom('growthSolutions')
    .select(SOLUTION_SUMMARY)
    .where(isVisible(solutionKind, now))
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? [...newest, row] : newest;
}

const MAX_OFFERED = 50;
const CHOSEN = 'solution/';

/** One that is not public is found for an admin only. */
export async function findSolution(
  db: Db,
  item: Place & { isAdmin: boolean; now: Date; changed?: ChangedRow | undefined },
): Promise<Solution | undefined> {
  return findPageRow(db, solutionKind, { changed: undefined, ...item, columns: PAGE });
}

const PAGE = [...SOLUTION_SUMMARY, ...SOLUTION_FIELDS, 'updatedAt'] as const;
