import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { writeRedirectsCsv } from '#features/redirects/redirects.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { csvResponse } from '../download.server.ts';
import type { Route } from './+types/export';

export function loader({ request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    return csvResponse(writeRedirectsCsv(context.get(depsContext).db), 'redirects.csv');
  });
}
