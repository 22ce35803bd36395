import { Form } from 'react-router';
import { CATEGORIES, categoryTitle } from '#features/publishing/category.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import type { ListQuery } from './list-query.ts';

/** Search, filters and order of a list; a plain form, so that it works before JavaScript. */
export function ListFilters({ kind, query, path }: { kind: ContentKind; query: ListQuery; path: string }) {
  return (
    <Form method="get" action={path} className="list-filters" role="search" key={JSON.stringify(query)}>
      <label className="list-filter list-filter-text">
        <span className="field-label">Search</span>
        <input className="input" type="search" name="q" defaultValue={query.text} placeholder="Words of the title" />
      </label>
      {kind.hasCategory && (
        <label className="list-filter">
          <span className="field-label">Category</span>
          <select className="input" name="category" defaultValue={query.category ?? ''}>
            <option value="">All</option>
            {CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {categoryTitle(category)}
              </option>
            ))}
          </select>
        </label>
      )}
      {kind.visibility === 'active' && (
        <label className="list-filter">
          <span className="field-label">Show</span>
          <select className="input" name="show" defaultValue={query.show}>
            <option value="all">All</option>
            <option value="visible">Visible</option>
            <option value="hidden">Hidden</option>
          </select>
        </label>
      )}
      <label className="list-filter">
        <span className="field-label">Sort by</span>
        <select className="input" name="sort" defaultValue={query.sort}>
          <option value="newest">Newest first</option>
          <option value="oldest">Oldest first</option>
          <option value="title">Title</option>
        </select>
      </label>
      <button type="submit" className="button button-quiet">
        Apply
      </button>
    </Form>
  );
}
