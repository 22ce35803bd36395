import { storedKinds } from '#app/all-kinds.server.ts';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { searchContent } from '#features/search/search.server.ts';
import { AlsoFound, SearchCount } from '#features/search/search-count.tsx';
import { abbreviateQuery } from '#features/search/search-query.ts';
import { SearchResults } from '#features/search/search-results.tsx';
import { pageMeta } from '#features/seo/page-meta.ts';
import type { Route } from './+types/search';

const MAX_RESULTS = 200;
const MAX_OTHERS = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicTexts, now } = context.get(depsContext);
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim();
  if (!query) return { query, response: null };
  const { timeZone } = (await readSite(context)).site;
  const limits = { limit: MAX_RESULTS, groupLimit: MAX_OTHERS };
  return { query, response: await searchContent(db, query, { kinds: storedKinds, publicTexts, ...limits, timeZone, now: now() }) };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { query } = loaderData;
  return pageMeta({
    title: query ? `Search: ${abbreviateQuery(query)}` : 'Search',
    description: 'Search articles, solutions, services and videos by their words.',
    path: '/search',
    site: root.loaderData.site,
    siteUrl: root.loaderData.siteUrl,
    noindex: true,
    pageType: 'SearchResultsPage',
  });
}

export default function SearchPage({ loaderData: { query, response } }: Route.ComponentProps) {
  return (
    <div className="search-page">
      <header className="page-header page">
        <h1 className="page-title">Search</h1>
      </header>
      <search className="search-panel">
        <div className="page">
          <form className="search-form" action="/search">
            <label className="visually-hidden" htmlFor="query">
              Search articles
            </label>
            <input
              className="search-input"
              id="query"
              name="q"
              type="search"
              defaultValue={query}
              placeholder="Search articles"
              autoComplete="off"
              enterKeyHint="search"
            />
            <button className="line-button" type="submit">
              Search
            </button>
          </form>
          {response && (
            <>
              <p className="search-count">
                <SearchCount query={query} response={response} />
              </p>
              <AlsoFound response={response} />
              {response.count > response.results.length && <p className="search-also">The first {response.results.length} are shown.</p>}
              <SearchResults response={response} />
            </>
          )}
        </div>
      </search>
    </div>
  );
}
