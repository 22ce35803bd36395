import { STATIC_PAGES, type StaticPage } from '#content/static-pages.ts';
import type { PageTexts } from './page-texts.ts';
import { servicePath } from './service.ts';

/** Lists the static pages with the owner's titles and texts, and each service after `/services`. */
export function listStaticPages({ privacy, terms, services }: Pick<PageTexts, 'privacy' | 'terms' | 'services'>): StaticPage[] {
  const written = new Map([
    ['/privacy', privacy],
    ['/terms', terms],
  ]);
  const ofServices = services.services.map(({ slug, title }) => ({ path: servicePath(slug), title, group: 'services' as const }));
  return STATIC_PAGES.flatMap((page): StaticPage[] => {
    const text = written.get(page.path);
    if (text) return [{ ...page, title: text.title, text }];
    return page.path === '/services' ? [page, ...ofServices] : [page];
  });
}

export function listPageLinks(group: StaticPage['group'], texts: PageTexts): { title: string; href: string }[] {
  return listStaticPages(texts)
    .filter((page) => page.group === group)
    .map(({ title, path }) => ({ title, href: path }));
}
