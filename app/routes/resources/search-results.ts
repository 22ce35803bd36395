import { servicesContext } from '#app/context/services.server.ts';
import { searchArticles } from '#features/search/search.server.ts';
import type { Route } from './+types/search-results';

/** What the search panel shows; the page with everything is `/search?q=`. */
const PANEL_RESULTS = 20;

/** `GET /api/search?q=`: the same search as the page's, as JSON. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const query = new URL(request.url).searchParams.get('q') ?? '';
  const response = await searchArticles(db, query, { limit: PANEL_RESULTS, now: now() });
  return Response.json(response, { headers: { 'x-robots-tag': 'noindex' } });
}
