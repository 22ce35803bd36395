import { data } from 'react-router';
import { depsContext, readSite, refreshTexts } from '#app/context/deps.server.ts';
import { findChangedRow, getShareUrl } from '#app/context/preview.server.ts';
import { EarlierArticle, NextSteps, SeriesParts } from '#features/articles/article-end.tsx';
import { ArticleHead, TagList } from '#features/articles/article-head.tsx';
import { articleKind } from '#features/articles/article-kind.ts';
import { getCover } from '#features/articles/article-picture.tsx';
import { findArticle, findEarlierArticle, listLatestArticles, listRelated } from '#features/articles/articles.server.ts';
import { RelatedArticles } from '#features/articles/lists/article-card.tsx';
import { listTagLinks } from '#features/articles/tags.server.ts';
import { MAX_RELATED } from '#features/editor/sharing/sharing-fields.ts';
import { renderArticleHtml } from '#features/html/article-html.server.ts';
import { describeTextImages } from '#features/images/texts/text-images.server.ts';
import { categorySlug } from '#features/publishing/category.ts';
import { isOverAYearOld } from '#features/publishing/dates.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import { articlePath } from '#features/publishing/paths.ts';
import { findSeries } from '#features/publishing/series/series.server.ts';
import { suggestContent } from '#features/publishing/suggestions/suggest-content.server.ts';
import { contentMeta, pageMeta } from '#features/seo/page-meta.ts';
import { ContentArticle } from '#features/site/content-article.tsx';
import { findRelatedOffer } from '#features/site/find-related-offer.server.ts';
import { RelatedOffer } from '#features/site/related-offer.tsx';
import { MissingPage } from '#features/site/suggestions/missing-page.tsx';
import { listSolutionsToOffer } from '#features/solutions/solutions.server.ts';
import { ArticleText } from '#features/videos/embed/article-text.tsx';
import { describeVideoParts } from '#features/videos/embed/embedded-videos.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { lastModified } from '#platform/http/http-date.ts';
import { drawQrCode } from '#platform/text/qr-code.server.ts';
import type { Route } from './+types/article';
import { getAbsentStatus } from './absent-item.server.ts';

const MISSING = 'Article not found';
const GONE = 'This article has been removed';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, storage, publicTexts, now } = context.get(depsContext);
  const { site } = await readSite(context); // at once, so that it is the one that the page shows
  const changed = findChangedRow(context, articleKind, params.id);
  const found = await findArticle(db, { address: params.id, now: now(), changed });
  if (!found) {
    const status = await getAbsentStatus(context, articleKind, params.id);
    const suggestions = await suggestContent(db, articleKind, { text: params.id, now: now() });
    return data({ article: null, isGone: status === 410, ...suggestions }, { status });
  }
  const reading = changed ? { ...found, text: changed.words } : found.id;
  const isComplete = await refreshTexts(context);
  const series = await findSeries(db, found, { now: now() });
  const [related, earlier, tagLinks, solutions] = await Promise.all([
    listRelated(db, { ...found, reading }, { publicTexts, now: now(), except: series?.parts.map(({ id }) => id) }),
    series ? undefined : findEarlierArticle(db, found, { now: now() }),
    listTagLinks(db, found.tags, { now: now() }),
    listSolutionsToOffer(db, { chosen: found.offer, now: now() }),
  ]);
  const shown = [found, ...(series?.parts ?? []), ...related].map(({ id }) => id);
  const { category } = found;
  const isFilledUp = related.length < MAX_RELATED && category !== '';
  const latest = isFilledUp ? await listLatestArticles(db, { category, limit: MAX_RELATED + shown.length, now: now() }) : [];
  const newest = latest.filter(({ id }) => !shown.includes(id)).slice(0, MAX_RELATED);
  const { services } = (await readSite(context)).texts.services;
  const offer = findRelatedOffer(publicTexts, { reading, chosen: found.offer }, { solutions, services })?.offer;
  const { content, ...article } = found;
  const isOld = isOverAYearOld(article.publishedAt, now());
  const page = await renderArticleHtml(content, await describeTextImages(storage, content));
  const { parts, init } = await describeVideoParts(db, page.parts);
  const headers = {
    ...init?.headers,
    ...lastModified(article.updatedAt, site.updatedAt),
    ...(!isComplete && { 'cache-control': CACHE_CONTROL.incomplete }), // the next one is related to more
  };
  const url = getShareUrl(context, articlePath(article));
  const cover = changed ? article.imageUrl : getCover(article); // no cover art is drawn of what is not public
  return data(
    {
      ...{ article, series, tagLinks, isOld, ...page, parts, url, cover, related, newest, offer },
      code: url === null ? null : drawQrCode(url),
      earlier: [...related, ...newest].some(({ id }) => id === earlier?.id) ? undefined : earlier,
    },
    { headers },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, siteUrl } = root.loaderData;
  if (loaderData.article) {
    const { article, wordCount, series } = loaderData;
    return contentMeta({ ...article, wordCount, ...(series && { partOf: series }) }, articleKind, { site, siteUrl });
  }
  const title = loaderData.isGone ? GONE : MISSING;
  return pageMeta({ title, description: 'There is no article at this address.', path: '/', site, siteUrl, noindex: true });
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.article) {
    const { isGone, nearest, newest } = loaderData;
    return <MissingPage title={isGone ? GONE : MISSING} isGone={isGone} home="Return home" nearest={nearest} newest={newest} />;
  }
  const { article, series, tagLinks, isOld, html, parts, headings, url, code, cover, related, newest, earlier, offer } = loaderData;
  return (
    <ContentArticle
      item={article}
      url={url}
      code={code}
      cover={cover}
      html={html}
      text={parts && <ArticleText parts={parts} language={getTextLanguage(article.language)} />}
      headings={headings}
      className={`category-${categorySlug(article.category)}`}
      head={<ArticleHead article={article} series={series} isOld={isOld} />}
      ending={
        <>
          {series && <SeriesParts series={series} />}
          <TagList tags={tagLinks} />
        </>
      }
      offer={
        <>
          <NextSteps title={article.title} hasOffer={offer !== undefined} />
          {offer && <RelatedOffer offer={offer} />}
          {earlier && <EarlierArticle article={earlier} />}
        </>
      }
    >
      <RelatedArticles articles={related} newest={newest} category={article.category} />
    </ContentArticle>
  );
}
