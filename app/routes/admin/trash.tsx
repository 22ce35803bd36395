import { storedKinds } from '#app/all-kinds.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { parsePage } from '#features/admin/list/list.ts';
import { listTrash } from '#features/admin/trash/trash.server.ts';
import { TrashList } from '#features/admin/trash/trash-list.tsx';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/trash';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const deps = context.get(depsContext);
    return { list: await listTrash(deps, storedKinds, parsePage(new URL(request.url).searchParams)) };
  });
}

export default function Trash({ loaderData }: Route.ComponentProps) {
  return <TrashList {...loaderData} />;
}
