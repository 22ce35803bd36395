import { libraryKinds } from '#app/all-kinds.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { checkups, toCheckedSite } from '#features/checks/checked-site.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/checkup';

/** POST runs all checks and responds with their findings. */
export async function action({ request, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    const checkup = await checkups.look(toCheckedSite({ ...context.get(depsContext), kinds: libraryKinds }));
    return Response.json(checkup, { headers: { 'cache-control': CACHE_CONTROL.personal } });
  });
}
