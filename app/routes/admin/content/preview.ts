import { requireEditor } from '#app/context/guard.server.ts';
import { MAX_CONTENT } from '#features/editor/body/content-length.ts';
import { previewArticleHtml } from '#features/html/article-html.server.ts';
import { z } from '#platform/forms/zod.ts';
import { okResponse, respondToAdmin } from '../json.server.ts';
import type { Route } from './+types/preview';

const schema = z.strictObject({ content: z.string().max(MAX_CONTENT) });

/** POST sanitizes and renders an article's HTML, and reports what the whitelist removes. */
export function action(args: Route.ActionArgs) {
  return respondToAdmin(args, schema, async ({ content }) => okResponse(await previewArticleHtml(content)), requireEditor);
}
