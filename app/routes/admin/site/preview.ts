import { requireAdmin } from '#app/context/guard.server.ts';
import { renderPageContext } from '#app/context/render-page.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { getDocumentKind } from '#app/site-documents.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { MAX_CONTENT } from '#features/editor/form/form-fields.ts';
import { listPublicItems } from '#features/publishing/public-content.server.ts';
import { NEWEST_ARTICLE } from '#features/site-editor/document-kind.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { invalidResponse } from '../responses.server.ts';
import type { Route } from './+types/preview';

export const handle = { methods: ['POST'] };

const schema = z.strictObject({
  id: z.string().max(200).optional(),
  fields: z.record(z.string().max(50), z.string().max(MAX_CONTENT)),
  /** One of the kind's; the first where it is left out. */
  page: z.string().max(200).optional(),
});

/** POST takes the fields of a form that is not saved, and answers with the page of the site as they would make it. Nothing is kept of them. */
export async function action({ request, params, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    const parsed = parseForm(schema, await readJson(request));
    if (!parsed.ok) return invalidResponse(parsed);
    const { db, now, site } = context.get(servicesContext);
    const kind = getDocumentKind(params.document);
    const snapshot = await site.preview(kind.name, parsed.form.fields);
    const { path } = kind.pages.find(({ path }) => path === parsed.form.page) ?? kind.pages[0] ?? { path: '/' };
    const [newest] = path === NEWEST_ARTICLE ? await listPublicItems(db, articleKind, { limit: 1, now: now() }) : [];
    const shown = path === NEWEST_ARTICLE ? newest && articleKind.page.path(newest.id) : path;
    return context.get(renderPageContext)(shown ?? '/', { ...site, read: async () => snapshot });
  });
}
