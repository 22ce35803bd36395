import { randomUUID } from 'node:crypto';
import { useState } from 'react';
import { requireAdmin } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { ArticleFields } from '#features/articles/article-fields.tsx';
import { articleFormSchema } from '#features/articles/article-kind.ts';
import { getEditableArticle } from '#features/articles/edit-article.server.ts';
import { ContentForm } from '#features/editor/form/content-form.tsx';
import { checkForm } from '#features/editor/form/form-errors.ts';
import { useBackToList } from '#features/editor/form/use-back-to-list.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/article-edit';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    return { recoveryId: randomUUID(), article: await getEditableArticle(context.get(servicesContext).db, params.id) };
  });
}

export default function EditArticle({ loaderData }: Route.ComponentProps) {
  const [{ recoveryId, article }] = useState(loaderData); // what a reload brings must not touch what is being typed
  const close = useBackToList('/admin/articles');
  const { id, version, title, category, tags, excerpt, imageUrl, content } = article;
  return (
    <ContentForm
      kind="article"
      recoveryId={recoveryId}
      stored={{ id, version }}
      initial={{ title, category, tags: tags.join(', '), excerpt, imageUrl, content, showAsNewest: 'on' }}
      check={checkForm(articleFormSchema)}
      onClose={close}
    >
      {ArticleFields}
    </ContentForm>
  );
}
