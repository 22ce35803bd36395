import { type ServerResponse, STATUS_CODES } from 'node:http';
import { isNativeError } from 'node:util/types';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { RETRY_AFTER_SECONDS } from '../response/headers.ts';

/** What a person can do about it. */
const ADVICE: Record<number, string> = {
  414: '<p>This address is longer than the site takes. A search needs only a few words: <a href="/search">search again</a>.</p>',
};

/** A short page for what never reached the app or failed there. Returns the bytes of its body. */
export function sendErrorPage(
  response: ServerResponse,
  { status, requestId, headers }: { status: number; requestId: string; headers: string[] },
): number {
  const title = status === 500 ? 'Something went wrong' : (STATUS_CODES[status] ?? 'Error');
  const body = Buffer.from(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${title}</title><h1>${title}</h1>${ADVICE[status] ?? ''}<p>Request ${requestId}</p></html>\n`,
  );
  response.writeHead(status, [
    ...headers,
    ...['Content-Type', 'text/html; charset=utf-8'],
    ...['Content-Length', String(body.length)],
    ...['Cache-Control', CACHE_CONTROL.never],
    ...['X-Request-Id', requestId],
    ...(status === 503 ? ['Retry-After', RETRY_AFTER_SECONDS] : []),
  ]);
  response.end(response.req.method === 'HEAD' ? undefined : body);
  return body.length;
}

/** An AppError's own status, else 500. */
export function getErrorStatus(error: unknown): number {
  return isNativeError(error) && error instanceof AppError ? error.status : 500;
}
