import { contentKinds } from '#app/content-kinds.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { listPageLinks } from '#content/static-pages.ts';
import { CATEGORIES, categorySlug, categoryTitle } from '#features/publishing/category.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import { listPublicItems } from '#features/publishing/public-content.server.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { LinkSection } from '#features/site/link-section.tsx';
import type { Route } from './+types/sitemap';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const lists = await listPublicItems(db, contentKinds, { now: now() });
  const groups = CATEGORIES.map((category) => ({
    category,
    articles: lists.flatMap(({ page, items }) =>
      items.filter((item) => item.category === category).map(({ id, title }) => ({ title, href: page.path(id) })),
    ),
  }));
  return { groups: groups.filter((group) => group.articles.length > 0) };
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return pageMeta({
    title: 'Sitemap',
    description: 'Every page and every article of this site.',
    path: '/sitemap',
    siteUrl: root.loaderData.siteUrl,
  });
}

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <header className="page-header page">
        <h1 className="page-title">Sitemap</h1>
      </header>
      <div className="page sitemap-grid">
        <LinkSection title="Main pages" links={listPageLinks('main')} />
        <LinkSection
          title="Categories"
          links={CATEGORIES.map((category) => ({ title: categoryTitle(category), href: categoryPath(category) }))}
        />
        <LinkSection title="Legal" links={listPageLinks('legal')} />
      </div>
      <section className="section page" aria-labelledby="all-articles">
        <header className="section-head">
          <h2 className="section-title" id="all-articles">
            All articles
          </h2>
        </header>
        <div className="sitemap-grid">
          {loaderData.groups.map(({ category, articles }) => (
            <LinkSection
              className={`category-${categorySlug(category)}`}
              title={categoryTitle(category)}
              count={articles.length}
              links={articles}
              level={3}
              key={category}
            />
          ))}
        </div>
      </section>
    </>
  );
}
