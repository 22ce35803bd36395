import { data, redirect } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { ARTICLES_PER_PAGE } from '#features/articles/article.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { listSeriesParts } from '#features/articles/articles.server.ts';
import { ArticlePageList } from '#features/articles/lists/article-list.tsx';
import { articlePath } from '#features/publishing/paths.ts';
import { seriesPath, toSeriesSlug } from '#features/publishing/series/series.ts';
import { suggestContent } from '#features/publishing/suggestions/suggest-content.server.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { getDrawnImage } from '#features/seo/sharing-image.ts';
import { describeSeries } from '#features/seo/structured-data.ts';
import { PageHeader } from '#features/site/page-header.tsx';
import { MissingPage } from '#features/site/suggestions/missing-page.tsx';
import type { Route } from './+types/series';
import { checkPageNumber, readPageNumber } from './page-number.server.ts';
import { followRedirect } from './redirect.server.ts';

const MISSING = 'Series not found';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, now: clock } = context.get(depsContext);
  const now = clock();
  const slug = toSeriesSlug(params.series);
  const page = readPageNumber(request);
  const found = await listSeriesParts(db, { slug, now });
  if (!found) {
    const isGone = await followRedirect(context, request.url);
    return data({ series: null, ...(await suggestContent(db, articleKind, { text: params.series, now })) }, { status: isGone ? 410 : 404 });
  }
  if (params.series !== slug) throw redirect(seriesPath(slug, page || 1), 301);
  const count = found.articles.length;
  const pages = Math.ceil(count / ARTICLES_PER_PAGE);
  checkPageNumber(page, pages, (number) => seriesPath(slug, number));
  const articles = found.articles.slice((page - 1) * ARTICLES_PER_PAGE, page * ARTICLES_PER_PAGE);
  return data({ series: { name: found.name, slug, articles, count, page, pages } });
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, siteUrl } = root.loaderData;
  if (!loaderData.series)
    return pageMeta({ title: MISSING, description: 'There is no such series.', path: '/', site, siteUrl, noindex: true });
  const { name, slug, articles, count, page, pages } = loaderData.series;
  const path = seriesPath(slug);
  const titles = articles.slice(0, 3).map(({ title }) => `“${title}”`);
  return pageMeta({
    title: page > 1 ? `${name}, page ${page}` : name,
    description: `A series in ${formatCount(count)} by ${site.author.name}${page > 1 ? `, page ${page} of ${pages}` : ''}: ${titles.join(', ')}.`,
    path: seriesPath(slug, page),
    site,
    siteUrl,
    image: getDrawnImage(path, `${name}: a series by ${site.author.name}`),
    pageType: 'CollectionPage',
    trail: [[name, path]],
    mainEntity: describeSeries({ name, path }, siteUrl),
  });
}

export default function SeriesPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.series) return <MissingPage title={MISSING} home="Return home" nearest={loaderData.nearest} newest={loaderData.newest} />;
  const { name, slug, articles, count, page, pages } = loaderData.series;
  const [first] = articles;
  return (
    <>
      <PageHeader label="Series" title={name}>
        <p className="page-count">{formatCount(count)}</p>
        {first && count > 1 && page === 1 && (
          <a className="button" href={articlePath(first)}>
            Start with part 1
          </a>
        )}
      </PageHeader>
      <ArticlePageList articles={articles} page={page} pages={pages} getPath={(number) => seriesPath(slug, number)} areParts />
    </>
  );
}

function formatCount(count: number) {
  return count === 1 ? '1 part' : `${count} parts`;
}
