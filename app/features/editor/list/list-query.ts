import { type Category, parseCategory } from '#features/publishing/category.ts';
import type { KindSummary } from '#features/publishing/content-kind.ts';

const SHOWS = ['all', 'draft', 'scheduled', 'published', 'changed', 'visible', 'hidden'] as const;
const SORTS = ['newest', 'oldest', 'title', 'changed', 'read'] as const;
const MAX_TEXT = 200;

type Show = (typeof SHOWS)[number];
type Sort = (typeof SORTS)[number];

/** What the admin asks a list for. */
export interface ListQuery {
  text: string;
  category: Category | undefined;
  /** As it is written; empty for all. */
  tag: string;
  show: Show;
  sort: Sort;
  /** From 1. */
  page: number;
}

export function parseListQuery(params: URLSearchParams): ListQuery {
  const page = Number(params.get('page'));
  return {
    text: (params.get('q') ?? '').trim().slice(0, MAX_TEXT),
    category: parseCategory(params.get('category') ?? ''),
    tag: (params.get('tag') ?? '').slice(0, MAX_TEXT),
    show: SHOWS.find((show) => show === params.get('show')) ?? 'all',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Where a list is shown as asked; without what goes without saying. */
export function getListPath(path: string, { text, category, tag, show, sort, page }: ListQuery): string {
  const params = new URLSearchParams();
  if (text) params.set('q', text);
  if (category) params.set('category', category);
  if (tag) params.set('tag', tag);
  if (show !== 'all') params.set('show', show);
  if (sort !== 'newest') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Whether something may have been left out. */
export function isFiltered({ text, category, tag, show }: ListQuery): boolean {
  return text !== '' || category !== undefined || tag !== '' || show !== 'all';
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
