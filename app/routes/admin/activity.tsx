import { storedKinds } from '#app/all-kinds.server.ts';
import { loadForAdmin } from '#app/context/guard.server.ts';
import { settingsKinds } from '#app/settings-kinds.ts';
import { listActive, listActivity } from '#features/admin/activity/activity.server.ts';
import { getActivityList } from '#features/admin/activity/activity-list.ts';
import { ActivityPage } from '#features/admin/activity/activity-page.tsx';
import { parseListQuery } from '#features/admin/list/list.ts';
import type { Route } from './+types/activity';

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ db }, { request }) => {
    const people = await listActive(db);
    const query = parseListQuery(getActivityList(people), new URL(request.url).searchParams);
    const kinds = { content: storedKinds, settings: settingsKinds };
    return { people, query, list: await listActivity(db, kinds, { by: query.chosen.by, page: query.page }) };
  });
}

export default function AdminActivity({ loaderData }: Route.ComponentProps) {
  return <ActivityPage {...loaderData} />;
}
