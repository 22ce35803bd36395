import { redirect } from 'react-router';
import { requireEditor } from '#app/context/guard.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/home';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireEditor(context, request);
    return redirect('/admin/articles');
  });
}

/** Never rendered: it exists so that the layout refuses anyone without a role. */
export default function AdminHome() {
  return null;
}
