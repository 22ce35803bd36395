import { readSite } from '#app/context/services.server.ts';
import { findPageCard } from '#features/artwork/page-cards.ts';
import { drawShareCard } from '#features/artwork/share-card.server.ts';
import type { Route } from './+types/page-share';
import { imageResponse, notFoundResponse } from './response.ts';

const FILE = '/share.png';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const snapshot = await readSite(context);
  const card = findPageCard(pathname.slice(0, -FILE.length) || '/', snapshot);
  return card ? imageResponse(await drawShareCard(card, snapshot.site.looks), 'image/png') : notFoundResponse();
}
