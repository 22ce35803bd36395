import { STATUS_CODES } from 'node:http';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Of every response: scripts of other sites may read it, and a cache mixes up no two callers. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, location, retry-after, www-authenticate',
  vary: 'authorization',
  'x-robots-tag': 'noindex',
};

const DAY_SECONDS = 86_400;

/** To a browser that asks before a script of another site sends a token. */
export function preflightResponse(methods: readonly string[]): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...API_HEADERS,
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-match',
      'access-control-max-age': String(DAY_SECONDS),
      'cache-control': CACHE_CONTROL.personal,
    },
  });
}

interface Problem {
  detail: string;
  errors?: Record<string, string>;
  headers?: Record<string, string>;
  /** What a program may need to go on. */
  more?: object;
}

/** RFC 9457. */
export function problemResponse(status: number, { detail, errors, headers, more }: Problem): Response {
  const body = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, ...(errors && { errors }), ...more };
  return Response.json(body, { status, headers: { ...API_HEADERS, ...headers, 'content-type': 'application/problem+json' } });
}

export async function inApi(isPrivate: boolean, respond: () => Promise<Response>): Promise<Response> {
  const headers = isPrivate ? { 'cache-control': CACHE_CONTROL.personal } : {};
  try {
    const response = await respond();
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, code, publicMessage: detail, retryAfterSeconds } = error;
    return problemResponse(status, {
      detail,
      headers: {
        ...headers,
        ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
        ...(code === 'unauthorized' && { 'www-authenticate': isPrivate ? 'Bearer error="invalid_token"' : 'Bearer' }),
        ...(code === 'forbidden' && { 'www-authenticate': 'Bearer error="insufficient_scope"' }),
      },
    });
  }
}
