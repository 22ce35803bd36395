import { requireAdmin } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { articleFormSchema } from '#features/articles/article-form.ts';
import { createArticle, deleteArticle, updateArticle } from '#features/articles/edit-article.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
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
    const parsed = parseForm(articleFormSchema, await readJson(request));
    if (!parsed.ok) return invalidResponse(parsed);
    return savedResponse(await (params.id ? updateArticle(services, params.id, parsed.form) : createArticle(services, parsed.form)));
  });
}
