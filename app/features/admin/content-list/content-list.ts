import { CATEGORIES, categoryTitle } from '#features/publishing/category.ts';
import type { KindSummary, ListFilter } from '#features/publishing/content-kind.ts';
import type { ListQuery, ListShape } from '../list/list.ts';

const SHOW = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Changed',
  proposed: 'Proposed',
  visible: 'Visible',
  hidden: 'Hidden',
};
const SORT = { oldest: 'Oldest first', title: 'A to Z', changed: 'Last changed' };

type Show = keyof typeof SHOW;
export type Sort = keyof typeof SORT;
export type SortOption = readonly [name: string, label: string];

export type ContentQuery = ListQuery<ReturnType<typeof getContentList>>;

/** `tags` are those that exist, by the names of their filters; `sorts` come from extensions. */
export function getContentList(kind: KindSummary, tags: Record<string, readonly string[]> = {}, sorts: readonly SortOption[] = []) {
  const allSorts: SortOption[] = [...pick(SORT, listSorts(kind)), ...sorts];
  return {
    path: `/admin/${kind.adminSegment}`,
    search: kind.isSearched ? 'Words from a title or text' : 'Words from a title',
    filters: [
      { name: 'show', label: 'Status', options: pick(SHOW, listShows(kind)) },
      ...kind.filters.map((filter) => ({
        name: filter.name,
        label: filter.label,
        options: listOptions(filter, tags[filter.name] ?? []),
        isOpen: filter.type === 'tag',
      })),
      { name: 'sort', label: 'Sort by', options: allSorts, defaultOrder: 'Newest first' },
    ],
  } as const satisfies ListShape;
}

function listShows({ hasDrafts, hasSwitch }: KindSummary): Show[] {
  const states: Show[] = hasDrafts ? ['draft', 'scheduled', 'published', 'changed', 'proposed'] : ['visible'];
  return hasSwitch ? [...states, 'hidden'] : states;
}

function listSorts({ hasForm }: KindSummary): Sort[] {
  return hasForm ? ['oldest', 'title', 'changed'] : ['oldest', 'title'];
}

function listOptions(filter: ListFilter, tags: readonly string[]): (readonly [string, string])[] {
  if (filter.type === 'category') return CATEGORIES.map((category) => [category, categoryTitle(category)]);
  if (filter.type === 'choice') return filter.options.map(({ value, label }) => [value, label]);
  return tags.map((tag) => [tag, tag]);
}

function pick<Key extends string>(labels: Record<Key, string>, keys: readonly Key[]): [Key, string][] {
  return keys.map((key) => [key, labels[key]]);
}
