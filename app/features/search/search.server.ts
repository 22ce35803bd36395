import type { Db } from '#db/client.server.ts';
import { categoryTitle } from '#features/publishing/category.ts';
import { type ContentKind, hasPages, type PageKind } from '#features/publishing/content-kind.ts';
import { readWords } from '#features/publishing/search-columns.server.ts';
import { INDEXED_TABLE } from '#features/publishing/search-index.server.ts';
import { mapInSlices } from '#platform/concurrency/map-in-slices.ts';
import { foldCase, foldText } from '#platform/text/fold.ts';
import { findHits, type SearchHit } from './find.server.ts';
import type { SearchResponse, SearchResult, TextRun } from './search-response.ts';
import { getSnippet, markMatches } from './snippet.ts';

const DEFAULT_LIMIT = 20;
const MAX_IDS = 2000;
/** The date of drafts in the index: with it nothing is left out. */
const LAST_DATE = new Date('9999-12-31T23:59:59.999Z');

/**
 * The public items whose title, excerpt, category or words contain the query, whatever its case: how many there are,
 * and the first of them: title before excerpt before the rest, newest first. Nothing for an empty query.
 */
export async function searchContent(
  db: Db,
  query: string,
  { kinds, limit = DEFAULT_LIMIT, now }: { kinds: readonly ContentKind[]; limit?: number; now: Date },
): Promise<SearchResponse> {
  const folded = foldText(query).trim();
  if (!folded) return { count: 0, results: [] };
  const searched = kinds.filter(hasPages).filter(({ form }) => form?.isSearched);
  const { count, hits } = await findHits(db, {
    kinds: searched,
    query: folded,
    earlierQuery: foldCase(query).trim(),
    limit: Math.max(1, limit),
    now,
  });
  const lists = await Promise.all([...new Set(hits.map(({ kind }) => kind))].map((kind) => loadResults(db, kind, { hits, query: folded })));
  const results = new Map(lists.flat());
  return { count, results: hits.flatMap((hit) => results.get(hit) ?? []) }; // one may be deleted between two statements
}

/** The ids of what contains the query, drafts included, as far as the search's own index makes that quick; the best matches first. */
export async function findIds(db: Db, query: string, kind: ContentKind): Promise<string[]> {
  const folded = foldText(query).trim();
  if (!folded || !hasPages(kind) || !kind.form?.isSearched) return [];
  const { hits } = await findHits(db, {
    kinds: [kind],
    query: folded,
    earlierQuery: foldCase(query).trim(),
    limit: MAX_IDS,
    now: LAST_DATE,
  });
  return hits.map(({ id }) => id);
}

async function loadResults(
  db: Db,
  kind: PageKind,
  { hits, query }: { hits: SearchHit[]; query: string },
): Promise<[SearchHit, SearchResult][]> {
  const ofKind = new Map(hits.filter((hit) => hit.kind === kind).map((hit) => [hit.id, hit]));
  const inText = [...ofKind.values()].filter(({ rank }) => rank === 'text').map(({ id }) => id);
  const table = db.selectFrom(kind.table);
  const rows = await table
    .select(['id', 'title', 'excerpt'])
    .$if(kind.hasCategory, (select) => select.select('category'))
    .where('id', 'in', [...ofKind.keys()])
    .execute();
  const texts = inText.length ? await table.select(['id', 'words', 'plainText']).where('id', 'in', inText).execute() : [];
  const snippets = new Map(await mapInSlices(texts, (row) => [row.id, getSnippet(readWords(row), query)] as const));
  return rows.flatMap(({ id, title, excerpt, category = '' }) => {
    const hit = ofKind.get(id);
    const context = snippets.get(id) ?? markMatches(excerpt ?? '', query);
    const page = kind.table !== INDEXED_TABLE && { page: { path: kind.page.path(id), label: kind.noun } };
    const runs = { titleRuns: findMarks(title, query), categoryRuns: findMarks(categoryTitle(category), query) };
    return hit ? [[hit, { id, title, excerpt: excerpt ?? '', category, context, ...runs, ...page }]] : [];
  });
}

/** Undefined where the query is not in the text. */
function findMarks(text: string, query: string): TextRun[] | undefined {
  const runs = markMatches(text, query);
  return runs.some(({ isMatch }) => isMatch) ? runs : undefined;
}
