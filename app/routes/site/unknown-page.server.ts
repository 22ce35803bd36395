import { data, type RouterContextProvider } from 'react-router';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { pageKind } from '#features/pages/page-kind.ts';
import { CATEGORIES, categoryTitle } from '#features/publishing/category.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import { listNewestTitles } from '#features/publishing/public-content.server.ts';
import { suggestContent } from '#features/publishing/suggestions/suggest-content.server.ts';
import { listPageLinks, type PageTexts } from '#features/settings/page-texts.ts';
import { getPathWords } from '#features/site/suggestions/path-words.ts';
import { hideTokens } from '#platform/log/hide-paths.server.ts';

const MAX_OWN_PAGES = 100;

/** The response for an address without a page, with the nearest titles. */
export async function respondToUnknown(context: Readonly<RouterContextProvider>, url: string, { isGone }: { isGone: boolean }) {
  const { db, now, log } = context.get(depsContext);
  const path = new URL(url).pathname;
  log.info('page not found', { path: hideTokens(path) });
  const { texts } = await readSite(context);
  const own = await listNewestTitles(db, pageKind, { now: now(), limit: MAX_OWN_PAGES });
  const others = [...own.map((item) => ({ title: item.title, href: pageKind.page.path(item) })), ...listPages(texts)];
  const words = getPathWords(path);
  const suggestions = await suggestContent(db, articleKind, { text: words, now: now(), others });
  return data({ page: null, words, isGone, ...suggestions }, { status: isGone ? 410 : 404 });
}

function listPages(texts: PageTexts) {
  return [
    ...listPageLinks('main', texts),
    ...listPageLinks('services', texts),
    ...listPageLinks('legal', texts),
    ...CATEGORIES.map((category) => ({ title: categoryTitle(category), href: categoryPath(category) })),
  ];
}
