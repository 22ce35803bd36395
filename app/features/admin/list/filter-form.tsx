import { useEffect, useId, useRef } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { getListPath, type ListQuery, type ListShape, parseListQuery } from './list.ts';

interface FilterFormProps {
  shape: ListShape;
  query: ListQuery;
}

/** The search, and behind a button the filters that are no tabs. With JavaScript, changes apply by themselves. */
export function FilterForm({ shape, query }: FilterFormProps) {
  const id = useId();
  const live = useLiveForm(shape, query);
  const { path, search, filters = [] } = shape;
  const values: Record<string, string | undefined> = query.chosen;
  const choices = filters.flatMap(({ name, label, options, isTabs, defaultOrder = 'All' }) => {
    const value = values[name] ?? '';
    const known = value && !options.some(([option]) => option === value) ? [[value, value] as const, ...options] : options;
    return isTabs || known.length === 0 ? [] : [{ name, label, value, options: [['', defaultOrder] as const, ...known] }];
  });
  if (!search && choices.length === 0) return null;
  const chosen = filters.filter(({ name, isTabs, defaultOrder }) => values[name] && !isTabs && !defaultOrder).length;
  return (
    <Form method="get" action={path} className="list-filters" role="search" autoComplete="off" {...live}>
      {search && (
        <input
          className="input"
          type="search"
          name="q"
          dir="auto"
          autoComplete="off"
          defaultValue={query.text}
          aria-label="Search"
          placeholder={search}
        />
      )}
      {choices.length > 0 && (
        <>
          <button type="button" className="button button-quiet" popoverTarget={id}>
            Filter{chosen > 0 && ` (${chosen})`}
          </button>
          <div id={id} popover="auto" className="dropdown list-choices">
            {choices.map((choice) => (
              <ChoiceFilter key={choice.name} {...choice} />
            ))}
          </div>
        </>
      )}
      <noscript>
        <button type="submit" className="button button-quiet">
          Apply
        </button>
      </noscript>
      {filters.map(({ name, isTabs }) => isTabs && values[name] && <input key={name} type="hidden" name={name} value={values[name]} />)}
    </Form>
  );
}

/** Delay after the last keystroke. */
const TYPING_MS = 300;

/** Typing adds one history entry, each choice another. */
function useLiveForm(shape: ListShape, query: ListQuery) {
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
    if (!isIdle || (asked.current !== undefined && getListPath(shape, query) !== asked.current)) return;
    asked.current = undefined;
    const values: Record<string, string | undefined> = { q: query.text, ...query.chosen };
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
    const to = getListPath(shape, parseListQuery(shape, params));
    asked.current = to;
    void Promise.resolve(navigate(to, { replace, preventScrollReset: true })).finally(() => {
      if (asked.current === to) asked.current = undefined; // another navigation may have taken its place
    });
  }

  return {
    ref: form,
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

interface ChoiceFilterProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [string, string])[];
}

function ChoiceFilter({ label, name, value, options }: ChoiceFilterProps) {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="input" name={name} defaultValue={value}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
