import { lazy, Suspense } from 'react';
import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { listImports } from '#features/importing/imports.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/imports';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const imports = await listImports(context.get(depsContext).db);
    return { imports: imports.map(({ id, name, state, createdAt, plan }) => ({ id, name, state, createdAt, label: plan?.label ?? null })) };
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
const ImportsPage = lazy(async () => ({ default: (await import('#features/importing/admin/imports-page.tsx')).ImportsPage }));
