interface PaginationProps {
  page: number;
  pages: number;
  getPath: (page: number) => string;
  /** Leads to every page, so that none is many clicks away. */
  isWhole?: boolean;
}

export function Pagination({ page, pages, getPath, isWhole = false }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className="pagination page" aria-label="Pages">
      {page > 1 && (
        <a href={getPath(page - 1)} rel="prev">
          ← Previous
        </a>
      )}
      <ul>
        {(isWhole ? Array.from({ length: pages }, (_, at) => at + 1) : shownPages(page, pages)).map((number, i, shown) => (
          <li key={number}>
            {i > 0 && number - (shown[i - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <a href={getPath(number)} aria-current={number === page ? 'page' : undefined} aria-label={`Page ${number}`}>
              {number}
            </a>
          </li>
        ))}
      </ul>
      {page < pages && (
        <a href={getPath(page + 1)} rel="next">
          Next →
        </a>
      )}
    </nav>
  );
}

/** The first, the last, and those around the current one. */
export function shownPages(page: number, pages: number): number[] {
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  return [...new Set(near)].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
}
