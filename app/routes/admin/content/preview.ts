import { kinds } from '#app/all-kinds.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { requireEditor } from '#app/context/guard.server.ts';
import { toResponse } from '#app/context/json.server.ts';
import { renderPageContext } from '#app/context/preview.server.ts';
import { getSettingsKind } from '#app/settings-kinds.ts';
import { done, invalid } from '#features/admin/actions/action.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { MAX_CONTENT } from '#features/editor/body/content-length.ts';
import { getUnsavedRow } from '#features/editor/preview/changed-row.server.ts';
import { previewArticleHtml } from '#features/html/article-html.server.ts';
import { hasPages, isWritten } from '#features/publishing/content-kind.ts';
import { listPublicItems } from '#features/publishing/public-content.server.ts';
import { NEWEST_ARTICLE } from '#features/settings/parts/settings-kind.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';
import { readJson } from '#platform/http/read-json.server.ts';
import { editorOf } from '../editor-guard.server.ts';
import type { Route } from './+types/preview';

const textSchema = z.strictObject({ content: z.string().max(MAX_CONTENT) });

const pageSchema = z.strictObject({
  id: z.string().max(200).optional(),
  fields: z.record(z.string().max(50), z.string().max(MAX_CONTENT)),
  /** The path of one of the pages that settings change; the first of them by default. */
  page: z.string().max(200).optional(),
});

const title = 'Preview';

/** POST responds with the public page that the fields of a form would make, or without a kind with an article's HTML as readers get it. Stores nothing. */
export function action(args: Route.ActionArgs) {
  const { request, context, params } = args;
  const { kind } = params;
  return inEndpoint(async () => {
    await (kind === undefined ? requireEditor : editorOf(kind))(context, request);
    const body = await readJson(request);
    return kind === undefined ? previewText(body) : previewPage(args, kind, body);
  });
}

async function previewText(body: unknown): Promise<Response> {
  const parsed = parseForm(textSchema, body);
  return toResponse(parsed.ok ? done(await previewArticleHtml(parsed.form.content)) : invalid(parsed));
}

async function previewPage({ context }: Route.ActionArgs, kindName: string, body: unknown): Promise<Response> {
  const parsed = parseForm(pageSchema, body);
  if (!parsed.ok) return toResponse(invalid(parsed));
  const { id, fields, page } = parsed.form;
  const { db, now } = context.get(depsContext);
  const renderPage = context.get(renderPageContext);
  const kind = kinds.stored.filter(isWritten).find(({ name }) => name === kindName);
  if (kind && hasPages(kind)) {
    const row = await getUnsavedRow(db, kind, { id, fields, now: now() });
    return renderPage(kind.page.path({ id: row.id, address: null }), { rows: [row], title });
  }
  const { name, pages } = getSettingsKind(kindName);
  const path = pages.find((each) => each.path === page)?.path ?? pages[0].path;
  return renderPage(path === NEWEST_ARTICLE ? await findNewestArticle() : path, { settings: { [name]: fields }, title });

  async function findNewestArticle() {
    const [newest] = await listPublicItems(db, articleKind, { limit: 1, now: now() });
    return newest ? articleKind.page.path(newest) : '/';
  }
}
