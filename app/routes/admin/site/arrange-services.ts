import { requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { arrangementSchema, arrangeService } from '#features/services/services.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { invalidResponse, okResponse, readJson } from '../json.server.ts';
import type { Route } from './+types/arrange-services';

export const handle = { methods: ['POST'] };

/** POST moves a service by one position, or shows or hides it. */
export async function action({ request, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    requireWritable(context);
    const parsed = parseForm(arrangementSchema, await readJson(request));
    if (!parsed.ok) return invalidResponse(parsed);
    await arrangeService(context.get(servicesContext), parsed.form);
    return okResponse();
  });
}
