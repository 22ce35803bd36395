import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { ContentVersion } from '#db/content-version.server.ts';
import { withTimeout } from '#platform/concurrency/with-timeout.ts';
import { canonicalPath, isPrivatePath } from '../cache/shareable-page.ts';
import type { AppHandler } from '../response/app-handler.ts';
import { chooseEncoding, type Encoding, isCompressible } from '../response/compression.ts';
import { joinVary, RETRY_AFTER_SECONDS, toHeaderLines } from '../response/headers.ts';
import type { Representation, SentResponse } from '../response/representation.ts';
import { sendRepresentation } from '../response/representation.ts';
import { newNonce, type SecurityHeaders } from '../response/security-headers.ts';
import type { Exchange } from './exchange.ts';
import { type BodyTooLarge, sendBody, toFetchRequest } from './fetch-adapter.ts';
import { bodyLimit, isWrite } from './limits.ts';

const REFRESH_WITHIN_MS = 2000;
const MANAGED_HEADERS = ['cache-control', 'vary', 'content-security-policy', 'x-request-id'];

export interface StreamedResponseOptions {
  handler: AppHandler;
  security: SecurityHeaders;
  contentVersion: Pick<ContentVersion, 'refresh'>;
}

/**
 * Answers one reader by a render of their own: streamed, under a nonce of its own. With `stale`, that is sent instead of a failure.
 * Throws what the handler throws, and BodyTooLarge.
 */
export async function sendStreamedResponse(
  visit: Exchange,
  { url, clientAddress, stale }: { url: string; clientAddress: string; stale?: Representation | undefined },
  { handler, security, contentVersion }: StreamedResponseOptions,
): Promise<SentResponse> {
  const { request, response, requestId } = visit;
  const nonce = newNonce();
  const answer = await render().catch((error: unknown) => {
    if (stale) return undefined;
    throw error;
  });
  if (isWrite(request.method)) await withTimeout(REFRESH_WITHIN_MS, contentVersion.refresh()).catch(() => undefined);
  if (stale && (answer === undefined || answer.status >= 500)) return sendRepresentation(request, response, stale);
  if (answer === undefined) throw new Error('no answer');
  return sendStream(visit, answer, { path: canonicalPath(new URL(url).pathname), nonce, security });

  function render(): Promise<Response> {
    const reader = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) reader.abort();
    });
    const { promise: tooLarge, reject } = Promise.withResolvers<never>();
    const fetchRequest = toFetchRequest(request, {
      url,
      signal: reader.signal,
      maxBodyBytes: bodyLimit(new URL(url).pathname),
      onTooLarge: (error: BodyTooLarge) => reject(error),
    });
    return Promise.race([handler(fetchRequest, { requestId, clientAddress, rendering: { mode: 'stream', nonce } }), tooLarge]);
  }
}

async function sendStream(
  { request, response, requestId }: Exchange,
  answer: Response,
  { path, nonce, security }: { path: string; nonce: string; security: SecurityHeaders },
): Promise<SentResponse> {
  const { status, headers, body } = answer;
  const contentType = headers.get('content-type') ?? '';
  const isHtml = contentType.startsWith('text/html');
  const canCompress = !headers.has('content-encoding') && isCompressible(contentType, Number(headers.get('content-length') ?? Infinity));
  const encoding = canCompress ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  const vary = joinVary(headers.get('vary'), canCompress ? 'Accept-Encoding' : '');
  response.writeHead(status, [
    ...toHeaderLines(headers, encoding === 'identity' ? MANAGED_HEADERS : [...MANAGED_HEADERS, 'content-length']),
    ...(isHtml ? security.forDocument({ scripts: [`'nonce-${nonce}'`] }) : security.forResource(contentType)),
    ...['Cache-Control', cacheControl(headers.get('cache-control'), isHtml, path)],
    ...['X-Request-Id', requestId],
    ...(vary ? ['Vary', vary] : []),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...(status === 503 && !headers.has('retry-after') ? ['Retry-After', RETRY_AFTER_SECONDS] : []),
    ...(body === null && ![204, 205, 304].includes(status) && !headers.has('content-length') ? ['Content-Length', '0'] : []),
  ]);
  return { status, bytes: await sendBody(body, response, createCompressor(encoding)) };
}

function cacheControl(own: string | null, isHtml: boolean, path: string): string {
  // A page under a nonce is one reader's, whatever the app says of the address.
  if (own && (!isHtml || /\b(private|no-store)\b/.test(own))) return own;
  return isPrivatePath(path) ? 'private, no-store' : 'private, no-cache';
}

function createCompressor(encoding: Encoding) {
  if (encoding === 'identity') return undefined;
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 });
  return createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
