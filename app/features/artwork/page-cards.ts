import { contact } from '#content/pages/contact.ts';
import { services } from '#content/pages/services.ts';
import { STATIC_PAGES } from '#content/static-pages.ts';
import { CATEGORIES, categoryTitle } from '#features/publishing/category.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import { site } from '#site';
import type { ShareCard } from './share-card-svg.server.ts';

const { name, tagline, location } = site.author;

/** What stands on the sharing picture of a page that is no content of the database; undefined where there is no such page. */
export function findPageCard(path: string): ShareCard | undefined {
  const card = CARDS.get(path);
  return card && { category: null, label: '', author: name, ...card };
}

/** A page that says more in its headline than in its name has the headline on its card. */
const HEADLINES: Record<string, PageCard> = {
  '/': { title: tagline },
  '/about': { label: 'About', title: name, author: location },
  '/services': { label: 'Services', title: services.headline },
  '/contact': { label: 'Contact', title: contact.headline },
};

type PageCard = Pick<ShareCard, 'title'> & Partial<ShareCard>;

const CARDS = new Map<string, PageCard>([
  ...STATIC_PAGES.filter(({ isUnlisted }) => !isUnlisted).map(({ path, title }) => [path, HEADLINES[path] ?? { title }] as const),
  ...services.services.map(({ slug, title, categories: [category = null] }) => {
    return [`/services/${slug}`, { label: 'Services', title, category }] as const;
  }),
  ...CATEGORIES.map((category) => [categoryPath(category), { label: 'Articles', title: categoryTitle(category), category }] as const),
]);
