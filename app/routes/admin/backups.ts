import type { Route } from './+types/backups';
import { respondToReader } from './json.server.ts';

export function loader(args: Route.LoaderArgs) {
  return respondToReader(args, ({ backups }) => backups.read());
}
