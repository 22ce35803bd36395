import { getFormKind } from '#app/all-kinds.server.ts';
import { requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { changePublication, publicationSchema } from '#features/editor/save/publication.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { invalidResponse, readJson, savedResponse } from '../json.server.ts';
import type { Route } from './+types/publication';

export const handle = { methods: ['POST'] };

/** POST unpublishes an item, or discards its pending changes; responds like a save. */
export async function action({ request, params: { kind: name, id }, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    requireWritable(context);
    const kind = getFormKind(name);
    const parsed = parseForm(publicationSchema, await readJson(request));
    if (!parsed.ok) return invalidResponse(parsed);
    return savedResponse(await changePublication(context.get(servicesContext), kind, { id, ...parsed.form }));
  });
}
