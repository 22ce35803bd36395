import { requireEditor } from '#app/context/guard.server.ts';
import { respondToReader } from '#app/context/json.server.ts';
import { getSiteStatus } from '#features/admin/status/site-status.ts';
import type { Route } from './+types/status-json';

/** `pattern` is the path, as app/routes.ts has it. */
export function loader({ pattern, ...args }: Route.LoaderArgs) {
  return READERS[pattern.replace(/^\//, '') as keyof typeof READERS](args);
}

type Args = Parameters<typeof respondToReader>[0];

const READERS = {
  'admin/backups': (args: Args) => respondToReader(args, ({ backups }) => backups.read()),
  'admin/jobs': (args: Args) => respondToReader(args, async ({ jobs }) => ({ jobs: await jobs.list() })),
  'admin/status.json': (args: Args) =>
    respondToReader(args, async ({ faults, viewer }) => getSiteStatus(faults, viewer.role), requireEditor),
};
