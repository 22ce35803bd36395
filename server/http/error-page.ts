import { type ServerResponse, STATUS_CODES } from 'node:http';
import { isNativeError } from 'node:util/types';
import { escapeXml } from '#features/seo/xml.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { RETRY_AFTER_SECONDS } from '../response/headers.ts';
import { closeUnlessComplete } from './connections/node-internals.ts';

const ADVICE: Record<number, string> = {
  405: '<p>This page can’t use what was sent to it. Go back and try again.</p>',
  414: '<p>This address is too long. A search needs only a few words: <a href="/search">search again</a>.</p>',
};

/** Scripts of other sites read what went wrong with their request. */
const PROBLEM_HEADERS = ['Content-Type', 'application/problem+json', 'Access-Control-Allow-Origin', '*'];

interface ErrorPage {
  status: number;
  requestId: string;
  headers: string[];
  explanation?: string | undefined;
  isForScript?: boolean;
  isForApi?: boolean;
  home?: HomeLink | undefined;
}

export interface HomeLink {
  siteName: string;
  url: string;
}

/** A short page for requests that never reached the app or failed there. Returns the bytes of its body. */
export function sendErrorPage(
  response: ServerResponse,
  { status, requestId, headers, explanation, isForScript = false, isForApi = false, home }: ErrorPage,
): number {
  const title = status === 500 ? 'Something went wrong' : (STATUS_CODES[status] ?? 'Error');
  const isText = isForScript && explanation !== undefined;
  const advice = explanation === undefined ? (ADVICE[status] ?? '') : `<p>${escapeXml(explanation)}</p>`;
  const link = home ? `<p><a href="${escapeXml(home.url)}">${escapeXml(home.siteName)}</a></p>` : '';
  const html =
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}${home ? ` – ${escapeXml(home.siteName)}` : ''}</title>${link}<h1>${title}</h1>${advice}<p>Request ${requestId}</p></html>\n`;
  const problem = JSON.stringify({ type: 'about:blank', title, status, detail: explanation ?? title, requestId });
  const body = Buffer.from(isForApi ? problem : isText ? explanation : html);
  closeUnlessComplete(response);
  response.writeHead(status, [
    ...headers,
    ...(isForApi ? PROBLEM_HEADERS : ['Content-Type', isText ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8']),
    ...['Content-Length', String(body.length)],
    ...['Cache-Control', CACHE_CONTROL.never],
    ...['X-Request-Id', requestId],
    ...(status === 503 ? ['Retry-After', RETRY_AFTER_SECONDS] : []),
  ]);
  response.end(response.req.method === 'HEAD' ? undefined : body);
  return body.length;
}

export function getErrorStatus(error: unknown): number {
  return isNativeError(error) && error instanceof AppError ? error.status : 500;
}
