import { depsContext, readSite } from '#app/context/deps.server.ts';
import { contentKinds } from '#app/kinds.ts';
import { categoryTitle } from '#features/publishing/category.ts';
import { getTextLanguage } from '#features/publishing/language.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import { listSeries } from '#features/publishing/series/series.server.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { listPageLinks } from '#features/settings/page-texts.ts';
import { useSite } from '#features/settings/use-site.ts';
import { listOtherGroups, listSitemapGroups, type SitemapGroup } from '#features/site/sitemap-groups.server.ts';
import { Pagination } from '#ui/pagination.tsx';
import type { Route } from './+types/sitemap';
import { checkPageNumber, readPageNumber } from './page-number.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = context.get(depsContext);
  const page = readPageNumber(request);
  const { site, texts } = await readSite(context);
  const { categories } = site.menu;
  const { groups, pages } = await listSitemapGroups(db, contentKinds, { categories, page: page || 1, now: now() });
  checkPageNumber(page, pages, getPath);
  const links = { main: listPageLinks('main', texts), services: listPageLinks('services', texts), legal: listPageLinks('legal', texts) };
  if (page > 1) return { links, groups, others: [], series: [], page, pages };
  const [others, series] = await Promise.all([listOtherGroups(db, contentKinds, { now: now() }), listSeries(db, { now: now() })]);
  return { links, groups, others, series: series.map(({ name, path }) => ({ title: name, href: path })), page, pages };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, pages } = loaderData;
  return pageMeta({
    title: page > 1 ? `Sitemap, page ${page}` : 'Sitemap',
    description: page > 1 ? `Every article of this site, page ${page} of ${pages}.` : 'Every page and every article of this site.',
    path: getPath(page),
    site: root.loaderData.site,
    siteUrl: root.loaderData.siteUrl,
    pageType: 'CollectionPage',
    trail: [['Sitemap', '/sitemap']],
  });
}

export default function SitemapPage({ loaderData: { links, groups, others, series, page, pages } }: Route.ComponentProps) {
  const { menu } = useSite();
  const ownLinks = new Map([...menu.headerLinks, ...menu.footerLinks].map(({ name, url }) => [url, { title: name, href: url }]));
  return (
    <>
      <header className="page-header page">
        <h1 className="page-title">Sitemap</h1>
      </header>
      {page === 1 && (
        <div className="page sitemap-grid">
          <LinkSection title="Main pages" links={links.main} />
          <LinkSection title="Services" links={links.services} />
          {others.map((group) => (
            <LinkSection title={group.title} note={describe(group)} links={group.links} key={group.title} />
          ))}
          <LinkSection
            title="Categories"
            links={menu.categories.map((category) => ({ title: categoryTitle(category), href: categoryPath(category) }))}
          />
          {series.length > 0 && <LinkSection title="Series" links={series} />}
          <LinkSection title="Legal" links={links.legal} />
          {ownLinks.size > 0 && <LinkSection title="More" links={[...ownLinks.values()]} />}
        </div>
      )}
      <section className="section page" aria-labelledby="all-articles">
        <header className="section-head">
          <h2 className="section-title" id="all-articles">
            All articles
          </h2>
        </header>
        {groups.length === 0 && <p>There are no articles yet.</p>}
        <div className="sitemap-grid">
          {groups.map((group) => (
            <LinkSection
              {...(group.slug && { className: `category-${group.slug}` })}
              title={group.title}
              note={describe(group)}
              links={group.links}
              level={3}
              key={group.title}
            />
          ))}
        </div>
      </section>
      <Pagination page={page} pages={pages} getPath={getPath} />
    </>
  );
}

function getPath(page: number) {
  return page > 1 ? `/sitemap?page=${page}` : '/sitemap';
}

function describe({ noun, count, start, links }: SitemapGroup) {
  const all = count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
  return links.length < count ? `${all}, ${start} to ${start + links.length - 1}` : all;
}

interface LinkSectionProps {
  title: string;
  links: readonly { title: string; href: string; language?: string | null }[];
  note?: string;
  level?: 2 | 3;
  className?: string;
}

function LinkSection({ title, links, note, level = 2, className }: LinkSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={className}>
      <Heading className="sitemap-title">
        {title}
        {note && <span className="sitemap-count"> {note}</span>}
      </Heading>
      <ul className="plain-links">
        {links.map((link) => (
          <li key={link.href} {...getTextLanguage(link.language ?? null)}>
            <a href={link.href}>{link.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
