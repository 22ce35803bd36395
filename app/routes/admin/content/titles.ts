import { kinds } from '#app/all-kinds.server.ts';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { requireEditor } from '#app/context/guard.server.ts';
import { respondToReader } from '#app/context/json.server.ts';
import { findArticle } from '#features/articles/articles.server.ts';
import { findTitles } from '#features/editor/sharing/find-titles.server.ts';
import { type FoundTitle, parseTitleSearch, type TitleSearch } from '#features/editor/sharing/title-search.ts';
import { listSeriesNames } from '#features/publishing/series/series.server.ts';
import { explainRelatedOffer, findRelatedOffer } from '#features/site/find-related-offer.server.ts';
import { listSolutionsToOffer } from '#features/solutions/solutions.server.ts';
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
      const search = parseTitleSearch(new URL(args.request.url).searchParams);
      if (args.params.kind === 'offer') return { items: await explainOffer(args.context, search) };
      const kind = kinds.getStored(args.params.kind);
      if (!kind.hasDrafts) throw notFound(`no titles of a ${kind.name} to choose`);
      return { items: await findTitles(db, kind, { search, now: now() }) };
    },
    requireEditor,
  );
}

/** Why readers of a public article see which offer at its end, in the place of a title. */
async function explainOffer(context: Route.LoaderArgs['context'], search: TitleSearch): Promise<FoundTitle[]> {
  const { db, publicTexts, now } = context.get(depsContext);
  const [id = ''] = 'ids' in search ? search.ids : [];
  if (!(await findArticle(db, { id, now: now() })) || !(await publicTexts.refresh())) return [];
  const solutions = await listSolutionsToOffer(db, { chosen: null, now: now() });
  const { services } = (await readSite(context)).texts.services;
  const found = findRelatedOffer(publicTexts, { reading: id, chosen: null }, { solutions, services });
  return [{ id, title: explainRelatedOffer(publicTexts, found), isPublic: true }];
}
