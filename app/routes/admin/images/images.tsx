import { libraryKinds } from '#app/all-kinds.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { parseLibraryQuery } from '#features/admin/library/library.ts';
import { LibraryPage } from '#features/admin/library/library-page.tsx';
import { listLibrary } from '#features/admin/library/list-library.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/images';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const { db } = context.get(depsContext);
    const query = parseLibraryQuery(new URL(request.url).searchParams);
    return { query, ...(await listLibrary(db, libraryKinds, query)) };
  });
}

export default function AdminImages({ loaderData: { query, ...page } }: Route.ComponentProps) {
  return <LibraryPage query={query} page={page} />;
}
