import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { writeMessagesCsv } from '#features/contact/messages.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { csvResponse } from '../download.server.ts';
import type { Route } from './+types/messages-csv';

/** GET downloads every message. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    return csvResponse(writeMessagesCsv(context.get(depsContext).db), 'messages.csv');
  });
}
