/** Prefix of every cookie of an account. */
export const COOKIE_PREFIX = 'byline';

/** The prefix as sent: over HTTPS `__Host-` binds the cookie to this host. */
export function getCookiePrefix(siteUrl: string): string {
  return `${isHttps(siteUrl) ? '__Host-' : ''}${COOKIE_PREFIX}`;
}

/** A Set-Cookie line for this host and every path, Secure where the site is; `name` is what follows the prefix. */
export function formatCookie(
  siteUrl: string,
  { name, value, maxAgeSeconds, isHttpOnly = true }: { name: string; value: string; maxAgeSeconds: number; isHttpOnly?: boolean },
): string {
  const attributes = `Max-Age=${maxAgeSeconds}; Path=/${isHttpOnly ? '; HttpOnly' : ''}; SameSite=Lax${isHttps(siteUrl) ? '; Secure' : ''}`;
  return `${getCookiePrefix(siteUrl)}.${name}=${value}; ${attributes}`;
}

/** The value of the cookie that `formatCookie` has set, or undefined. */
export function readCookie(siteUrl: string, request: Request, name: string): string | undefined {
  const start = `${getCookiePrefix(siteUrl)}.${name}=`;
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
}

function isHttps(siteUrl: string) {
  return siteUrl.startsWith('https:');
}
