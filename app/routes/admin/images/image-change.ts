import { libraryKinds } from '#app/all-kinds.server.ts';
import { requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { changeLibrary } from '#features/admin/library/change-library.server.ts';
import { libraryChangeSchema } from '#features/admin/library/library.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { invalidResponse, okResponse, readJson } from '../json.server.ts';
import type { Route } from './+types/image-change';

/** POST describes, removes, restores or swaps images, and reports the result for each. */
export async function action({ request, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    requireWritable(context);
    const parsed = parseForm(libraryChangeSchema, await readJson(request));
    if (!parsed.ok) return invalidResponse(parsed);
    return okResponse(await changeLibrary(context.get(servicesContext), libraryKinds, parsed.form));
  });
}
