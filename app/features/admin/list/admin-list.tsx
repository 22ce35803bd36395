import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Pagination } from '#ui/pagination.tsx';
import { AdminRow, type AdminRowData } from './admin-row.tsx';
import { FilterForm } from './filter-form.tsx';
import { getListPath, isFiltered, type ListQuery, type ListShape } from './list.ts';

interface AdminListProps<Shape extends ListShape, Item> {
  shape: Shape;
  /** For one with a search or filters. */
  query?: ListQuery<Shape>;
  list: { items: readonly Item[]; count: number; page: number; pages: number };
  row: (item: Item) => AdminRowData;
  /** Where there is nothing at all. */
  empty: ReactNode;
  /** Of a row's title. */
  heading?: 'h2' | 'h3';
}

/** Filters, rows and pages of a list of the admin. */
export function AdminList<Shape extends ListShape, Item>({ shape, query, list, row, empty, heading = 'h2' }: AdminListProps<Shape, Item>) {
  const { items, count, page, pages } = list;
  const asked: ListQuery = query ?? { text: '', chosen: {}, page };
  const isNarrowed = isFiltered(shape, asked);
  return (
    <>
      {(count > 0 || isNarrowed) && <FilterForm shape={shape} query={asked} />}
      {count === 0 && isNarrowed && (
        <p className="empty empty-title">
          Nothing matches. <Link to={getListPath(shape, { chosen: pickTabs(shape, asked) })}>Show all</Link>
        </p>
      )}
      {count === 0 && !isNarrowed && empty && <p className="empty empty-title">{empty}</p>}
      {count > 0 && (
        <ul className="admin-list">
          {items.map((item) => {
            const data = row(item);
            return <AdminRow key={data.key} row={data} heading={heading} />;
          })}
        </ul>
      )}
      <Pagination page={page} pages={pages} getPath={(number) => getListPath(shape, { ...asked, page: number })} />
    </>
  );
}

/** Links to the lists behind the first filter that is shown so. */
export function ListTabs({ shape, query: { chosen }, label }: { shape: ListShape; query: ListQuery; label: string }) {
  const { name = '', options = [] } = shape.filters?.find(({ isTabs }) => isTabs) ?? {};
  const current = (chosen as Record<string, string | undefined>)[name] ?? options[0]?.[0];
  return (
    <nav className="tabs message-folders" aria-label={label}>
      {options.map(([value, text]) => (
        <Link
          key={value}
          className="tab"
          to={getListPath(shape, { chosen: { [name]: value } })}
          aria-current={value === current ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

function pickTabs({ filters = [] }: ListShape, { chosen }: ListQuery): ListQuery['chosen'] {
  const kept = filters.filter(({ name, isTabs }) => isTabs && name in chosen);
  return Object.fromEntries(kept.map(({ name }) => [name, (chosen as Record<string, string>)[name]]));
}

interface ListHeadProps {
  title: string;
  /** Path of the download of all. */
  exported?: string | false;
  children?: ReactNode;
}

export function ListHead({ title, exported, children }: ListHeadProps) {
  return (
    <header className="admin-head">
      <h1 className="admin-title">{title}</h1>
      <div className="admin-head-actions">
        {exported && (
          <a className="tool" href={exported} download>
            Export
          </a>
        )}
        {children}
      </div>
    </header>
  );
}
