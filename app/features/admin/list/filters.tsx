import { type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import type { ListQuery, ListShape } from './list.ts';

/** Of the search and the filters that are no tabs. */
export function FilterForm({ shape: { path, search, filters = [] }, query: { text, chosen } }: { shape: ListShape; query: ListQuery }) {
  const choices = filters.filter(({ isTabs }) => !isTabs);
  if (!search && choices.length === 0) return null;
  const values: Record<string, string | undefined> = chosen;
  return (
    <Form method="get" action={path} className="list-filters" role="search" autoComplete="off">
      {search && <SearchFilter value={text} placeholder={search} />}
      {choices.map(({ name, label, options }) => (
        <ChoiceFilter key={name} label={label} name={name} value={values[name] ?? ''} options={[['', 'All'], ...options]} />
      ))}
      <button type="submit" className="button button-quiet">
        Apply
      </button>
      {filters.map(({ name, isTabs }) => isTabs && values[name] && <input key={name} type="hidden" name={name} value={values[name]} />)}
    </Form>
  );
}

export function SearchFilter({ value, placeholder }: { value: string; placeholder: string }) {
  return (
    <Filter label="Search">
      {(id) => (
        <input
          id={id}
          className="input"
          type="search"
          name="q"
          dir="auto"
          autoComplete="off"
          defaultValue={value}
          placeholder={placeholder}
        />
      )}
    </Filter>
  );
}

interface ChoiceFilterProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [string, string])[];
}

export function ChoiceFilter({ label, name, value, options }: ChoiceFilterProps) {
  return (
    <Filter label={label}>
      {(id) => (
        <select id={id} className="input" name={name} defaultValue={value}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Filter>
  );
}

function Filter({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="list-filter">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
