import { STATIC_PAGES, type StaticPage } from '#content/static-pages.ts';
import type { PageTexts } from './page-texts.ts';

/** The pages that are no content of the database, with the titles and texts that the owner has given them. */
export function listStaticPages({ privacy, terms }: Pick<PageTexts, 'privacy' | 'terms'>): StaticPage[] {
  const written = new Map([
    ['/privacy', privacy],
    ['/terms', terms],
  ]);
  return STATIC_PAGES.map((page) => {
    const text = written.get(page.path);
    return text ? { ...page, title: text.title, text } : page;
  });
}

/** The pages of one list of the sitemap page, as links. */
export function listPageLinks(group: StaticPage['group'], texts: PageTexts): { title: string; href: string }[] {
  return listStaticPages(texts)
    .filter((page) => page.group === group)
    .map(({ title, path }) => ({ title, href: path }));
}
