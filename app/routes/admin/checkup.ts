import { requireAdmin } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { checkSite } from '#features/doctor/site-checkup.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/checkup';

/** POST looks at everything that the site needs, and answers with what was found. */
export async function action({ request, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    const checkup = await checkSite(context.get(servicesContext));
    return Response.json(checkup, { headers: { 'cache-control': 'private, no-store' } });
  });
}
