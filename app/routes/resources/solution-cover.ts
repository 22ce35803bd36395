import { servicesContext } from '#app/context/services.server.ts';
import { drawCover } from '#features/artwork/cover-art.ts';
import { findSolution } from '#features/solutions/solutions.server.ts';
import type { Route } from './+types/solution-cover';
import { imageResponse, notFoundResponse } from './response.ts';

/** The cloth that stands in for a solution's missing image. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const solution = await findSolution(context.get(servicesContext).db, { id: params.id, isAdmin: false });
  return solution ? imageResponse(drawCover({ title: solution.title, category: null }), 'image/svg+xml') : notFoundResponse();
}
