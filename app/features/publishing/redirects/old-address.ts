import { toCanonicalPath, toLowerCasePath } from '#platform/http/canonical-path.ts';

export const MAX_ADDRESS = 500;

/** What WordPress names its posts, pages and files by at `/?p=123`. */
export const OLD_QUERY_KEYS = ['p', 'page_id', 'attachment_id'];

/**
 * `https://any.example/2019/05/Title/?utm_source=x` gives `/2019/05/title`, and `/?p=123` stays. Undefined if it is no web address, or longer
 * than `MAX_ADDRESS`.
 */
export function toOldAddress(text: string): string | undefined {
  const url = URL.parse(text.trim(), 'http://host');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const path = toLowerCasePath(toCanonicalPath(url.pathname));
  const address = path === '/' ? `/${getItemQuery(url.searchParams)}` : path;
  return address.length > MAX_ADDRESS ? undefined : address;
}

/** For people to read. */
export function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address; // in another encoding than UTF-8
  }
}

function getItemQuery(params: URLSearchParams): string {
  const key = OLD_QUERY_KEYS.find((each) => /^\d{1,10}$/.test(params.get(each) ?? ''));
  return key ? `?${key}=${params.get(key)}` : '';
}

/** A path of this site, or an HTTPS URL elsewhere. Undefined if it is neither, or too long. */
export function toTarget(text: string, siteUrl: string): string | undefined {
  const url = URL.parse(text.trim(), siteUrl);
  if (!url || url.href.length > MAX_ADDRESS || /^[/\\]{2}/.test(text.trim())) return undefined;
  if (url.origin === new URL(siteUrl).origin) return toCanonicalPath(url.pathname) + url.search + url.hash;
  return url.protocol === 'https:' ? url.href : undefined;
}
