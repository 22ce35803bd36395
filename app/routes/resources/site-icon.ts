import { readSite } from '#app/context/services.server.ts';
import { drawSiteIcon } from '#features/artwork/site-icon.ts';
import { drawPixelIcon } from '#features/artwork/site-icons.server.ts';
import type { Route } from './+types/site-icon';
import { imageResponse, notFoundResponse } from './response.ts';

/** In the default colours it is a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { palette } = (await readSite(context)).site.looks;
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('.svg')) return imageResponse(drawSiteIcon({ size: 16, palette }), 'image/svg+xml');
  const icon = await drawPixelIcon(pathname, palette);
  return icon ? imageResponse(icon, pathname.endsWith('.ico') ? 'image/x-icon' : 'image/png') : notFoundResponse();
}
