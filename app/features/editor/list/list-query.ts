import { type Category, parseCategory } from '#features/publishing/category.ts';

const SHOWS = ['all', 'visible', 'hidden'] as const;
const SORTS = ['newest', 'oldest', 'title'] as const;
const MAX_TEXT = 200;

/** What the admin asks a list for. */
export interface ListQuery {
  text: string;
  category: Category | undefined;
  show: (typeof SHOWS)[number];
  sort: (typeof SORTS)[number];
  /** From 1. */
  page: number;
}

export function parseListQuery(params: URLSearchParams): ListQuery {
  const page = Number(params.get('page'));
  return {
    text: (params.get('q') ?? '').trim().slice(0, MAX_TEXT),
    category: parseCategory(params.get('category') ?? ''),
    show: SHOWS.find((show) => show === params.get('show')) ?? 'all',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Another page of the same list. */
export function getPagePath(path: string, { text, category, show, sort }: ListQuery, page: number): string {
  const params = new URLSearchParams();
  if (text) params.set('q', text);
  if (category) params.set('category', category);
  if (show !== 'all') params.set('show', show);
  if (sort !== 'newest') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Whether something may have been left out. */
export function isFiltered({ text, category, show }: ListQuery): boolean {
  return text !== '' || category !== undefined || show !== 'all';
}
