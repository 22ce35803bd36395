import { lazy, Suspense } from 'react';
import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { parsePage } from '#features/admin/list/list.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { describeOutcomes } from '../importing/import.ts';
import { countImages, countOutcomes, listImports } from '../importing/imports.server.ts';
import type { Route } from './+types/imports';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const { db } = context.get(depsContext);
    const list = await listImports(db, parsePage(new URL(request.url).searchParams));
    const items = list.items.map(async ({ id, name, state, createdAt, plan, choices }) => {
      const outcomes = choices && describeOutcomes(await countOutcomes(db, id), await countImages(db, id));
      return { id, name, state, createdAt, label: plan?.label ?? null, outcomes };
    });
    return { list: { ...list, items: await Promise.all(items) } };
  });
}

export default function AdminImports({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <ImportsPage {...loaderData} />
    </Suspense>
  );
}

/** Its imports would stand in the manifest that every page of the admin loads. */
const ImportsPage = lazy(async () => ({ default: (await import('../importing/admin/imports-page.tsx')).ImportsPage }));
