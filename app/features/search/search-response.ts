import { abbreviateQuery } from './search-query.ts';

/** A piece of a result's text; matches are marked. */
export interface TextRun {
  text: string;
  isMatch: boolean;
}

export interface SearchResult {
  id: string;
  title: string;
  excerpt: string;
  /** Empty where its kind has none. */
  category: string;
  context: TextRun[];
  /** The title and the category as they are shown, where what was searched for stands in them. */
  titleRuns?: TextRun[] | undefined;
  categoryRuns?: TextRun[] | undefined;
  /** Where it stands and what it is; left out of an article. */
  page?: { path: string; label: string };
}

export interface SearchResponse {
  count: number;
  results: SearchResult[];
}

/** Undefined when what the server sent is anything else than a response. */
export function parseSearchResponse(value: unknown): SearchResponse | undefined {
  if (!isRecord(value) || typeof value.count !== 'number' || !Array.isArray(value.results)) return undefined;
  const { count, results } = value;
  return results.every(isResult) ? { count, results } : undefined;
}

/** `Found 1 result`, `Found N results`, or that there are none. */
export function describeCount(count: number, query: string): string {
  if (count === 0) return `No articles found for "${abbreviateQuery(query)}"`;
  return count === 1 ? 'Found 1 result' : `Found ${count} results`;
}

function isResult(value: unknown): value is SearchResult {
  if (!isRecord(value)) return false;
  const { context, titleRuns = [], categoryRuns = [], page } = value;
  return hasTexts(value, ['id', 'title', 'excerpt', 'category']) && [context, titleRuns, categoryRuns].every(Array.isArray) && isPage(page);
}

function isPage(value: unknown): boolean {
  return value === undefined || (isRecord(value) && hasTexts(value, ['path', 'label']));
}

function hasTexts(value: Record<string, unknown>, keys: string[]): boolean {
  return keys.every((key) => typeof value[key] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
