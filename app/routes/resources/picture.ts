import { readSite } from '#app/context/deps.server.ts';
import { builtInPictures } from '#features/artwork/built-in-pictures.ts';
import { drawSiteIcon } from '#features/artwork/site-icon.ts';
import { drawPixelIcon } from '#features/artwork/site-icons.server.ts';
import type { Route } from './+types/picture';
import { imageResponse, notFoundResponse } from './response.ts';

/** Pictures and icons in the site's colours; in the default ones they are files. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const { palette } = (await readSite(context)).site.looks;
  if (pathname.startsWith('/pictures/')) {
    const draw = builtInPictures.get(pathname);
    return draw ? imageResponse(draw(palette), 'image/svg+xml') : notFoundResponse();
  }
  if (pathname.endsWith('.svg')) return imageResponse(drawSiteIcon({ size: 16, palette }), 'image/svg+xml');
  const icon = await drawPixelIcon(pathname, palette);
  return icon ? imageResponse(icon, pathname.endsWith('.ico') ? 'image/x-icon' : 'image/png') : notFoundResponse();
}
