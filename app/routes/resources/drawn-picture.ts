import { readSite } from '#app/context/services.server.ts';
import { builtInPictures } from '#features/artwork/built-in-pictures.ts';
import type { Route } from './+types/drawn-picture';
import { imageResponse, notFoundResponse } from './response.ts';

/** In the default colours it is a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const draw = builtInPictures.get(new URL(request.url).pathname);
  if (!draw) return notFoundResponse();
  const { site } = await readSite(context);
  return imageResponse(draw(site.looks.palette), 'image/svg+xml');
}
