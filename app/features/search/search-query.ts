/** The server refuses longer URLs. */
export const MAX_URL_LENGTH = 8 * 1024;
const SHOWN_LETTERS = 80;

export function getSearchEndpoint(query: string): string {
  return `/api/search?${new URLSearchParams({ q: query })}`;
}

export function getSearchPage(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}

export function isQueryTooLong(query: string): boolean {
  return getSearchEndpoint(query).length > MAX_URL_LENGTH;
}

export function getFirstWords(query: string): string {
  const letters = [...query.slice(0, SHOWN_LETTERS * 2 + 1)];
  if (letters.length <= SHOWN_LETTERS) return query;
  const start = letters.slice(0, SHOWN_LETTERS).join('');
  const lastBlank = start.lastIndexOf(' ');
  return lastBlank > SHOWN_LETTERS / 2 ? start.slice(0, lastBlank) : start;
}

export function abbreviateQuery(query: string): string {
  const words = getFirstWords(query);
  return words === query ? query : `${words}…`;
}
