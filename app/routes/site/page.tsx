import { data } from 'react-router';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { findChangedRow } from '#app/context/preview.server.ts';
import { listChosen } from '#features/articles/articles.server.ts';
import { RelatedArticles } from '#features/articles/lists/article-card.tsx';
import { renderArticleHtml } from '#features/html/article-html.server.ts';
import { RichText } from '#features/html/rich-text.tsx';
import { describeTextImages } from '#features/images/texts/text-images.server.ts';
import { PAGE_FIELDS, pageKind } from '#features/pages/page-kind.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import { findPageRow } from '#features/publishing/public-content.server.ts';
import { contentMeta, pageMeta } from '#features/seo/page-meta.ts';
import { getUnknownTitle, UNKNOWN, UnknownPage } from '#features/site/suggestions/unknown-page.tsx';
import { ArticleText } from '#features/videos/embed/article-text.tsx';
import { describeVideoParts } from '#features/videos/embed/embedded-videos.server.ts';
import { lastModified } from '#platform/http/http-date.ts';
import { LetterFonts } from '#ui/fonts/font-script.tsx';
import type { Route } from './+types/page';
import { getAbsentStatus } from './absent-item.server.ts';
import { respondToUnknown } from './unknown-page.server.ts';

const COLUMNS = [...PAGE_FIELDS, 'id', 'publishedAt', 'updatedAt'] as const;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, storage, now } = context.get(depsContext);
  const { site } = await readSite(context); // at once, so that it is the one that the page shows
  const changed = findChangedRow(context, pageKind, params.id);
  const found = await findPageRow(db, pageKind, { address: params.id, columns: COLUMNS, now: now(), changed });
  if (!found) {
    const isGone = (await getAbsentStatus(context, pageKind, params.id)) === 410;
    return respondToUnknown(context, request.url, { isGone });
  }
  const { content, ...page } = found;
  const chosen = await listChosen(db, { id: '', relatedIds: page.relatedIds }, { now: now() }); // an article may have the same id
  const text = await renderArticleHtml(content, await describeTextImages(storage, content));
  const { parts, init } = await describeVideoParts(db, text.parts);
  return data({ page, html: text.html, parts, chosen }, { headers: { ...init?.headers, ...lastModified(page.updatedAt, site.updatedAt) } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const { site, siteUrl } = root.loaderData;
  if (loaderData?.page) return contentMeta(loaderData.page, pageKind, { site, siteUrl });
  return pageMeta({ ...UNKNOWN, title: getUnknownTitle(loaderData?.isGone), site, siteUrl });
}

export default function OwnPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.page) return <UnknownPage {...loaderData} />;
  const { page, html, parts, chosen } = loaderData;
  const language = getTextLanguage(page.language);
  return (
    <article className="article" {...(language.dir === 'rtl' && { dir: 'rtl' })}>
      <LetterFonts heading={page.title + html} text={html} />
      <header className="page-header page">
        <h1 className="page-title" {...language}>
          {page.title}
        </h1>
        {page.excerpt && (
          <p className="deck" {...language}>
            {page.excerpt}
          </p>
        )}
        {page.author && (
          <p className="meta">
            <bdi>{page.author}</bdi>
          </p>
        )}
      </header>
      <div className="article-body page">
        {parts ? <ArticleText parts={parts} language={language} /> : <RichText html={html} language={language} />}
      </div>
      <RelatedArticles articles={chosen} />
    </article>
  );
}
