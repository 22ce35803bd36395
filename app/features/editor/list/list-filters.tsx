import { type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import { CATEGORIES, categoryTitle } from '#features/publishing/category.ts';
import type { KindSummary } from '#features/publishing/content-kind.ts';
import type { ListQuery } from './list-query.ts';

const SHOW = { all: 'All', visible: 'Visible', hidden: 'Hidden' };
const SORT = { newest: 'Newest first', oldest: 'Oldest first', title: 'A to Z' };

/** Search, filter and order of a list: a plain form, so that it works before JavaScript. */
export function ListFilters({ kind, query, path }: { kind: KindSummary; query: ListQuery; path: string }) {
  const id = useId();
  const categories = Object.fromEntries(CATEGORIES.map((category) => [category, categoryTitle(category)]));
  return (
    <Form method="get" action={path} className="list-filters" role="search" key={JSON.stringify(query)}>
      <Filter id={`${id}-q`} label="Search">
        <input
          id={`${id}-q`}
          className="input"
          type="search"
          name="q"
          dir="auto"
          defaultValue={query.text}
          placeholder="Words of a title"
        />
      </Filter>
      {kind.hasCategory && (
        <Choice id={`${id}-category`} label="Filter" name="category" value={query.category ?? ''} options={{ '': 'All', ...categories }} />
      )}
      {kind.hasSwitch && <Choice id={`${id}-show`} label="Filter" name="show" value={query.show} options={SHOW} />}
      <Choice id={`${id}-sort`} label="Sort by" name="sort" value={query.sort} options={SORT} />
      <button type="submit" className="button button-quiet">
        Apply
      </button>
    </Form>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  name: string;
  value: string;
  options: Record<string, string>;
}

function Choice({ id, label, name, value, options }: ChoiceProps) {
  return (
    <Filter id={id} label={label}>
      <select id={id} className="input" name={name} defaultValue={value}>
        {Object.entries(options).map(([option, text]) => (
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
