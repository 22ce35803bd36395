import { data } from 'react-router';
import { ArticleView } from '#app/content-pages.tsx';
import { servicesContext } from '#app/context/services.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { getCover } from '#features/articles/article-picture.tsx';
import { findArticle, listRelated } from '#features/articles/articles.server.ts';
import { renderArticleHtml } from '#features/html/article-html.server.ts';
import { isOverAYearOld } from '#features/publishing/age.ts';
import { articlePath } from '#features/publishing/paths.ts';
import { suggestContent } from '#features/publishing/suggestions/suggest-content.server.ts';
import { absoluteUrl } from '#features/seo/absolute-url.ts';
import { contentMeta, pageMeta } from '#features/seo/page-meta.ts';
import { findRelatedOffer } from '#features/site/find-related-offer.ts';
import { MissingPage } from '#features/site/suggestions/missing-page.tsx';
import { listPublicSolutions } from '#features/solutions/solutions.server.ts';
import { describeVideoParts } from '#features/videos/embed/text-parts.server.ts';
import type { Route } from './+types/article';
import { getAbsentStatus } from './absent-item.server.ts';

const MISSING = 'Article not found';
const GONE = 'This article has been removed';
const SOLUTIONS_TO_FIT = 50;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const found = await findArticle(db, { id: params.id, now: now() });
  if (!found) {
    const status = await getAbsentStatus(context, articleKind, params.id);
    const suggestions = await suggestContent(db, articleKind, { text: params.id, now: now() });
    return data({ article: null, isGone: status === 410, ...suggestions }, { status });
  }
  const [related, solutions] = await Promise.all([
    listRelated(db, found, { now: now() }),
    listPublicSolutions(db, { now: now(), limit: SOLUTIONS_TO_FIT }),
  ]);
  const { content, ...article } = found;
  const isOld = isOverAYearOld(article.publishedAt, now());
  const page = await renderArticleHtml(content);
  const { parts, init } = await describeVideoParts(db, page.parts);
  return data({ article, isOld, ...page, parts, related, offer: findRelatedOffer(article, solutions) }, init);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article } = loaderData;
  const { siteUrl } = root.loaderData;
  if (article) return contentMeta(article, articleKind, siteUrl);
  const title = loaderData.isGone ? GONE : MISSING;
  return pageMeta({ title, description: 'There is no article at this address.', path: '/', siteUrl, noindex: true });
}

export default function ArticlePage({ loaderData, matches: [root] }: Route.ComponentProps) {
  if (!loaderData.article) {
    const { isGone, nearest, newest } = loaderData;
    return <MissingPage title={isGone ? GONE : MISSING} isGone={isGone} home="Return home" nearest={nearest} newest={newest} />;
  }
  const { article, isOld, html, parts, headings, related, offer } = loaderData;
  return (
    <ArticleView
      article={article}
      isOld={isOld}
      url={absoluteUrl(articlePath(article.id), root.loaderData.siteUrl)}
      cover={getCover(article)}
      html={html}
      parts={parts}
      headings={headings}
      related={related}
      offer={offer}
    />
  );
}
