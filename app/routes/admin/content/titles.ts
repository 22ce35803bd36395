import { getStoredKind } from '#app/all-kinds.server.ts';
import { findTitles } from '#features/editor/sharing/find-titles.server.ts';
import { titleSearchSchema } from '#features/editor/sharing/title-search.ts';
import { listSeriesNames } from '#features/publishing/series/series.server.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { okResponse, respondToAdmin } from '../json.server.ts';
import type { Route } from './+types/titles';

export function action(args: Route.ActionArgs) {
  return respondToAdmin(args, titleSearchSchema, async (search, { db, now }) => {
    if (args.params.kind === 'series') {
      const names = await listSeriesNames(db);
      return okResponse({ items: names.map((name) => ({ id: name, title: name, isPublic: true })) });
    }
    const kind = getStoredKind(args.params.kind);
    if (!kind.hasDrafts) throw notFound(`no titles of a ${kind.name} to choose`);
    return okResponse({ items: await findTitles(db, kind, { search, now: now() }) });
  });
}
