import { depsContext } from '#app/context/deps.server.ts';
import { openImage } from '#features/images/images.server.ts';
import { findImagePlace } from '#features/images/place/image-place.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/image';
import { notFoundResponse } from './response.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    const deps = context.get(depsContext);
    const place = await findImagePlace(deps, params.name).catch(() => undefined); // a page with its images from here is better than none
    if (place) return new Response(null, { status: 307, headers: { location: place, 'cache-control': CACHE_CONTROL.imagePlace } });
    const file = await openImage(deps, params.name);
    if (!file) return notFoundResponse();
    const headers = {
      'content-type': file.contentType,
      'content-length': String(file.size),
      'cache-control': CACHE_CONTROL.image,
    };
    if (request.method !== 'HEAD') return new Response(file.stream, { headers });
    await file.stream.cancel();
    return new Response(null, { headers });
  });
}
