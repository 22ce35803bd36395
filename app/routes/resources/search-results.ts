import { storedKinds } from '#app/all-kinds.server.ts';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { searchContent } from '#features/search/search.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/search-results';

const PANEL_RESULTS = 20;
const PANEL_OTHERS = 5;

/** The same search as the page's, as JSON. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    const { db, publicTexts, now } = context.get(depsContext);
    const query = new URL(request.url).searchParams.get('q') ?? '';
    const { timeZone } = (await readSite(context)).site;
    const response = await searchContent(db, query, {
      kinds: storedKinds,
      publicTexts,
      limit: PANEL_RESULTS,
      groupLimit: PANEL_OTHERS,
      timeZone,
      now: now(),
    });
    return Response.json(response, { headers: { 'x-robots-tag': 'noindex' } });
  });
}
