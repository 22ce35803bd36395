import { CATEGORIES, categoryTitle } from '#features/publishing/category.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import { listStaticPages } from '#features/settings/page-texts.ts';
import { servicePath } from '#features/settings/service.ts';
import type { SiteSnapshot } from '#features/settings/site-reader.server.ts';
import type { ShareCard } from './share-card-svg.server.ts';

export function findPageCard(path: string, snapshot: SiteSnapshot): ShareCard | undefined {
  const card = findCard(path, snapshot);
  return card && { category: null, label: '', author: snapshot.site.author.name, ...card };
}

type PageCard = Pick<ShareCard, 'title'> & Partial<ShareCard>;

function findCard(path: string, { site, texts }: SiteSnapshot): PageCard | undefined {
  const { name, tagline, location } = site.author;
  const headlines: Record<string, PageCard> = {
    '/': { title: tagline },
    '/about': { label: 'About', title: name, author: location },
    '/services': { label: 'Services', title: texts.services.headline },
    '/contact': { label: 'Contact', title: texts.contact.headline },
  };
  if (Object.hasOwn(headlines, path)) return headlines[path];
  const service = texts.services.services.find(({ slug }) => path === servicePath(slug));
  if (service) return { label: 'Services', title: service.title, category: service.categories[0] ?? null };
  const category = CATEGORIES.find((each) => path === categoryPath(each));
  if (category) return { label: 'Articles', title: categoryTitle(category), category };
  const page = listStaticPages(texts).find((each) => each.path === path && !each.isUnlisted);
  return page && { title: page.title };
}
