import { compressQuickly, isCompressible } from '../response/compression.ts';
import { joinVary, RETRY_AFTER_SECONDS, toHeaderLines } from '../response/headers.ts';
import { addCompressed, createRepresentation, type Representation } from '../response/representation.ts';
import { inlineScriptHashes, type SecurityHeaders } from '../response/security-headers.ts';
import type { ShareablePage } from './shareable-page.ts';

/** Conservative: from the press of a finger on. Earlier would cost metered readers, and keep a page that a save has changed meanwhile. */
const NEXT_PAGE = ['Speculation-Rules', '"/assets/next-page-1.speculationrules"'];
const MAX_PAGE_BYTES = 4 * 1024 * 1024;
const ASK_AGAIN = 'public, max-age=0, must-revalidate';
const MANAGED_HEADERS = [
  'cache-control',
  'vary',
  'content-length',
  'content-security-policy',
  'etag',
  'last-modified',
  'retry-after',
  'x-request-id',
];

/** Turns a whole response into what any reader may be sent; undefined where it is one reader's own, or too large to hold. */
export async function shareResponse(
  response: Response,
  { address, nonce, security }: { address: ShareablePage; nonce: string; security: SecurityHeaders },
): Promise<Representation | undefined> {
  const { status, headers } = response;
  const hasFailed = status >= 500;
  const sent = !hasFailed && isPrivate(headers) ? await response.body?.cancel() : await readBuffered(response);
  if (sent === undefined) return undefined;
  const contentType = headers.get('content-type') ?? '';
  const isHtml = contentType.startsWith('text/html');
  const { body, scripts } = isHtml ? removeNonce(sent, nonce) : { body: sent, scripts: [] };
  const canCompress = !headers.has('content-encoding') && isCompressible(contentType, body.length);
  const representation = createRepresentation({
    status,
    headers: [
      ...toHeaderLines(headers, hasFailed ? [...MANAGED_HEADERS, 'set-cookie'] : MANAGED_HEADERS),
      ...(isHtml ? [...security.forDocument({ scripts }), ...NEXT_PAGE] : security.forResource(contentType)),
      ...(status === 503 ? ['Retry-After', headers.get('retry-after') ?? RETRY_AFTER_SECONDS] : []),
    ],
    cacheControl: hasFailed ? 'no-store' : (headers.get('cache-control') ?? ASK_AGAIN),
    vary: joinVary(headers.get('vary'), canCompress ? 'Accept-Encoding' : '', address.isNegotiated ? 'Accept' : ''),
    body,
  });
  if (canCompress) addCompressed(representation, await compressQuickly(body));
  return representation;
}

/** The page as every reader may have it, and the sources of the scripts that the app itself put into it. */
function removeNonce(sent: Buffer, nonce: string): { body: Buffer; scripts: string[] } {
  const html = sent.toString();
  return { body: Buffer.from(html.replaceAll(` nonce="${nonce}"`, '')), scripts: inlineScriptHashes(html, nonce) };
}

function isPrivate(headers: Headers): boolean {
  return headers.has('set-cookie') || /\b(private|no-store)\b/i.test(headers.get('cache-control') ?? '') || headers.get('vary') === '*';
}

async function readBuffered({ body }: Response): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_PAGE_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
