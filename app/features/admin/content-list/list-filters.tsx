import { useEffect, useRef } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { CATEGORIES, categoryTitle } from '#features/publishing/category.ts';
import type { KindSummary, ListFilter } from '#features/publishing/content-kind.ts';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';
import { ChoiceFilter, SearchFilter } from '../list/filters.tsx';
import { type ContentQuery, getListParams, getListPath, getShows, getSorts, parseContentQuery } from './list-query.ts';

const SHOW = {
  all: 'All',
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Changed',
  proposed: 'Proposed',
  visible: 'Visible',
  hidden: 'Hidden',
};
const SORT = { newest: 'Newest first', oldest: 'Oldest first', title: 'A to Z', changed: 'Last changed', read: 'Most read' };

/** Delay after the last keystroke. */
const TYPING_MS = 300;

interface ListFiltersProps {
  kind: KindSummary;
  query: ContentQuery;
  path: string;
  tags: Record<string, string[]>;
}

/** Works as a plain form; with JavaScript, changes apply by themselves. */
export function ListFilters({ kind, query, path, tags }: ListFiltersProps) {
  const { form, onChange, onSubmit } = useFilters(kind, path, query);
  const isHydrated = useIsHydrated();
  return (
    <Form
      ref={form}
      method="get"
      action={path}
      className="list-filters"
      role="search"
      autoComplete="off"
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <SearchFilter value={query.text} placeholder={kind.isSearched ? 'Words from a title or text' : 'Words from a title'} />
      <ChoiceFilter label="Status" name="show" value={query.show} options={pick(SHOW, getShows(kind))} />
      {kind.filters.map((filter) => {
        const { name, label } = filter;
        const value = query.filters[name] ?? '';
        const options = listOptions(filter, { value, tags: tags[name] ?? [] });
        return (
          options.length > 0 && <ChoiceFilter key={name} label={label} name={name} value={value} options={[['', 'All'], ...options]} />
        );
      })}
      <ChoiceFilter label="Sort by" name="sort" value={query.sort} options={pick(SORT, getSorts(kind))} />
      {!isHydrated && (
        <button type="submit" className="button button-quiet">
          Apply
        </button>
      )}
    </Form>
  );
}

function listOptions(filter: ListFilter, { value, tags }: { value: string; tags: readonly string[] }): [string, string][] {
  if (filter.type === 'category') return CATEGORIES.map((category) => [category, categoryTitle(category)]);
  if (filter.type === 'choice') return filter.options.map((option) => [option.value, option.label]);
  const known = value && !tags.includes(value) ? [value, ...tags] : tags;
  return known.map((tag) => [tag, tag]);
}

/** Typing adds one history entry, each choice another. */
function useFilters({ filters }: KindSummary, path: string, query: ContentQuery) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTyping = useRef(false);
  const hasScript = useRef(false);
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  const asked = useRef<string>(undefined);

  // What the address says goes into the fields, after going back too, but not into the one that is being typed in. At first it is the other
  // way round: what was chosen before the script came is asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each query once
  useEffect(() => {
    if (!isIdle || (asked.current !== undefined && getListPath(path, query) !== asked.current)) return;
    asked.current = undefined;
    const values = getListParams(query);
    const fields = [...(form.current?.elements ?? [])].filter(
      (field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
    );
    const isFirst = !hasScript.current;
    hasScript.current = true;
    if (isFirst && fields.some(({ name, value }) => value !== (values[name] ?? ''))) return apply(false);
    for (const field of fields) if (field.name !== 'q' || field !== document.activeElement) field.value = values[field.name] ?? '';
  }, [query, isIdle]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(replace: boolean) {
    clearTimeout(timer.current);
    if (!form.current) return;
    const data = new FormData(form.current);
    const params = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
    const to = getListPath(path, parseContentQuery(filters, params));
    asked.current = to;
    void Promise.resolve(navigate(to, { replace, preventScrollReset: true })).finally(() => {
      if (asked.current === to) asked.current = undefined; // another navigation may have taken its place
    });
  }

  return {
    form,
    onChange({ target }: { target: EventTarget }) {
      const isText = target instanceof HTMLInputElement;
      clearTimeout(timer.current);
      if (!isText) {
        isTyping.current = false;
        return apply(false);
      }
      timer.current = setTimeout(() => {
        apply(isTyping.current);
        isTyping.current = true;
      }, TYPING_MS);
    },
    onSubmit(event: { preventDefault(): void }) {
      event.preventDefault();
      apply(isTyping.current);
      isTyping.current = false;
    },
  };
}

function pick<Key extends string>(texts: Record<Key, string>, keys: readonly Key[]): [Key, string][] {
  return keys.map((key) => [key, texts[key]]);
}
