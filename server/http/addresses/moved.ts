import type { ServerResponse } from 'node:http';
import type { Representation, SentResponse } from '../../response/representation.ts';

interface AskedPage {
  path: string;
  query: string;
  canonicalPath: string;
}

/**
 * The page's canonical path, or where the page itself redirects, with the query. Undefined if nothing moves. A path of this site, unless the
 * owner sends an address to another.
 */
export function findMove({ status, headers }: Representation, { path, query, canonicalPath }: AskedPage): string | undefined {
  if (status === 200) return path === canonicalPath ? undefined : canonicalPath + query;
  const at = headers.indexOf('location');
  const location = status === 301 && at >= 0 ? headers[at + 1] : undefined;
  const isOfQuery = canonicalPath === '/'; // as at `/?p=123`
  return location === undefined || query === '' || isOfQuery || /[?#]/.test(location) ? undefined : location + query;
}

export function sendMove(
  response: ServerResponse,
  { location, cacheControl, headers }: { location: string; cacheControl: string; headers: string[] },
): SentResponse {
  response.writeHead(301, [...headers, 'Location', location, 'Cache-Control', cacheControl, 'Content-Length', '0']);
  response.end();
  return { status: 301, bytes: 0 };
}
