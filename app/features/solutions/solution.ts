import type { Selectable } from 'kysely';
import type { SolutionTable } from '#db/schema.ts';
import { solutionPath } from '#features/publishing/paths.ts';
import type { SOLUTION_FIELDS } from './solution-kind.ts';

export const SOLUTION_SUMMARY = ['id', 'address', 'title', 'excerpt', 'imageUrl', 'imageFocus', 'publishedAt', 'language'] as const;

export type SolutionSummary = Pick<Selectable<SolutionTable>, (typeof SOLUTION_SUMMARY)[number]>;

export function toOffer(solution: Pick<SolutionSummary, 'id' | 'address' | 'title' | 'excerpt'>) {
  return { title: solution.title, text: solution.excerpt, path: solutionPath(solution) };
}

/** `content` is HTML as stored. */
export type Solution = SolutionSummary & Pick<Selectable<SolutionTable>, (typeof SOLUTION_FIELDS)[number] | 'author' | 'updatedAt'>;
