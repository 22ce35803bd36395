import { libraryKinds } from '#app/all-kinds.server.ts';
import { requireEditor } from '#app/context/guard.server.ts';
import { respondToReader } from '#app/context/json.server.ts';
import { parseLibraryQuery } from '#features/admin/library/library.ts';
import { listLibrary } from '#features/admin/library/list-library.server.ts';
import type { Route } from './+types/image-list';

/** One page of the library, for a dialog and for more of a page. */
export function loader(args: Route.LoaderArgs) {
  const query = parseLibraryQuery(new URL(args.request.url).searchParams);
  return respondToReader(args, ({ db }) => listLibrary(db, libraryKinds, query), requireEditor);
}
