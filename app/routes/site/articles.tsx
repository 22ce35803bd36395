import { depsContext } from '#app/context/deps.server.ts';
import { articles as texts } from '#content/pages/articles.ts';
import { ARTICLES_PER_PAGE, articlesPath, formatCount } from '#features/articles/article.ts';
import { listArticlePage } from '#features/articles/articles.server.ts';
import { ArticlePageList } from '#features/articles/lists/article-list.tsx';
import { pageMeta } from '#features/seo/page-meta.ts';
import { getDrawnImage } from '#features/seo/sharing-image.ts';
import { fillIn } from '#features/settings/fill-in.ts';
import { PageHeader } from '#features/site/page-header.tsx';
import type { Route } from './+types/articles';
import { checkPageNumber, readPageNumber } from './page-number.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = context.get(depsContext);
  const page = readPageNumber(request);
  const { articles, count } = await listArticlePage(db, { page: page || 1, now: now() });
  const pages = Math.ceil(count / ARTICLES_PER_PAGE);
  checkPageNumber(page, pages, articlesPath);
  return { articles, count, page, pages };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, siteUrl } = root.loaderData;
  const { page, pages } = loaderData;
  return pageMeta({
    title: page > 1 ? `${texts.title}, page ${page}` : texts.title,
    description: page > 1 ? `Every article, page ${page} of ${pages}, the newest first.` : fillIn(texts.intro, site),
    path: articlesPath(page),
    site,
    siteUrl,
    image: getDrawnImage(articlesPath(), texts.title),
    pageType: 'CollectionPage',
    trail: [[texts.title, articlesPath()]],
  });
}

export default function ArticlesPage({ loaderData: { articles, count, page, pages } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={texts.title}>{count > 0 && <p className="page-count">{formatCount(count)}</p>}</PageHeader>
      {count > 0 ? (
        <ArticlePageList articles={articles} page={page} pages={pages} getPath={articlesPath} />
      ) : (
        <p className="page empty-title">{texts.none}</p>
      )}
    </>
  );
}
