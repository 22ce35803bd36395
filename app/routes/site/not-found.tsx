import { data } from 'react-router';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { CATEGORIES, categoryTitle } from '#features/publishing/category.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import { suggestContent } from '#features/publishing/suggestions/suggest-content.server.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { listPageLinks, type PageTexts } from '#features/settings/page-texts.ts';
import { MissingPage } from '#features/site/suggestions/missing-page.tsx';
import { getPathWords } from '#features/site/suggestions/path-words.ts';
import { hideTokens } from '#platform/log/hide-paths.server.ts';
import type { Route } from './+types/not-found';
import { followRedirect } from './redirect.server.ts';

const TITLE = 'Oops! Page not found';
const GONE = 'This page has been removed';

const listPages = (texts: PageTexts) => [
  ...listPageLinks('main', texts),
  ...listPageLinks('services', texts),
  ...listPageLinks('legal', texts),
  ...CATEGORIES.map((category) => ({ title: categoryTitle(category), href: categoryPath(category) })),
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, log } = context.get(depsContext);
  const isGone = await followRedirect(context, request.url);
  const path = new URL(request.url).pathname;
  log.info('page not found', { path: hideTokens(path) });
  const { texts } = await readSite(context);
  const words = getPathWords(path);
  const suggestions = await suggestContent(db, articleKind, { text: words, now: now(), others: listPages(texts) });
  return data({ words, isGone, ...suggestions }, { status: isGone ? 410 : 404 });
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return pageMeta({
    title: loaderData?.isGone ? GONE : TITLE,
    description: 'There is no page at this address.',
    path: '/',
    site: root.loaderData.site,
    siteUrl: root.loaderData.siteUrl,
    noindex: true,
  });
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  const { words, isGone, nearest, newest } = loaderData;
  return (
    <MissingPage title={isGone ? GONE : TITLE} isGone={isGone} home="Return to Home" nearest={nearest} newest={newest}>
      <search className="not-found-search">
        <form className="line-form" action="/search">
          <label className="visually-hidden" htmlFor="wanted">
            Search articles
          </label>
          <input className="line-input" id="wanted" name="q" type="search" defaultValue={words} placeholder="Search articles" />
          <button className="line-button" type="submit">
            Search
          </button>
        </form>
      </search>
    </MissingPage>
  );
}
