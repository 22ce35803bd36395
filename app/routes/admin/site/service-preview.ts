import { requireAdmin } from '#app/context/guard.server.ts';
import { renderPageContext } from '#app/context/render-page.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { MAX_CONTENT } from '#features/editor/form/form-fields.ts';
import { servicePath } from '#features/site-settings/services/service.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { invalidResponse } from '../responses.server.ts';
import type { Route } from './+types/service-preview';

export const handle = { methods: ['POST'] };

const schema = z.strictObject({
  id: z.string().max(200).optional(),
  fields: z.record(z.string().max(50), z.string().max(MAX_CONTENT)),
});

/** Of one that has no id yet. */
const UNSAVED = 'preview';

/** POST takes the fields of a service's form that is not saved, and answers with the page that they would make. Nothing is kept of them. */
export async function action({ request, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    const parsed = parseForm(schema, await readJson(request));
    if (!parsed.ok) return invalidResponse(parsed);
    const { id = UNSAVED, fields } = parsed.form;
    const { site } = context.get(servicesContext);
    const snapshot = await site.previewService(id, fields);
    return context.get(renderPageContext)(servicePath(id), { ...site, read: async () => snapshot });
  });
}
