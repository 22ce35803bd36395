import { requireEditor } from '#app/context/guard.server.ts';
import { getSiteStatus } from '#features/admin/status/site-status.ts';
import type { Route } from './+types/status-json';
import { respondToReader } from './json.server.ts';

export function loader(args: Route.LoaderArgs) {
  return respondToReader(args, async ({ faults, viewer }) => getSiteStatus(faults, viewer.role), requireEditor);
}
