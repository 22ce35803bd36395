import { depsContext } from '#app/context/deps.server.ts';
import { requireEditor } from '#app/context/guard.server.ts';
import { getSiteStatus, type SiteStatus } from '#features/admin/status/site-status.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/status-json';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    const { role } = await requireEditor(context, request);
    const status: SiteStatus = getSiteStatus(context.get(depsContext).faults, role);
    return Response.json(status, { headers: { 'cache-control': CACHE_CONTROL.personal } });
  });
}
