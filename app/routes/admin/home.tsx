import { redirect } from 'react-router';
import { requireAdmin } from '#app/context/guard.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/home';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    return redirect('/admin/articles');
  });
}

/** Never rendered: it exists so that the layout refuses anyone but admins. */
export default function AdminHome() {
  return null;
}
