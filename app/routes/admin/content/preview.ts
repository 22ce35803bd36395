import { requireAdmin } from '#app/context/guard.server.ts';
import { MAX_CONTENT } from '#features/editor/form/form-fields.ts';
import { previewArticleHtml } from '#features/html/article-html.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';
import { invalidResponse, okResponse, readJson } from '../json.server.ts';
import type { Route } from './+types/preview';

const schema = z.strictObject({ content: z.string().max(MAX_CONTENT) });

/** POST sanitizes and renders an article's HTML, and reports what the whitelist removes. */
export async function action({ request, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    const parsed = parseForm(schema, await readJson(request));
    if (!parsed.ok) return invalidResponse(parsed);
    const { content } = parsed.form;
    return okResponse(await previewArticleHtml(content));
  });
}
