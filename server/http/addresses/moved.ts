import type { ServerResponse } from 'node:http';
import type { Representation, SentResponse } from '../../response/representation.ts';

interface AskedPage {
  /** The path as asked. */
  path: string;
  /** From the question mark on; empty where there is none. */
  query: string;
  /** The page's own path. */
  canonicalPath: string;
}

/**
 * Where the client is sent instead of what it has asked for: to the one path of a page that is there, or where the page itself sends it, with
 * the query that came along. Undefined where the answer stands at its own address, or where nothing does. It is always a path of this site.
 */
export function findMove({ status, headers }: Representation, { path, query, canonicalPath }: AskedPage): string | undefined {
  if (status === 200) return path === canonicalPath ? undefined : canonicalPath + query;
  const at = headers.indexOf('location');
  const location = status === 301 && at >= 0 ? headers[at + 1] : undefined;
  return location === undefined || query === '' || location.includes('?') ? undefined : location + query;
}

/** `headers` is a flat list of names and values. */
export function sendMove(
  response: ServerResponse,
  { location, cacheControl, headers }: { location: string; cacheControl: string; headers: string[] },
): SentResponse {
  response.writeHead(301, [...headers, 'Location', location, 'Cache-Control', cacheControl, 'Content-Length', '0']);
  response.end();
  return { status: 301, bytes: 0 };
}
