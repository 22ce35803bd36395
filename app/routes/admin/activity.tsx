import { storedKinds } from '#app/all-kinds.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { settingsKinds } from '#app/settings-kinds.ts';
import { listActive, listActivity } from '#features/admin/activity/activity.server.ts';
import { ActivityPage } from '#features/admin/activity/activity-page.tsx';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/activity';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const { db } = context.get(depsContext);
    const { searchParams } = new URL(request.url);
    const by = (searchParams.get('by') ?? '').slice(0, 254);
    const before = readDate(searchParams.get('before'));
    const kinds = { content: storedKinds, settings: settingsKinds };
    return { by, people: await listActive(db), ...(await listActivity(db, kinds, { by: by || undefined, before })) };
  });
}

function readDate(text: string | null): string | undefined {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

export default function AdminActivity({ loaderData }: Route.ComponentProps) {
  return <ActivityPage {...loaderData} />;
}
