import { getStoredKind } from '#app/all-kinds.server.ts';
import type { Deps } from '#app/context/deps.server.ts';
import { requireEditor } from '#app/context/guard.server.ts';
import { findTitles } from '#features/editor/sharing/find-titles.server.ts';
import { titleSearchSchema } from '#features/editor/sharing/title-search.ts';
import { listSeriesNames } from '#features/publishing/series/series.server.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { z } from '#platform/forms/zod.ts';
import { okResponse, respondToAdmin } from '../json.server.ts';
import type { Route } from './+types/titles';

export function action(args: Route.ActionArgs) {
  return respondToAdmin(args, titleSearchSchema, find, requireEditor);

  async function find(search: z.output<typeof titleSearchSchema>, { db, now }: Deps): Promise<Response> {
    if (args.params.kind === 'series') {
      const names = await listSeriesNames(db);
      return okResponse({ items: names.map((name) => ({ id: name, title: name, isPublic: true })) });
    }
    const kind = getStoredKind(args.params.kind);
    if (!kind.hasDrafts) throw notFound(`no titles of a ${kind.name} to choose`);
    return okResponse({ items: await findTitles(db, kind, { search, now: now() }) });
  }
}
