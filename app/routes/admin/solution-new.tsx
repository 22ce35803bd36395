import { randomUUID } from 'node:crypto';
import { useState } from 'react';
import { requireAdmin } from '#app/context/guard.server.ts';
import { ContentForm } from '#features/editor/form/content-form.tsx';
import { checkForm } from '#features/editor/form/form-errors.ts';
import { useBackToList } from '#features/editor/form/use-back-to-list.ts';
import { SolutionFields } from '#features/solutions/solution-fields.tsx';
import { solutionFormSchema } from '#features/solutions/solution-kind.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/solution-new';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    return { recoveryId: randomUUID() };
  });
}

const EMPTY = { title: '', excerpt: '', imageUrl: '', content: '', isActive: 'on' };

export default function NewSolution({ loaderData }: Route.ComponentProps) {
  const [{ recoveryId }] = useState(loaderData);
  const close = useBackToList('/admin/solutions');
  return (
    <ContentForm kind="solution" recoveryId={recoveryId} initial={EMPTY} check={checkForm(solutionFormSchema)} onClose={close}>
      {SolutionFields}
    </ContentForm>
  );
}
