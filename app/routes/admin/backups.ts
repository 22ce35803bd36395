import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { z } from '#platform/forms/zod.ts';
import type { Route } from './+types/backups';
import { respondToAdmin } from './json.server.ts';

/** Contents and target of a backup are settings of the server, not of a request. */
const makeBackupSchema = z.strictObject({ action: z.literal('make') });

export async function loader({ request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    return stateResponse(context);
  });
}

/** POST begins one, unless one is being made, and responds as GET. */
export function action(args: Route.ActionArgs) {
  return respondToAdmin(args, makeBackupSchema, async (_, { backups, by }) => {
    await backups.begin(by);
    return stateResponse(args.context);
  });
}

async function stateResponse(context: Route.LoaderArgs['context']) {
  return Response.json(await context.get(depsContext).backups.read(), { headers: { 'cache-control': CACHE_CONTROL.personal } });
}
