import { data, redirect } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { categoryDescriptions } from '#content/pages/categories.ts';
import { ARTICLES_PER_PAGE, formatCount } from '#features/articles/article.ts';
import { listArticlePage } from '#features/articles/articles.server.ts';
import { ArticlePageList } from '#features/articles/lists/article-list.tsx';
import { categorySlug, categoryTitle, parseCategory } from '#features/publishing/category.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import { categoryFeedLinks, pageMeta } from '#features/seo/page-meta.ts';
import { getDrawnImage } from '#features/seo/sharing-image.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { Route } from './+types/category';
import { checkPageNumber, readPageNumber } from './page-number.server.ts';
import { followRedirect } from './redirect.server.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, now } = context.get(depsContext);
  const category = parseCategory(params.category);
  if (!category) {
    const isGone = await followRedirect(context, request.url);
    const nothing = { name: params.category, articles: [], count: 0, page: 1, pages: 0 };
    return data(nothing, { status: isGone ? 410 : 404 });
  }
  const page = readPageNumber(request);
  if (params.category !== categorySlug(category)) throw redirect(categoryPath(category, page || 1), 301);
  const { articles, count } = await listArticlePage(db, { category, page: page || 1, now: now() });
  const pages = Math.ceil(count / ARTICLES_PER_PAGE);
  checkPageNumber(page, pages, (number) => categoryPath(category, number));
  return { name: category as string, articles, count, page, pages };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, page } = loaderData;
  const { site, siteUrl } = root.loaderData;
  const heading = categoryTitle(name);
  const category = parseCategory(name);
  if (!category) {
    return pageMeta({ title: heading, description: 'There is no such category.', path: categoryPath(name), site, siteUrl, noindex: true });
  }
  return [
    ...pageMeta({
      title: page > 1 ? `${heading}, page ${page}` : heading,
      description: page > 1 ? describePart(loaderData) : categoryDescriptions[category],
      path: categoryPath(name, page),
      site,
      siteUrl,
      image: getDrawnImage(categoryPath(name), `${heading}: articles by ${site.author.name}`),
      pageType: 'CollectionPage',
      trail: [[heading, categoryPath(name)]],
    }),
    ...categoryFeedLinks(name, site),
  ];
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { name, articles, count, page, pages } = loaderData;
  const heading = categoryTitle(name);
  const category = parseCategory(name);
  return (
    <>
      <header className={`page-header page${category ? ` category-${categorySlug(category)}` : ''}`}>
        <h1 className="page-title">{heading}</h1>
        {page === 1 && category && <p className="deck">{categoryDescriptions[category]}</p>}
        {count > 0 && <p className="page-count">{formatCount(count)}</p>}
      </header>
      {articles.length > 0 ? (
        <ArticlePageList
          articles={articles}
          page={page}
          pages={pages}
          getPath={(number) => categoryPath(name, number)}
          feed={`${categoryPath(name)}/feed.xml`}
        />
      ) : (
        <Empty heading={heading} />
      )}
    </>
  );
}

function Empty({ heading }: { heading: string }) {
  const { menu } = useSite();
  return (
    <div className="empty page">
      <h2 className="empty-title">No articles found</h2>
      <p>There are no articles in the {heading} category yet.</p>
      <ul className="plain-links">
        {menu.categories.map((category) => (
          <li key={category}>
            <a href={categoryPath(category)}>{categoryTitle(category)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `Articles 25 to 48 of 94 on brand, such as “…” and “…”.` */
function describePart({ name, articles, count, page }: { name: string; articles: { title: string }[]; count: number; page: number }) {
  const start = (page - 1) * ARTICLES_PER_PAGE;
  const titles = articles.slice(0, 2).map(({ title }) => `“${title}”`);
  return `Articles ${start + 1} to ${start + articles.length} of ${count} on ${categoryTitle(name).toLowerCase()}, such as ${titles.join(' and ')}.`;
}
