import { randomUUID } from 'node:crypto';
import { useState } from 'react';
import { requireAdmin } from '#app/context/guard.server.ts';
import { ArticleFields } from '#features/articles/article-fields.tsx';
import { articleFormSchema } from '#features/articles/article-kind.ts';
import { ContentForm } from '#features/editor/form/content-form.tsx';
import { checkForm } from '#features/editor/form/form-errors.ts';
import { useBackToList } from '#features/editor/form/use-back-to-list.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/article-new';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    return { recoveryId: randomUUID() };
  });
}

const EMPTY = { title: '', category: '', tags: '', excerpt: '', imageUrl: '', content: '' };

export default function NewArticle({ loaderData }: Route.ComponentProps) {
  const [{ recoveryId }] = useState(loaderData);
  const close = useBackToList('/admin/articles');
  return (
    <ContentForm kind="article" recoveryId={recoveryId} initial={EMPTY} check={checkForm(articleFormSchema)} onClose={close}>
      {ArticleFields}
    </ContentForm>
  );
}
