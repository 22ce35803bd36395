import { abbreviateQuery } from './search-query.ts';

export interface TextRun {
  text: string;
  isMatch: boolean;
}

interface Result {
  title: string;
  context: TextRun[];
  titleRuns?: TextRun[] | undefined;
  /** BCP 47 tag; undefined for the site's own language. */
  language?: string | undefined;
}

export interface SearchResult extends Result {
  id: string;
  href: string;
  excerpt: string;
  category: string;
  publishedAt: string;
  date: string;
  readTime: number;
  categoryRuns?: TextRun[] | undefined;
}

interface OtherResult extends Result {
  href: string;
  isElsewhere: boolean;
}

export interface ResultGroup {
  noun: string;
  /** Total, of which `results` are the first. */
  count: number;
  results: OtherResult[];
}

export interface SearchResponse {
  count: number;
  results: SearchResult[];
  /** Articles with all words of a phrase that no article has; not in the count. */
  withAllWords?: SearchResult[];
  groups?: ResultGroup[];
  suggestion?: string;
}

export function parseSearchResponse(value: unknown): SearchResponse | undefined {
  if (!isRecord(value) || typeof value.count !== 'number' || !Array.isArray(value.results)) return undefined;
  const { count, results, withAllWords, groups, suggestion } = value;
  if (!results.every(isResult) || !isListOf(withAllWords, isResult) || !isListOf(groups, isGroup)) return undefined;
  return {
    count,
    results,
    ...(withAllWords && { withAllWords }),
    ...(groups && { groups }),
    ...(typeof suggestion === 'string' && { suggestion }),
  };
}

export function describeCount(count: number, query: string): string {
  if (count === 0) return `No articles found for "${abbreviateQuery(query)}"`;
  return count === 1 ? 'Found 1 result' : `Found ${count} results`;
}

export function describeGroups(groups: readonly ResultGroup[]): string {
  return groups.map(({ noun, count }) => `${count} ${noun.toLowerCase()}${count === 1 ? '' : 's'}`).join(', ');
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] | undefined {
  return value === undefined || (Array.isArray(value) && value.every(isItem));
}

function isResult(value: unknown): value is SearchResult {
  if (!isShown(value)) return false;
  const { categoryRuns = [], readTime } = value;
  const hasFacts = hasTexts(value, ['id', 'href', 'excerpt', 'category', 'publishedAt', 'date']) && typeof readTime === 'number';
  return hasFacts && Array.isArray(categoryRuns);
}

function isGroup(value: unknown): value is ResultGroup {
  if (!isRecord(value) || typeof value.count !== 'number' || !Array.isArray(value.results)) return false;
  return hasTexts(value, ['noun']) && value.results.every((result) => isShown(result) && hasTexts(result, ['href']));
}

function isShown(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value)) return false;
  const { context, titleRuns = [], language = '' } = value;
  return hasTexts(value, ['title']) && typeof language === 'string' && [context, titleRuns].every(Array.isArray);
}

function hasTexts(value: Record<string, unknown>, keys: string[]): boolean {
  return keys.every((key) => typeof value[key] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
