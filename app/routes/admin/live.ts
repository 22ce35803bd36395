import { servicesContext } from '#app/services.server.ts';
import { requireAdmin } from '#features/accounts/guard.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/live';
import { openLiveChannel } from './live-channel.server.ts';

/** GET keeps open a stream of events, one for each change of the content made by anybody. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    const { contentVersion } = context.get(servicesContext);
    return openLiveChannel(contentVersion, request.signal);
  });
}
