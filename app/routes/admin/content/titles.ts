import { getStoredKind } from '#app/all-kinds.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { findTitles } from '#features/editor/sharing/find-titles.server.ts';
import { titleSearchSchema } from '#features/editor/sharing/title-search.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { invalidResponse, okResponse, readJson } from '../json.server.ts';
import type { Route } from './+types/titles';

export async function action({ request, params, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    const { db, now } = context.get(servicesContext);
    const parsed = parseForm(titleSearchSchema, await readJson(request));
    if (!parsed.ok) return invalidResponse(parsed);
    const kind = getStoredKind(params.kind);
    if (!kind.hasDrafts) throw notFound(`no titles of a ${kind.name} to choose`);
    return okResponse({ items: await findTitles(db, kind, { search: parsed.form, now: now() }) });
  });
}
