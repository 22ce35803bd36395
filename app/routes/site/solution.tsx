import { data } from 'react-router';
import { depsContext, readSite, refreshTexts } from '#app/context/deps.server.ts';
import { findViewer } from '#app/context/guard.server.ts';
import { findChangedRow, getShareUrl } from '#app/context/preview.server.ts';
import { listRelated } from '#features/articles/articles.server.ts';
import { RelatedArticles } from '#features/articles/lists/article-card.tsx';
import { readTextOfHtml, renderArticleHtml } from '#features/html/article-html.server.ts';
import { describeTextImages } from '#features/images/texts/text-images.server.ts';
import { formatLongDate } from '#features/publishing/dates.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import { contactPath, solutionPath } from '#features/publishing/paths.ts';
import { getAuthorName } from '#features/publishing/public-item.ts';
import { suggestContent } from '#features/publishing/suggestions/suggest-content.server.ts';
import { contentMeta, pageMeta } from '#features/seo/page-meta.ts';
import { useSite } from '#features/settings/use-site.ts';
import { ContentArticle } from '#features/site/content-article.tsx';
import { findRelatedOffer } from '#features/site/find-related-offer.server.ts';
import { RelatedOffer } from '#features/site/related-offer.tsx';
import { MissingPage } from '#features/site/suggestions/missing-page.tsx';
import type { Solution } from '#features/solutions/solution.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { findSolution, listSolutionsToOffer } from '#features/solutions/solutions.server.ts';
import { ArticleText } from '#features/videos/embed/article-text.tsx';
import { describeVideoParts } from '#features/videos/embed/embedded-videos.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import { lastModified } from '#platform/http/http-date.ts';
import { drawQrCode } from '#platform/text/qr-code.server.ts';
import type { Route } from './+types/solution';
import { getAbsentStatus } from './absent-item.server.ts';

const MISSING = 'Solution not found';
const GONE = 'This solution has been removed';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, storage, publicTexts, now } = context.get(depsContext);
  const { site } = await readSite(context); // at once, so that it is the one that the page shows
  const viewer = await inLoader(() => findViewer(context, request));
  const changed = findChangedRow(context, solutionKind, params.id);
  const found = await findSolution(db, { address: params.id, isAdmin: viewer?.role === 'admin', now: now(), changed });
  if (!found) {
    const status = await getAbsentStatus(context, solutionKind, params.id);
    const suggestions = await suggestContent(db, solutionKind, { text: params.id, now: now() });
    return data({ solution: null, isGone: status === 410, ...suggestions }, { status });
  }
  const { content, ...solution } = found;
  const isComplete = await refreshTexts(context);
  const { title, language, relatedIds } = solution;
  const text = await readTextOfHtml(content);
  const reading = { id: '', title, language, excerpt: solution.excerpt ?? '', text, tags: [], category: '' }; // an article may have the same id
  const related = await listRelated(db, { id: '', relatedIds, reading }, { publicTexts, now: now() });
  const solutions = (await listSolutionsToOffer(db, { chosen: null, now: now() })).filter(({ id }) => id !== solution.id);
  const { services } = (await readSite(context)).texts.services;
  const find = (sold: Parameters<typeof findRelatedOffer>[2], chosen: string | null = null) =>
    findRelatedOffer(publicTexts, { reading, chosen }, sold)?.offer;
  const another = find({ solutions, services: [] }) ?? find({ solutions, services: [] }, `solution/${solutions[0]?.id}`);
  const offers = [another, find({ solutions: [], services })].filter((offer) => offer !== undefined);
  const page = await renderArticleHtml(content, await describeTextImages(storage, content));
  const { parts, init } = await describeVideoParts(db, page.parts);
  const path = solutionPath(solution);
  const url = getShareUrl(context, path);
  const cover = solution.imageUrl || (changed ? null : `${path}/cover.svg`);
  const headers = {
    ...init?.headers,
    ...lastModified(solution.updatedAt, site.updatedAt),
    ...(!isComplete && { 'cache-control': CACHE_CONTROL.incomplete }), // the next one leads on to more
  };
  return data({ solution, ...page, parts, url, code: url === null ? null : drawQrCode(url), cover, related, offers }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { solution } = loaderData;
  const { site, siteUrl } = root.loaderData;
  if (solution) return contentMeta(solution, solutionKind, { site, siteUrl });
  const title = loaderData.isGone ? GONE : MISSING;
  return pageMeta({ title, description: 'There is no solution at this address.', path: '/', site, siteUrl, noindex: true });
}

export default function SolutionPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.solution) {
    const { isGone, nearest, newest } = loaderData;
    return (
      <MissingPage
        title={isGone ? GONE : MISSING}
        isGone={isGone}
        home="Return home"
        nearest={nearest}
        newest={newest}
        newestNote="These are the newest solutions:"
      />
    );
  }
  const { solution, html, parts, headings, url, code, cover, related, offers } = loaderData;
  return (
    <ContentArticle
      item={solution}
      url={url}
      code={code}
      cover={cover}
      html={html}
      text={parts && <ArticleText parts={parts} language={getTextLanguage(solution.language)} />}
      headings={headings}
      head={<SolutionHead solution={solution} />}
      ending={
        <div className="button-row">
          <a className="button" href={contactPath({ solution: solution.id })}>
            Ask about this
          </a>
        </div>
      }
      offer={offers.map((offer) => (
        <RelatedOffer offer={offer} {...(offer.kind === 'solution' && { label: 'Another solution' })} key={offer.href} />
      ))}
    >
      <RelatedArticles articles={related} />
    </ContentArticle>
  );
}

function SolutionHead({
  solution,
}: {
  solution: Pick<Solution, 'id' | 'title' | 'excerpt' | 'author' | 'publishedAt' | 'isActive' | 'language' | 'imageFocus'>;
}) {
  const site = useSite();
  const language = getTextLanguage(solution.language);
  return (
    <header className="article-head page">
      <p className="meta">
        <span className="label">360 Growth Solution</span>
        {!solution.isActive && <span className="badge">Hidden: only you can see this</span>}
      </p>
      <h1 className="article-title carries" id={`title-${solution.id}`} {...language}>
        {solution.title}
      </h1>
      {solution.excerpt && (
        <p className="article-deck" {...language}>
          {solution.excerpt}
        </p>
      )}
      <p className="meta article-meta">
        <span>
          <bdi>{getAuthorName(solution, site)}</bdi>
        </span>
        <time dateTime={solution.publishedAt}>{formatLongDate(solution.publishedAt, site.timeZone)}</time>
      </p>
    </header>
  );
}
