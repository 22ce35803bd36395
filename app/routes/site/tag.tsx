import { data, redirect } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { ARTICLES_PER_PAGE, formatCount } from '#features/articles/article.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { ArticlePageList } from '#features/articles/lists/article-list.tsx';
import { MIN_INDEXED, tagPath, toTagSlug } from '#features/articles/tag.ts';
import { listByTag } from '#features/articles/tags.server.ts';
import { suggestContent } from '#features/publishing/suggestions/suggest-content.server.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { PageHeader } from '#features/site/page-header.tsx';
import { MissingPage } from '#features/site/suggestions/missing-page.tsx';
import type { Route } from './+types/tag';
import { checkPageNumber, readPageNumber } from './page-number.server.ts';
import { followRedirect } from './redirect.server.ts';

const MISSING = 'Tag not found';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, now: clock } = context.get(depsContext);
  const now = clock();
  const slug = toTagSlug(params.tag);
  const page = readPageNumber(request);
  const found = await listByTag(db, { slug, page: page || 1, now });
  if (!found) {
    const isGone = await followRedirect(context, request.url);
    return data({ tag: null, ...(await suggestContent(db, articleKind, { text: params.tag, now })) }, { status: isGone ? 410 : 404 });
  }
  if (params.tag !== slug) throw redirect(tagPath(slug, page || 1), 301);
  const pages = Math.ceil(found.count / ARTICLES_PER_PAGE);
  checkPageNumber(page, pages, (number) => tagPath(slug, number));
  return data({ tag: { ...found, slug, page, pages } });
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, siteUrl } = root.loaderData;
  if (!loaderData.tag)
    return pageMeta({ title: MISSING, description: 'No article has this tag.', path: '/', site, siteUrl, noindex: true });
  const { tag } = loaderData;
  const { name, slug, count, page, pages } = tag;
  return pageMeta({
    title: `Tagged “${name}”${page > 1 ? `, page ${page}` : ''}`,
    description: `${describeCount(tag)} with the tag “${name}”, the newest first${page > 1 ? `: page ${page} of ${pages}` : ''}.`,
    path: tagPath(slug, page),
    site,
    siteUrl,
    noindex: count < MIN_INDEXED,
    pageType: 'CollectionPage',
    trail: [[name, tagPath(slug)]],
  });
}

export default function TagPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.tag) return <MissingPage title={MISSING} home="Return home" nearest={loaderData.nearest} newest={loaderData.newest} />;
  const { tag } = loaderData;
  const { name, slug, articles, page, pages } = tag;
  return (
    <>
      <PageHeader label="Tag" title={name}>
        <p className="page-count">{describeCount(tag)}</p>
      </PageHeader>
      <ArticlePageList articles={articles} page={page} pages={pages} getPath={(number) => tagPath(slug, number)} />
    </>
  );
}

/** Says so where only the newest articles of a large site were searched. */
function describeCount({ count, among }: { count: number; among: number | null }) {
  const articles = formatCount(count);
  return among ? `${articles} of the newest ${among.toLocaleString('en')}` : articles;
}
