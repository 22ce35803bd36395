import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { isImageFile } from '#features/images/image-variants.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/trashed-image';

/** A file of an image in the trash, for admins only. */
export async function loader({ request, params: { name }, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    const file = isImageFile(name) ? await context.get(depsContext).storage.get(name) : undefined;
    if (!file) throw notFound(`no image ${name}`);
    const headers = { 'content-type': file.contentType, 'content-length': String(file.size), 'cache-control': CACHE_CONTROL.personal };
    if (request.method !== 'HEAD') return new Response(file.stream, { headers });
    await file.stream.cancel();
    return new Response(null, { headers });
  });
}
