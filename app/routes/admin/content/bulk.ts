import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import { getContentKind } from '#app/kinds.ts';
import { bulkSchema, changeMany } from '#features/editor/lists/bulk.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { readJson } from '#platform/http/read-json.server.ts';
import { invalidResponse, okResponse } from '../json.server.ts';
import type { Route } from './+types/bulk';

export const handle = { methods: ['POST'] };

/** POST makes one change to many items, and names those that it was refused for. */
export function action({ request, params, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    const { email } = await requireAdmin(context, request);
    requireWritable(context);
    const parsed = parseForm(bulkSchema, await readJson(request));
    if (!parsed.ok) return invalidResponse(parsed);
    return okResponse(
      await changeMany({ ...context.get(depsContext), by: email }, getContentKind(params.kind), { ...parsed.form, savedBy: email }),
    );
  });
}
