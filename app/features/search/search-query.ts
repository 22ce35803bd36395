/** Longer ones the server refuses, a search's included. */
export const MAX_URL_LENGTH = 8 * 1024;
/** Letters of a query that are repeated to the reader. */
const SHOWN_LETTERS = 80;

/** Where the panel asks. */
export function getSearchEndpoint(query: string): string {
  return `/api/search?${new URLSearchParams({ q: query })}`;
}

/** The page with all that is found. */
export function getSearchPage(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}

export function isQueryTooLong(query: string): boolean {
  return getSearchEndpoint(query).length > MAX_URL_LENGTH;
}

/** The first words of a long query, and the whole of any other. */
export function getFirstWords(query: string): string {
  const letters = [...query.slice(0, SHOWN_LETTERS * 2 + 1)];
  if (letters.length <= SHOWN_LETTERS) return query;
  const start = letters.slice(0, SHOWN_LETTERS).join('');
  const lastBlank = start.lastIndexOf(' ');
  return lastBlank > SHOWN_LETTERS / 2 ? start.slice(0, lastBlank) : start;
}

/** The query as it is repeated to the reader. */
export function abbreviateQuery(query: string): string {
  const words = getFirstWords(query);
  return words === query ? query : `${words}…`;
}
