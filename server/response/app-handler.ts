import type { Rendering, RequestInfo } from '#app/context/request.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import type { AppError } from '#platform/errors/app-error.ts';

export type AppHandler = (request: Request, info: HandlerInfo) => Promise<Response>;

export interface HandlerInfo extends RequestInfo {
  rendering: Rendering;
}

/** React Router responds with 500 to any error of a route without a page; this shows an AppError's status and message. */
export function showFailure(response: Response, failure: AppError | null): Response {
  const isHidden = response.status === 500 && response.headers.get('content-type')?.startsWith('text/plain');
  if (!failure || !isHidden) return response;
  const { status, publicMessage, retryAfterSeconds } = failure;
  return new Response(`${publicMessage}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': CACHE_CONTROL.never,
      ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
    },
  });
}
