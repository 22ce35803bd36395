import { kinds } from '#app/all-kinds.server.ts';
import { requireEditor } from '#app/context/guard.server.ts';
import { respondToReader } from '#app/context/json.server.ts';
import { findTitles } from '#features/editor/sharing/find-titles.server.ts';
import { parseTitleSearch } from '#features/editor/sharing/title-search.ts';
import { listSeriesNames } from '#features/publishing/series/series.server.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Route } from './+types/titles';

export function loader(args: Route.LoaderArgs) {
  return respondToReader(
    args,
    async ({ db, now }) => {
      if (args.params.kind === 'series') {
        const names = await listSeriesNames(db);
        return { items: names.map((name) => ({ id: name, title: name, isPublic: true })) };
      }
      const kind = kinds.getStored(args.params.kind);
      if (!kind.hasDrafts) throw notFound(`no titles of a ${kind.name} to choose`);
      const search = parseTitleSearch(new URL(args.request.url).searchParams);
      return { items: await findTitles(db, kind, { search, now: now() }) };
    },
    requireEditor,
  );
}
