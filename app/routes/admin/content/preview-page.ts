import { storedKinds } from '#app/all-kinds.server.ts';
import type { Deps } from '#app/context/deps.server.ts';
import { renderPageContext } from '#app/context/preview.server.ts';
import { getSettingsKind } from '#app/settings-kinds.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { MAX_CONTENT } from '#features/editor/body/content-length.ts';
import { getUnsavedRow } from '#features/editor/preview/changed-row.server.ts';
import { hasPages, isWritten } from '#features/publishing/content-kind.ts';
import { listPublicItems } from '#features/publishing/public-content.server.ts';
import { NEWEST_ARTICLE } from '#features/settings/parts/settings-kind.ts';
import { z } from '#platform/forms/zod.ts';
import { requireEditorOf } from '../editor-guard.server.ts';
import { respondToAdmin } from '../json.server.ts';
import type { Route } from './+types/preview-page';

const schema = z.strictObject({
  id: z.string().max(200).optional(),
  fields: z.record(z.string().max(50), z.string().max(MAX_CONTENT)),
  /** The path of one of the pages that settings change; the first of them by default. */
  page: z.string().max(200).optional(),
});

const title = 'Preview';

/** POST takes the fields of a form and responds with the public page that they would make. Stores nothing. */
export function action(args: Route.ActionArgs) {
  return respondToAdmin(args, schema, renderChanged, (...asked) => requireEditorOf(args.params.kind, ...asked));

  async function renderChanged({ id, fields, page }: z.output<typeof schema>, { db, now }: Deps): Promise<Response> {
    const renderPage = args.context.get(renderPageContext);
    const kind = storedKinds.filter(isWritten).find(({ name }) => name === args.params.kind);
    if (kind && hasPages(kind)) {
      const row = await getUnsavedRow(db, kind, { id, fields, now: now() });
      return renderPage(kind.page.path({ id: row.id, address: null }), { rows: [row], title });
    }
    const { name, pages } = getSettingsKind(args.params.kind);
    const path = pages.find((each) => each.path === page)?.path ?? pages[0]?.path ?? '/';
    return renderPage(path === NEWEST_ARTICLE ? await findNewestArticle() : path, { settings: { [name]: fields }, title });

    async function findNewestArticle() {
      const [newest] = await listPublicItems(db, articleKind, { limit: 1, now: now() });
      return newest ? articleKind.page.path(newest) : '/';
    }
  }
}
