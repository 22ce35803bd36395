import { Form } from 'react-router';
import { ChoiceFilter, SearchFilter } from './filters.tsx';
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
