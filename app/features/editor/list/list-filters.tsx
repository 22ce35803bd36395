import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { CATEGORIES, categoryTitle } from '#features/publishing/category.ts';
import type { KindSummary } from '#features/publishing/content-kind.ts';
import { getListPath, getShows, getSorts, type ListQuery, parseListQuery } from './list-query.ts';

const SHOW = {
  all: 'All',
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  changed: 'Changed',
  visible: 'Visible',
  hidden: 'Hidden',
};
const SORT = { newest: 'Newest first', oldest: 'Oldest first', title: 'A to Z', changed: 'Last changed', read: 'Most read' };

/** After the last letter that was typed. */
const TYPING_MS = 300;

interface ListFiltersProps {
  kind: KindSummary;
  query: ListQuery;
  path: string;
  /** To choose from; null for a kind without. */
  tags: string[] | null;
}

/** Search, filters and order of a list: a plain form, whose changes apply by themselves once its script has come. */
export function ListFilters({ kind, query, path, tags }: ListFiltersProps) {
  const id = useId();
  const { form, onChange, onSubmit } = useFilters(path, query);
  const isHydrated = useIsHydrated();
  const categories = Object.fromEntries(CATEGORIES.map((category) => [category, categoryTitle(category)]));
  const known = tags && query.tag && !tags.includes(query.tag) ? [query.tag, ...tags] : tags;
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
      <Filter id={`${id}-q`} label="Search">
        <input
          id={`${id}-q`}
          className="input"
          type="search"
          name="q"
          dir="auto"
          autoComplete="off"
          defaultValue={query.text}
          placeholder={tags ? 'Words of a title or a text' : 'Words of a title'}
        />
      </Filter>
      <Choice id={`${id}-show`} label="Status" name="show" value={query.show} options={pick(SHOW, getShows(kind))} />
      {kind.hasCategory && (
        <Choice
          id={`${id}-category`}
          label="Category"
          name="category"
          value={query.category ?? ''}
          options={{ '': 'All', ...categories }}
        />
      )}
      {known && known.length > 0 && (
        <Choice
          id={`${id}-tag`}
          label="Tag"
          name="tag"
          value={query.tag}
          options={[['', 'All'], ...known.map((tag) => [tag, tag] as const)]}
        />
      )}
      <Choice id={`${id}-sort`} label="Sort by" name="sort" value={query.sort} options={pick(SORT, getSorts(kind))} />
      {!isHydrated && (
        <button type="submit" className="button button-quiet">
          Apply
        </button>
      )}
    </Form>
  );
}

/** Goes to the list that the fields ask for; typing leaves one entry in the history, each choice another. */
function useFilters(path: string, query: ListQuery) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTyping = useRef(false);
  const hasScript = useRef(false);
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  const asked = useRef<string>(undefined);
  const hasLeft = useRef(false);

  // What the address says goes into the fields, after going back too, but not into the one that is being typed in. At first it is the other
  // way round: what was chosen before the script came is asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each query once
  useEffect(() => {
    if (!isIdle) {
      hasLeft.current = true;
      return;
    }
    // What has come answers something earlier: it must not undo the choice that is on its way.
    if (asked.current !== undefined && !hasLeft.current && getListPath(path, query) !== asked.current) return;
    asked.current = undefined;
    hasLeft.current = false;
    const values = getValues(query);
    const fields = [...(form.current?.elements ?? [])].filter(
      (field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
    );
    const isFirst = !hasScript.current;
    hasScript.current = true;
    if (isFirst && fields.some(({ name, value }) => value !== values[name])) return apply(false);
    for (const field of fields) if (field.name !== 'q' || field !== document.activeElement) field.value = values[field.name] ?? '';
  }, [query, isIdle]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(replace: boolean) {
    clearTimeout(timer.current);
    if (!form.current) return;
    const data = new FormData(form.current);
    const params = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
    asked.current = getListPath(path, parseListQuery(params));
    void navigate(asked.current, { replace, preventScrollReset: true });
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

function getValues({ text, show, category, tag, sort }: ListQuery): Record<string, string> {
  return { q: text, show, category: category ?? '', tag, sort };
}

function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

function pick<Key extends string>(texts: Record<Key, string>, keys: readonly Key[]): [Key, string][] {
  return keys.map((key) => [key, texts[key]]);
}

interface ChoiceProps {
  id: string;
  label: string;
  name: string;
  value: string;
  options: Record<string, string> | readonly (readonly [string, string])[];
}

function Choice({ id, label, name, value, options }: ChoiceProps) {
  const pairs = Array.isArray(options) ? options : Object.entries(options);
  return (
    <Filter id={id} label={label}>
      <select id={id} className="input" name={name} defaultValue={value}>
        {pairs.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Filter>
  );
}

function Filter({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="list-filter">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  );
}
