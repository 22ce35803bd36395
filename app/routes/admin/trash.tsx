import { contentKinds } from '#app/content-kinds.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { listTrash } from '#features/editor/trash/trash.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/trash';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    return { items: await listTrash(context.get(servicesContext), contentKinds) };
  });
}

export default function Trash({ loaderData: { items } }: Route.ComponentProps) {
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Trash</h1>
      </header>
      <ul className="admin-list">
        {items.map(({ kind, id, title }) => (
          <li key={`${kind}/${id}`}>{title}</li>
        ))}
      </ul>
    </>
  );
}
