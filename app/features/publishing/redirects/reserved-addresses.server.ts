import { STATIC_PAGES } from '#content/static-pages.ts';

/** First parts of paths that the site uses itself; `tests/architecture/reserved-addresses.test.ts` compares them with its routes. */
const RESERVED: ReadonlySet<string> = new Set([
  ...STATIC_PAGES.map(({ path }) => path.split('/')[1] ?? ''),
  ...['admin', 'api', 'assets', 'auth', 'draft', 'healthz', 'images', 'mcp', 'metrics', 'pictures', 'readyz'],
  ...['blog', 'category', 'newsletter', 'series', 'solution', 'tag', 'feed', 'rss'],
]);

/** The author's own pages stand next to the site's, at `/speaking`. */
export function isReserved(address: string): boolean {
  return RESERVED.has(address) || address.includes('.');
}

/** What may be the address of a page in `/speaking`; undefined for every other path. */
export function getRootAddress(path: string): string | undefined {
  const address = /^\/([^/]+)$/.exec(path)?.[1];
  return address !== undefined && !isReserved(address.toLowerCase()) ? address : undefined;
}
