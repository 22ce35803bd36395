import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { ContentVersion } from '#db/content-version.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { withTimeout } from '#platform/concurrency/deadline.ts';
import { toCanonicalPath } from '#platform/http/canonical-path.ts';
import { isPrivatePath } from '../cache/shareable-page.ts';
import type { AppHandler } from '../response/app-handler.ts';
import { chooseEncoding, type Encoding, isCompressible } from '../response/compression.ts';
import { addSaving } from '../response/first-page.ts';
import { joinVary, RETRY_AFTER_SECONDS, toHeaderLines } from '../response/headers.ts';
import type { LeaveGate, RenderClient, RenderGate } from '../response/render-gate.ts';
import type { Representation, SentResponse } from '../response/representation.ts';
import { sendRepresentation } from '../response/representation.ts';
import { createNonce, type SecurityHeaders } from '../response/security-headers.ts';
import { closeUnlessComplete } from './connections/node-internals.ts';
import type { Exchange } from './exchange.ts';
import { type BodyCollector, type BodyTooLarge, sendBody, toFetchRequest } from './fetch-adapter.ts';
import { getBodyLimit, isWrite } from './limits.ts';

const REFRESH_TIMEOUT_MS = 2000;
/** A date would let this client revalidate another client's response, and a streamed response has no ETag to tell the two apart. */
const MANAGED_HEADERS = ['cache-control', 'vary', 'content-security-policy', 'referrer-policy', 'x-request-id', 'last-modified'];

/** Keeps nginx from buffering the first part of a page. It does not pass this header on. */
const UNBUFFERED = ['X-Accel-Buffering', 'no'];

export interface StreamedResponseOptions {
  handler: AppHandler;
  gate: RenderGate;
  collectBody: BodyCollector;
  security: SecurityHeaders;
  contentVersion: Pick<ContentVersion, 'refresh'>;
}

interface RenderRequest {
  url: string;
  client: RenderClient;
  stale?: Representation | undefined;
  place?: LeaveGate | undefined;
}

/**
 * Streams a render for this client alone, with its own nonce. Sends `stale`, if there is one, instead of a failure.
 * Throws what the handler throws, BodyTooLarge and Overloaded.
 */
export async function sendStreamedResponse(
  exchange: Exchange,
  { url, client, stale, place }: RenderRequest,
  { handler, gate, collectBody, security, contentVersion }: StreamedResponseOptions,
): Promise<SentResponse> {
  const { request, response, requestId, disconnection } = exchange;
  const path = toCanonicalPath(new URL(url).pathname);
  const limit = getBodyLimit(path);
  const body =
    isWrite(request.method) && !limit.isStreamed
      ? await collectBody(request, { clientAddress: client.address, maxBytes: limit.bytes })
      : undefined;
  const entered = await (place ?? gate.enter(client).catch(orStale));
  if (!entered) return sendStale();
  const nonce = createNonce();
  try {
    disconnection.throwIfAborted();
    const rendered = await render().catch(orStale);
    if (isWrite(request.method)) await withTimeout(REFRESH_TIMEOUT_MS, contentVersion.refresh()).catch(() => undefined);
    if (!rendered || (stale && rendered.status >= 500)) return sendStale();
    return await sendStream(exchange, rendered, { path, nonce, security, leave: entered });
  } finally {
    entered();
  }

  function render(): Promise<Response> {
    const { promise: tooLarge, reject } = Promise.withResolvers<never>();
    const fetchRequest = toFetchRequest(request, {
      url,
      signal: disconnection,
      body,
      maxBodyBytes: limit.bytes,
      onTooLarge: (error: BodyTooLarge) => reject(error),
    });
    const info = { requestId, clientAddress: client.address, rendering: { mode: 'stream' as const, nonce } };
    return Promise.race([handler(fetchRequest, info), tooLarge]);
  }

  function orStale(error: unknown): undefined {
    if (!stale) throw error;
  }

  function sendStale(): SentResponse {
    if (!stale) throw new Error('no response');
    return sendRepresentation(request, response, stale);
  }
}

async function sendStream(
  { request, response, requestId, disconnection }: Exchange,
  rendered: Response,
  { path, nonce, security, leave }: { path: string; nonce: string; security: SecurityHeaders; leave: LeaveGate },
): Promise<SentResponse> {
  const { status, headers, body } = rendered;
  if (disconnection.aborted) {
    await body?.cancel().catch(() => undefined);
    throw disconnection.reason;
  }
  const contentType = headers.get('content-type') ?? '';
  const isHtml = contentType.startsWith('text/html');
  if (!isHtml) leave(); // what is still to come is read from somewhere, not rendered
  const canCompress = !headers.has('content-encoding') && isCompressible(contentType, Number(headers.get('content-length') ?? Infinity));
  const encoding = canCompress ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  const vary = joinVary(headers.get('vary'), canCompress ? 'Accept-Encoding' : '');
  closeUnlessComplete(response);
  const lines = [
    ...toHeaderLines(headers, encoding === 'identity' ? MANAGED_HEADERS : [...MANAGED_HEADERS, 'content-length']),
    ...(isHtml
      ? security.forDocument({
          scripts: [`'nonce-${nonce}'`],
          styles: [`'nonce-${nonce}'`],
          own: headers.get('content-security-policy'),
          referrerPolicy: headers.get('referrer-policy'),
        })
      : security.forResource(contentType)),
    ...['Cache-Control', getCacheControl(rendered, path)],
    ...['X-Request-Id', requestId],
    ...(isHtml ? UNBUFFERED : []),
    ...(vary ? ['Vary', vary] : []),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...(status === 503 && !headers.has('retry-after') ? ['Retry-After', RETRY_AFTER_SECONDS] : []),
    ...(body === null && ![204, 205, 304].includes(status) && !headers.has('content-length') ? ['Content-Length', '0'] : []),
  ];
  response.writeHead(status, addSaving(lines, request.headers));
  return { status, bytes: await sendBody(body, response, createCompressor(encoding)) };
}

function getCacheControl({ status, headers }: Response, path: string): string {
  const own = headers.get('cache-control');
  // A page with a nonce is for one client, whatever the app says of its path; so is a response with a cookie, and a failure is never
  // cached.
  const isForOne = headers.get('content-type')?.startsWith('text/html') || headers.has('set-cookie') || status >= 400;
  if (own && (!isForOne || /\b(private|no-store)\b/.test(own))) return own;
  return isPrivatePath(path) ? CACHE_CONTROL.personal : CACHE_CONTROL.unshared;
}

function createCompressor(encoding: Encoding) {
  if (encoding === 'identity') return undefined;
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 });
  return createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
