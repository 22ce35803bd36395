import { servicesContext } from '#app/context/services.server.ts';
import { drawShareCard } from '#features/artwork/share-card.server.ts';
import { findSolution } from '#features/solutions/solutions.server.ts';
import type { Route } from './+types/solution-share';
import { imageResponse, notFoundResponse } from './response.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const solution = await findSolution(context.get(servicesContext).db, { id: params.id, isAdmin: false });
  if (!solution) return notFoundResponse();
  const { title, author } = solution;
  return imageResponse(await drawShareCard({ title, category: null, label: '360 Growth Solution', author }), 'image/png');
}
