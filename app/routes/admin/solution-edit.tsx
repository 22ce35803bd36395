import { randomUUID } from 'node:crypto';
import { useState } from 'react';
import { requireAdmin } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { ContentForm } from '#features/editor/form/content-form.tsx';
import { checkForm } from '#features/editor/form/form-errors.ts';
import { useBackToList } from '#features/editor/form/use-back-to-list.ts';
import { getEditableSolution } from '#features/solutions/edit-solution.server.ts';
import { SolutionFields } from '#features/solutions/solution-fields.tsx';
import { solutionFormSchema } from '#features/solutions/solution-kind.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/solution-edit';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    return { recoveryId: randomUUID(), solution: await getEditableSolution(context.get(servicesContext).db, params.id) };
  });
}

export default function EditSolution({ loaderData }: Route.ComponentProps) {
  const [{ recoveryId, solution }] = useState(loaderData); // what a reload brings must not touch what is being typed
  const close = useBackToList('/admin/solutions');
  const { id, version, title, excerpt, imageUrl, content, isActive } = solution;
  return (
    <ContentForm
      kind="solution"
      recoveryId={recoveryId}
      stored={{ id, version }}
      initial={{ title, excerpt, imageUrl, content, isActive: isActive ? 'on' : '' }}
      check={checkForm(solutionFormSchema)}
      onClose={close}
    >
      {SolutionFields}
    </ContentForm>
  );
}
