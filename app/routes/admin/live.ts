import { depsContext } from '#app/context/deps.server.ts';
import { findViewer, requireEditor } from '#app/context/guard.server.ts';
import { readTabs } from '#app/open-extensions.server.ts';
import { createLiveStreams, openLiveChannel } from '#features/admin/live/live-channel.server.ts';
import { getSiteStatus } from '#features/admin/status/site-status.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/live';

const streams = createLiveStreams();

/** GET keeps a stream of events open until the session ends, one event for each change of the content or of the faults. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    const { id, role } = await requireEditor(context, request);
    const deps = context.get(depsContext);
    const { contentVersion, faults } = deps;
    const onClose = streams.open(id);
    const mayRead = async () => (await findViewer(context, request))?.role === role;
    const status = { read: () => getSiteStatus(faults, role), onChange: faults.onChange };
    return openLiveChannel(contentVersion, request.signal, {
      mayRead,
      onClose,
      status,
      ...(role === 'admin' && { countUnread: async () => (await readTabs(deps)).reduce((sum, { unread }) => sum + unread, 0) }),
    });
  });
}
