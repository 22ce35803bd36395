export const COOKIE_PREFIX = 'byline';

/** Over HTTPS `__Host-` binds the cookie to this host. */
export function getCookiePrefix(siteUrl: string): string {
  return `${isHttps(siteUrl) ? '__Host-' : ''}${COOKIE_PREFIX}`;
}

export function formatCookie(
  siteUrl: string,
  { name, value, maxAgeSeconds, isHttpOnly = true }: { name: string; value: string; maxAgeSeconds: number; isHttpOnly?: boolean },
  sameSite: 'Lax' | 'Strict' = 'Lax',
): string {
  const attributes = `Max-Age=${maxAgeSeconds}; Path=/${isHttpOnly ? '; HttpOnly' : ''}; SameSite=${sameSite}${isHttps(siteUrl) ? '; Secure' : ''}`;
  return `${getCookiePrefix(siteUrl)}.${name}=${value}; ${attributes}`;
}

export function readCookie(siteUrl: string, request: Request, name: string): string | undefined {
  const start = `${getCookiePrefix(siteUrl)}.${name}=`;
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
}

function isHttps(siteUrl: string) {
  return siteUrl.startsWith('https:');
}
