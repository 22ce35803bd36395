import { loadForAdmin } from '#app/context/guard.server.ts';
import { parsePage } from '#features/admin/list/list.ts';
import { lazyPage } from '#ui/lazy-page.ts';
import { describeOutcomes } from '../importing/import.ts';
import { countImages, countOutcomes, listImports } from '../importing/imports.server.ts';
import type { Route } from './+types/imports';

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ db }, { request }) => {
    const list = await listImports(db, parsePage(new URL(request.url).searchParams));
    const items = list.items.map(async ({ id, name, state, createdAt, plan, choices }) => {
      const outcomes = choices && describeOutcomes(await countOutcomes(db, id), await countImages(db, id));
      return { id, name, state, createdAt, label: plan?.label ?? null, outcomes };
    });
    return { list: { ...list, items: await Promise.all(items) } };
  });
}

export default lazyPage(async () => (await import('../importing/admin/imports-page.tsx')).ImportsPage);
