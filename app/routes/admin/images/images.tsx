import { libraryKinds } from '#app/all-kinds.server.ts';
import { loadForAdmin } from '#app/context/guard.server.ts';
import { parseLibraryQuery } from '#features/admin/library/library.ts';
import { LibraryPage } from '#features/admin/library/library-page.tsx';
import { listLibrary } from '#features/admin/library/list-library.server.ts';
import type { Route } from './+types/images';

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ db }, { request }) => {
    const query = parseLibraryQuery(new URL(request.url).searchParams);
    return { query, ...(await listLibrary(db, libraryKinds, query)) };
  });
}

export default function AdminImages({ loaderData: { query, ...page } }: Route.ComponentProps) {
  return <LibraryPage query={query} page={page} />;
}
