import { requireAdmin } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { articleFormSchema } from '#features/articles/article-kind.ts';
import { createArticle, deleteArticle, updateArticle } from '#features/articles/edit-article.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import type { Route } from './+types/save-article';
import { invalidResponse, okResponse, savedResponse } from './responses.server.ts';

/** POST makes or saves an article, DELETE takes it away. */
export async function action({ request, params, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    const services = context.get(servicesContext);
    if (request.method === 'DELETE' && params.id) {
      await deleteArticle(services, params.id);
      return okResponse();
    }
    const form = articleFormSchema.safeParse(await readJson(request));
    if (!form.success) return invalidResponse(form.error);
    return savedResponse(await (params.id ? updateArticle(services, params.id, form.data) : createArticle(services, form.data)));
  });
}
