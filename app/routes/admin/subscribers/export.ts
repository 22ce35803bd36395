import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { writeSubscribersCsv } from '#features/newsletter/admin/list-subscribers.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { csvResponse } from '../download.server.ts';
import type { Route } from './+types/export';

export function loader({ request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    return csvResponse(writeSubscribersCsv(context.get(depsContext).db), 'subscribers.csv');
  });
}
