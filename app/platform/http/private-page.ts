import { data, type HeadersFunction } from 'react-router';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';

const PRIVATE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': CACHE_CONTROL.personal,
  'x-robots-tag': 'noindex',
};

/** A route's `headers` export: private, plus what its loader and action set. */
export const privateHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders, errorHeaders }) => {
  const headers = new Headers(PRIVATE_HEADERS);
  for (const source of [loaderHeaders, actionHeaders, errorHeaders]) {
    const retryAfter = source?.get('retry-after');
    if (retryAfter) headers.set('retry-after', retryAfter);
  }
  return headers;
};

export function privately<T>(value: T, { status = 200, cookies = [] }: { status?: number; cookies?: readonly string[] } = {}) {
  return data(value, { status, headers: withCookies(cookies) });
}

export function withCookies(cookies: readonly string[]): Headers {
  const headers = new Headers(PRIVATE_HEADERS);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}
