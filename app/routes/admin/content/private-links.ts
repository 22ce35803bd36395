import { kinds } from '#app/all-kinds.server.ts';
import { respondToReader } from '#app/context/json.server.ts';
import { getWrittenKind } from '#features/editor/actions/require-editor-of.server.ts';
import { listComments } from '#features/editor/private-link/draft-comments.server.ts';
import { listPrivateLinks } from '#features/editor/private-link/private-links.server.ts';
import type { Route } from './+types/private-links';

export function loader(args: Route.LoaderArgs) {
  const { kind: name, id } = args.params;
  return respondToReader(args, async ({ db, now }) => {
    const kind = getWrittenKind(kinds, name);
    return { ...(await listPrivateLinks(db, kind, { id, now: now() })), comments: await listComments(db, kind.name, id) };
  });
}
