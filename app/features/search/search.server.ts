import type { Db } from '#db/client.server.ts';
import { categoryTitle } from '#features/publishing/category.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { formatLongDate, LAST_DATE } from '#features/publishing/dates.ts';
import { articlePath } from '#features/publishing/paths.ts';
import { readWords } from '#features/publishing/search-columns.server.ts';
import type { PublicTexts } from '#features/publishing/texts/public-texts.server.ts';
import { mapInSlices } from '#platform/concurrency/event-loop.server.ts';
import { foldText } from '#platform/text/fold.ts';
import { findByWords } from './all-words.server.ts';
import { findHits, type SearchHit } from './find.server.ts';
import { type FindMatches, findSpellings, findWords, toSearchWords } from './matches.ts';
import type { ResultGroup, SearchResponse, SearchResult, TextRun } from './search-response.ts';
import { findSearchedPages, type SearchedGroup, type SearchedPage } from './searched-pages.server.ts';
import { getSnippet, markMatches } from './snippet.ts';
import { listSpellings } from './spellings.ts';
import { suggestQuery } from './suggest-query.server.ts';

const DEFAULT_LIMIT = 20;
const MAX_WITH_ALL_WORDS = 20;
const MAX_IDS = 2000;

interface SearchOptions {
  kinds: readonly ContentKind[];
  publicTexts: PublicTexts;
  limit?: number;
  groupLimit?: number;
  timeZone?: string;
  now: Date;
}

/**
 * Ranks title before excerpt before the rest, newest first. A phrase that no article has is looked for word by word, and if nothing at all
 * is found another query is suggested.
 */
export async function searchContent(
  db: Db,
  query: string,
  { kinds, publicTexts, limit = DEFAULT_LIMIT, groupLimit = limit, timeZone = 'UTC', now }: SearchOptions,
): Promise<SearchResponse> {
  const folded = foldText(query).trim();
  if (!folded) return { count: 0, results: [] };
  const [phrase, pages] = await Promise.all([
    findPhrase(db, folded, { publicTexts, limit: Math.max(1, limit), now }),
    findSearchedPages(db, { kinds, now }),
  ]);
  const { count, hits, spellings } = phrase;
  const find = findSpellings(spellings);
  const words = count === 0 ? toSearchWords(folded, publicTexts.listHyphenated) : [];
  const withAllWords = words.length ? await findByWords(db, words, { limit: MAX_WITH_ALL_WORDS, now }) : [];
  const results = await loadResults(db, { hits, find, timeZone });
  const groups = findGroups(pages.groups, { spellings, find, limit: groupLimit });
  const isNothing = count + withAllWords.length + groups.length === 0;
  const suggestion = isNothing ? await suggestQuery(db, folded, { pages, publicTexts, now }) : undefined;
  return {
    count,
    results,
    ...(withAllWords.length && { withAllWords: await loadResults(db, { hits: withAllWords, find: findWords(words), timeZone }) }),
    ...(groups.length && { groups }),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** Waits for the latest texts, and the spellings in them, only if nothing is found. */
async function findPhrase(db: Db, query: string, { publicTexts, limit, now }: { publicTexts: PublicTexts; limit: number; now: Date }) {
  const spellings = listSpellings(query, publicTexts);
  const found = await findHits(db, { spellings, limit, now });
  if (found.count > 0) return { ...found, spellings };
  await publicTexts.refresh();
  const known = listSpellings(query, publicTexts);
  if (known.length === spellings.length) return { ...found, spellings };
  return { ...(await findHits(db, { spellings: known, limit, now })), spellings: known };
}

/** Includes drafts, as far as the search index makes that fast; best matches first. */
export async function findIds(db: Db, query: string, kind: ContentKind): Promise<string[]> {
  const folded = foldText(query).trim();
  if (!folded || !kind.form?.isSearched) return [];
  const { hits } = await findHits(db, { spellings: [folded], limit: MAX_IDS, now: LAST_DATE });
  return hits.map(({ id }) => id);
}

interface LoadOptions {
  hits: readonly SearchHit[];
  find: FindMatches;
  timeZone: string;
}

async function loadResults(db: Db, { hits, find, timeZone }: LoadOptions): Promise<SearchResult[]> {
  if (hits.length === 0) return [];
  const inText = hits.filter(({ isInText }) => isInText).map(({ id }) => id);
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'address', 'title', 'excerpt', 'category', 'tags', 'language', 'publishedAt', 'readTime'])
    .where(
      'id',
      'in',
      hits.map(({ id }) => id),
    )
    .execute();
  const texts = inText.length ? await db.selectFrom('articles').select(['id', 'words']).where('id', 'in', inText).execute() : [];
  const snippets = new Map(await mapInSlices(texts, (row) => [row.id, getSnippet(readWords(row), find)] as const));
  const results = new Map(
    rows.map(({ address, language, tags, ...row }) => {
      const { id, title, excerpt, category, publishedAt } = row;
      const runs = { titleRuns: findMarks(title, find), categoryRuns: findMarks(categoryTitle(category), find) };
      const isInTags = inText.includes(id) && !runs.categoryRuns;
      const inTags = isInTags ? getSnippet(tags.join(', '), find) : undefined;
      const context = snippets.get(id) ?? getSnippet(excerpt, find) ?? inTags ?? [{ text: excerpt, isMatch: false }];
      const facts = { href: articlePath({ id, address }), date: formatLongDate(publishedAt, timeZone), ...(language && { language }) };
      return [id, { ...row, ...facts, context, ...runs }];
    }),
  );
  return hits.flatMap(({ id }) => results.get(id) ?? []); // one may be deleted between two statements
}

function findMarks(text: string, find: FindMatches): TextRun[] | undefined {
  const runs = markMatches(text, find);
  return runs.some(({ isMatch }) => isMatch) ? runs : undefined;
}

/** Ranks title before excerpt before the rest. Leaves out empty groups. */
function findGroups(
  groups: SearchedGroup[],
  { spellings, find, limit }: { spellings: string[]; find: FindMatches; limit: number },
): ResultGroup[] {
  return groups.flatMap(({ noun, pages }) => {
    const found = rank(pages, spellings);
    return found.length ? [{ noun, count: found.length, results: found.slice(0, limit).map((page) => toResult(page, find)) }] : [];
  });
}

function rank(pages: SearchedPage[], spellings: string[]): SearchedPage[] {
  const ranked = pages.map((page) => ({
    page,
    rank: [page.folded.title, page.folded.excerpt, page.folded.text].findIndex((text) => spellings.some((query) => text.includes(query))),
  }));
  return ranked
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ page }) => page);
}

function toResult({ title, excerpt, text, href, isElsewhere = false, language }: SearchedPage, find: FindMatches) {
  const context = getSnippet(excerpt, find) ?? getSnippet(text, find) ?? cutText(excerpt || text);
  const titleRuns = markMatches(title, find);
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
