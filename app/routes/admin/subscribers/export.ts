import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { exportSubscribers } from '#features/newsletter/admin/list-subscribers.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/export';

export function loader({ request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    return new Response(await exportSubscribers(context.get(depsContext).db), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="subscribers.csv"',
        'cache-control': CACHE_CONTROL.personal,
      },
    });
  });
}
