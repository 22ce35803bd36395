import { indexTitles, type NearTitle, type TitleIndex } from './nearest-titles.ts';

/** A page that a reader may have meant. */
export interface Suggestion {
  title: string;
  href: string;
  /** A BCP 47 tag; left out for the site's own. */
  language?: string;
}

/** The few pages whose title or path is nearest to a text. */
export function suggestPages(text: string, pages: readonly Suggestion[]): Suggestion[] {
  return pickNearest(indexPages(pages).find(text));
}

export function indexPages(pages: readonly Suggestion[]): TitleIndex<Suggestion> {
  return indexTitles(pages.map((page) => ({ ...page, id: decodeURIComponent(page.href.slice(page.href.lastIndexOf('/') + 1)) })));
}

/** The few that are nearest of all that was found; equals keep their order. */
export function pickNearest(found: NearTitle<Suggestion>[]): Suggestion[] {
  const nearest = found.sort((a, b) => b.score - a.score).slice(0, 3);
  return nearest.map(({ item: { title, href, language } }) => ({ title, href, ...(language && { language }) }));
}
