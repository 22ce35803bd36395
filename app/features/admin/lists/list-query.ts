import { parseCategory } from '#features/publishing/category.ts';
import type { KindSummary, ListFilter } from '#features/publishing/content-kind.ts';

const SHOWS = ['all', 'draft', 'scheduled', 'published', 'changed', 'visible', 'hidden'] as const;
const SORTS = ['newest', 'oldest', 'title', 'changed', 'read'] as const;
const MAX_TEXT = 200;

type Show = (typeof SHOWS)[number];
type Sort = (typeof SORTS)[number];

/** What the admin asks a list for. */
export interface ListQuery {
  text: string;
  /** The choice of each of the kind's filters that is set. */
  filters: Record<string, string>;
  show: Show;
  sort: Sort;
  /** From 1. */
  page: number;
}

export function parseListQuery(filters: readonly ListFilter[], params: URLSearchParams): ListQuery {
  const page = Number(params.get('page'));
  const chosen = filters.map((filter) => [filter.name, readChoice(filter, params.get(filter.name) ?? '')] as const);
  return {
    text: (params.get('q') ?? '').trim().slice(0, MAX_TEXT),
    filters: Object.fromEntries(chosen.filter(([, value]) => value !== '')),
    show: SHOWS.find((show) => show === params.get('show')) ?? 'all',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The choice that a text in the URL means; empty for all. */
function readChoice(filter: ListFilter, text: string): string {
  if (filter.type === 'category') return parseCategory(text) ?? '';
  if (filter.type === 'tag') return text.slice(0, MAX_TEXT);
  return filter.options.some(({ value }) => value === text) ? text : '';
}

/** The URL parameters of a query, under the names of the form's controls. */
export function getListParams({ text, filters, show, sort }: ListQuery): Record<string, string> {
  return { q: text, show, ...filters, sort };
}

/** The path of a list, without parameters that are at their default. */
export function getListPath(path: string, query: ListQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(getListParams(query))) {
    if (value !== '' && value !== DEFAULTS[name]) params.set(name, value);
  }
  if (query.page > 1) params.set('page', String(query.page));
  return params.size > 0 ? `${path}?${params}` : path;
}

const DEFAULTS: Record<string, string> = { show: 'all', sort: 'newest' };

/** Whether the list may leave something out. */
export function isFiltered({ text, filters, show }: ListQuery): boolean {
  return text !== '' || Object.keys(filters).length > 0 || show !== 'all';
}

/** The states by which a list of this kind can be filtered. */
export function getShows({ hasDrafts, hasSwitch }: Pick<KindSummary, 'hasDrafts' | 'hasSwitch'>): Show[] {
  const states: Show[] = hasDrafts ? ['draft', 'scheduled', 'published', 'changed'] : ['visible'];
  return ['all', ...states, ...(hasSwitch ? (['hidden'] as const) : [])];
}

/** The orders that make sense for a kind. */
export function getSorts({ hasForm, hasPage }: Pick<KindSummary, 'hasForm' | 'hasPage'>): Sort[] {
  return SORTS.filter((sort) => (sort === 'changed' ? hasForm : sort === 'read' ? hasPage : true));
}
