import { libraryKinds } from '#app/all-kinds.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { requireEditor } from '#app/context/guard.server.ts';
import { parseLibraryQuery } from '#features/admin/library/library.ts';
import { listLibrary } from '#features/admin/library/list-library.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { okResponse } from '../json.server.ts';
import type { Route } from './+types/image-list';

/** One page of the library, for a dialog and for more of a page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireEditor(context, request);
    const query = parseLibraryQuery(new URL(request.url).searchParams);
    return okResponse(await listLibrary(context.get(depsContext).db, libraryKinds, query));
  });
}
