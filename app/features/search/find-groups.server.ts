import type { ResultGroup, TextRun } from './search-response.ts';
import type { SearchedGroup, SearchedPage } from './searched-pages.server.ts';
import { getSnippet, markMatches } from './snippet.ts';

/** Ranks title before excerpt before the rest. `query` is folded. Leaves out empty groups. */
export function findGroups(groups: SearchedGroup[], { query, limit }: { query: string; limit: number }): ResultGroup[] {
  return groups.flatMap(({ noun, pages }) => {
    const found = rank(pages, query);
    return found.length ? [{ noun, count: found.length, results: found.slice(0, limit).map((page) => toResult(page, query)) }] : [];
  });
}

function rank(pages: SearchedPage[], query: string): SearchedPage[] {
  const ranked = pages.map((page) => ({
    page,
    rank: [page.folded.title, page.folded.excerpt, page.folded.text].findIndex((text) => text.includes(query)),
  }));
  return ranked
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ page }) => page);
}

function toResult({ title, excerpt, text, href, isElsewhere = false, language }: SearchedPage, query: string) {
  const inExcerpt = markMatches(excerpt, query);
  const isInExcerpt = inExcerpt.some(({ isMatch }) => isMatch);
  const context = (isInExcerpt ? undefined : getSnippet(text, query)) ?? (excerpt ? inExcerpt : cutText(text));
  const titleRuns = markMatches(title, query);
  return {
    title,
    href,
    isElsewhere,
    context,
    ...(titleRuns.some(({ isMatch }) => isMatch) && { titleRuns }),
    ...(language && { language }),
  };
}

const MAX_CONTEXT = 300;

function cutText(text: string): TextRun[] {
  const cut = text.slice(0, MAX_CONTEXT).toWellFormed();
  return cut ? [{ text: cut, isMatch: false }] : [];
}
