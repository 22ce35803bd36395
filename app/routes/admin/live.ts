import { requireAdmin } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { openLiveChannel } from '#features/editor/live/live-channel.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/live';

/** GET keeps open a stream of events, one for each change of the content made by anybody. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    const { contentVersion } = context.get(servicesContext);
    return openLiveChannel(contentVersion, request.signal);
  });
}
