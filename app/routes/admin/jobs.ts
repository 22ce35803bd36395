import type { Route } from './+types/jobs';
import { respondToReader } from './json.server.ts';

export function loader(args: Route.LoaderArgs) {
  return respondToReader(args, async ({ jobs }) => ({ jobs: await jobs.list() }));
}
