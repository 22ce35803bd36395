import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { z } from '#platform/forms/zod.ts';
import type { Route } from './+types/jobs';
import { respondToAdmin } from './json.server.ts';

const tryAgainSchema = z.strictObject({ action: z.literal('try-again'), name: z.string().max(100) });

export async function loader({ request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    return listResponse(context);
  });
}

/** POST makes failed jobs of a name due, and responds as GET. */
export function action(args: Route.ActionArgs) {
  return respondToAdmin(args, tryAgainSchema, async ({ name }, { jobs }) => {
    await jobs.tryAgain(name);
    return listResponse(args.context);
  });
}

async function listResponse(context: Route.LoaderArgs['context']) {
  const jobs = await context.get(depsContext).jobs.list();
  return Response.json({ jobs }, { headers: { 'cache-control': CACHE_CONTROL.personal } });
}
