import type { Db } from '#db/client.server.ts';
import { categoryTitle } from '#features/publishing/category.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { articlePath } from '#features/publishing/paths.ts';
import { readWords } from '#features/publishing/search-columns.server.ts';
import type { PublicTexts } from '#features/publishing/texts/public-texts.server.ts';
import { mapInSlices } from '#platform/concurrency/event-loop.server.ts';
import { foldText } from '#platform/text/fold.ts';
import { findHits, type SearchHit } from './find.server.ts';
import type { ResultGroup, SearchResponse, SearchResult, TextRun } from './search-response.ts';
import { findSearchedPages, type SearchedGroup, type SearchedPage } from './searched-pages.server.ts';
import { getSnippet, markMatches } from './snippet.ts';
import { suggestQuery } from './suggest-query.server.ts';

const DEFAULT_LIMIT = 20;
const MAX_IDS = 2000;
const LAST_DATE = new Date('9999-12-31T23:59:59.999Z');

/** Ranks title before excerpt before the rest, newest first. Without results it suggests another query. */
export async function searchContent(
  db: Db,
  query: string,
  {
    kinds,
    publicTexts,
    limit = DEFAULT_LIMIT,
    groupLimit = limit,
    now,
  }: { kinds: readonly ContentKind[]; publicTexts: PublicTexts; limit?: number; groupLimit?: number; now: Date },
): Promise<SearchResponse> {
  const folded = foldText(query).trim();
  if (!folded) return { count: 0, results: [] };
  const [{ count, hits }, pages] = await Promise.all([
    findHits(db, { query: folded, limit: Math.max(1, limit), now }),
    findSearchedPages(db, { kinds, now }),
  ]);
  const results = await loadResults(db, { hits, query: folded });
  const groups = findGroups(pages.groups, { query: folded, limit: groupLimit });
  const suggestion = count + groups.length === 0 ? await suggestQuery(db, folded, { pages, publicTexts, now }) : undefined;
  return {
    count,
    results: hits.flatMap(({ id }) => results.get(id) ?? []), // one may be deleted between two statements
    ...(groups.length && { groups }),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** Includes drafts, as far as the search index makes that fast; best matches first. */
export async function findIds(db: Db, query: string, kind: ContentKind): Promise<string[]> {
  const folded = foldText(query).trim();
  if (!folded || !kind.form?.isSearched) return [];
  const { hits } = await findHits(db, { query: folded, limit: MAX_IDS, now: LAST_DATE });
  return hits.map(({ id }) => id);
}

async function loadResults(db: Db, { hits, query }: { hits: SearchHit[]; query: string }): Promise<Map<string, SearchResult>> {
  if (hits.length === 0) return new Map();
  const inText = hits.filter(({ rank }) => rank === 'text').map(({ id }) => id);
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'address', 'title', 'excerpt', 'category', 'language'])
    .where(
      'id',
      'in',
      hits.map(({ id }) => id),
    )
    .execute();
  const texts = inText.length ? await db.selectFrom('articles').select(['id', 'words']).where('id', 'in', inText).execute() : [];
  const snippets = new Map(await mapInSlices(texts, (row) => [row.id, getSnippet(readWords(row), query)] as const));
  return new Map(
    rows.map(({ id, address, title, excerpt, category, language }) => {
      const context = snippets.get(id) ?? markMatches(excerpt, query);
      const runs = { titleRuns: findMarks(title, query), categoryRuns: findMarks(categoryTitle(category), query) };
      return [id, { id, href: articlePath({ id, address }), title, excerpt, category, context, ...runs, ...(language && { language }) }];
    }),
  );
}

function findMarks(text: string, query: string): TextRun[] | undefined {
  const runs = markMatches(text, query);
  return runs.some(({ isMatch }) => isMatch) ? runs : undefined;
}

/** Ranks title before excerpt before the rest. `query` is folded. Leaves out empty groups. */
function findGroups(groups: SearchedGroup[], { query, limit }: { query: string; limit: number }): ResultGroup[] {
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
