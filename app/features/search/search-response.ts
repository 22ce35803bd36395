import { abbreviateQuery } from './search-query.ts';

/** A piece of a result's text; matches are marked. */
export interface TextRun {
  text: string;
  isMatch: boolean;
}

interface Result {
  title: string;
  context: TextRun[];
  /** The title as it is shown, where what was searched for stands in it. */
  titleRuns?: TextRun[] | undefined;
  /** A BCP 47 tag; left out for the site's own language. */
  language?: string | undefined;
}

export interface SearchResult extends Result {
  id: string;
  excerpt: string;
  /** Empty where it has none. */
  category: string;
  categoryRuns?: TextRun[] | undefined;
}

/** What is no article. */
interface OtherResult extends Result {
  href: string;
  /** It is on another site, and opens in a new tab. */
  isElsewhere: boolean;
}

export interface ResultGroup {
  /** What each of them is: `Solution`. */
  noun: string;
  /** How many there are, of which `results` are the first. */
  count: number;
  results: OtherResult[];
}

export interface SearchResponse {
  /** Of articles, of which `results` are the first. */
  count: number;
  results: SearchResult[];
  /** What else was found; left out where nothing was. */
  groups?: ResultGroup[];
  /** A query that finds something, where this one finds nothing and is a letter off. */
  suggestion?: string;
}

/** Undefined when what the server sent is anything else than a response. */
export function parseSearchResponse(value: unknown): SearchResponse | undefined {
  if (!isRecord(value) || typeof value.count !== 'number' || !Array.isArray(value.results)) return undefined;
  const { count, results, groups, suggestion } = value;
  if (!results.every(isResult) || !(groups === undefined || (Array.isArray(groups) && groups.every(isGroup)))) return undefined;
  return { count, results, ...(groups && { groups }), ...(typeof suggestion === 'string' && { suggestion }) };
}

/** `Found 1 result`, `Found N results`, or that there are none. */
export function describeCount(count: number, query: string): string {
  if (count === 0) return `No articles found for "${abbreviateQuery(query)}"`;
  return count === 1 ? 'Found 1 result' : `Found ${count} results`;
}

/** `1 solution, 2 services` */
export function describeGroups(groups: readonly ResultGroup[]): string {
  return groups.map(({ noun, count }) => `${count} ${noun.toLowerCase()}${count === 1 ? '' : 's'}`).join(', ');
}

function isResult(value: unknown): value is SearchResult {
  if (!isShown(value)) return false;
  const { categoryRuns = [] } = value;
  return hasTexts(value, ['id', 'excerpt', 'category']) && Array.isArray(categoryRuns);
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
