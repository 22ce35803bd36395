interface ListFilter {
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  /** Links above the list, of which the first is the default, in place of a choice. */
  isTabs?: boolean;
  /** Takes any text, as not all of them are among the options. */
  isOpen?: boolean;
  /** Label of the order without a choice, for a choice that sorts and narrows nothing. */
  defaultOrder?: string;
}

/** What both sides know of a list page of the admin. */
export interface ListShape {
  path: string;
  /** Placeholder of the search field; none without it. */
  search?: string;
  filters?: readonly ListFilter[];
}

type Filters<Shape extends ListShape> = NonNullable<Shape['filters']>[number];

export interface ListQuery<Shape extends ListShape = ListShape> {
  text: string;
  chosen: { [Filter in Filters<Shape> as Filter['name']]?: Filter['options'][number][0] };
  /** From 1. */
  page: number;
}

const MAX_TEXT = 200;

export function parseListQuery<const Shape extends ListShape>({ filters = [] }: Shape, params: URLSearchParams): ListQuery<Shape> {
  const chosen = filters.flatMap(({ name, options, isOpen }) => {
    const given = params.get(name) ?? '';
    const isGiven = ([option]: readonly [string, string]) => option.toLowerCase() === given.toLowerCase(); // a category as in public addresses
    const value = isOpen ? given.slice(0, MAX_TEXT) : options.find(isGiven)?.[0];
    return value ? [[name, value] as const] : [];
  });
  return {
    text: (params.get('q') ?? '').trim().slice(0, MAX_TEXT),
    chosen: Object.fromEntries(chosen) as ListQuery<Shape>['chosen'], // of the shape's names and options
    page: parsePage(params),
  };
}

/** From 1, which stands for what is no number of a page. */
export function parsePage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Leaves out what is at its default. */
export function getListPath({ path, filters = [] }: ListShape, { text = '', chosen = {}, page = 1 }: Partial<ListQuery>): string {
  const named = filters.flatMap(({ name, isTabs, options }) => {
    const value = (chosen as Record<string, string | undefined>)[name];
    return value === undefined || (isTabs && value === options[0]?.[0]) ? [] : [[name, value]];
  });
  const params = new URLSearchParams({ ...(text && { q: text }), ...Object.fromEntries(named), ...(page > 1 && { page: String(page) }) });
  return params.size > 0 ? `${path}?${params}` : path;
}

export function isFiltered({ filters = [] }: ListShape, { text, chosen }: ListQuery): boolean {
  return text !== '' || filters.some(({ name, isTabs, defaultOrder }) => !isTabs && !defaultOrder && name in chosen);
}
