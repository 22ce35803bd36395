import { parseCategory } from '#features/publishing/category.ts';
import type { KindSummary, ListFilter } from '#features/publishing/content-kind.ts';
import { parsePage } from '../list/list.ts';

const SHOWS = ['all', 'draft', 'scheduled', 'published', 'changed', 'proposed', 'visible', 'hidden'] as const;
const SORTS = ['newest', 'oldest', 'title', 'changed', 'read'] as const;
const MAX_TEXT = 200;

type Show = (typeof SHOWS)[number];
type Sort = (typeof SORTS)[number];

export interface ContentQuery {
  text: string;
  filters: Record<string, string>;
  show: Show;
  sort: Sort;
  /** From 1. */
  page: number;
}

export function parseContentQuery(filters: readonly ListFilter[], params: URLSearchParams): ContentQuery {
  const chosen = filters.map((filter) => [filter.name, readChoice(filter, params.get(filter.name) ?? '')] as const);
  return {
    text: (params.get('q') ?? '').trim().slice(0, MAX_TEXT),
    filters: Object.fromEntries(chosen.filter(([, value]) => value !== '')),
    show: SHOWS.find((show) => show === params.get('show')) ?? 'all',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: parsePage(params),
  };
}

function readChoice(filter: ListFilter, text: string): string {
  if (filter.type === 'category') return parseCategory(text) ?? '';
  if (filter.type === 'tag') return text.slice(0, MAX_TEXT);
  return filter.options.some(({ value }) => value === text) ? text : '';
}

export function getListParams({ text, filters, show, sort }: ContentQuery): Record<string, string> {
  return { q: text, show, ...filters, sort };
}

/** Leaves out parameters that are at their default. */
export function getListPath(path: string, query: ContentQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(getListParams(query))) {
    if (value !== '' && value !== DEFAULTS[name]) params.set(name, value);
  }
  if (query.page > 1) params.set('page', String(query.page));
  return params.size > 0 ? `${path}?${params}` : path;
}

const DEFAULTS: Record<string, string> = { show: 'all', sort: 'newest' };

export function isFiltered({ text, filters, show }: ContentQuery): boolean {
  return text !== '' || Object.keys(filters).length > 0 || show !== 'all';
}

export function getShows({ hasDrafts, hasSwitch }: Pick<KindSummary, 'hasDrafts' | 'hasSwitch'>): Show[] {
  const states: Show[] = hasDrafts ? ['draft', 'scheduled', 'published', 'changed', 'proposed'] : ['visible'];
  return ['all', ...states, ...(hasSwitch ? (['hidden'] as const) : [])];
}

export function getSorts({ hasForm, hasPage }: Pick<KindSummary, 'hasForm' | 'hasPage'>): Sort[] {
  return SORTS.filter((sort) => (sort === 'changed' ? hasForm : sort === 'read' ? hasPage : true));
}
