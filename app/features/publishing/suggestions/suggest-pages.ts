import { findNearestTitles } from './nearest-titles.ts';

/** A page that a reader may have meant. */
export interface Suggestion {
  title: string;
  href: string;
}

/** The few pages whose title or path is nearest to a text. */
export function suggestPages(text: string, pages: readonly Suggestion[]): Suggestion[] {
  return findNearestTitles(
    text,
    pages.map((page) => ({ ...page, id: decodeURIComponent(page.href.slice(page.href.lastIndexOf('/') + 1)) })),
  ).map(({ title, href }) => ({ title, href }));
}
