import { readSite } from '#app/context/services.server.ts';
import { drawCover } from '#features/artwork/cover-art.ts';
import type { Route } from './+types/content-cover';
import { findItem } from './find-item.server.ts';
import { imageResponse, notFoundResponse } from './response.ts';

export async function loader(args: Route.LoaderArgs) {
  const found = await findItem(args);
  if (!found) return notFoundResponse();
  const { title, category = null } = found.item;
  const { site } = await readSite(args.context);
  return imageResponse(drawCover({ title, category }, site.looks.palette), 'image/svg+xml');
}
