import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { compressQuickly, isCompressible } from '../response/compression.ts';
import { ASK_FOR_HINT, FORM_VARY, type ToFirstPage } from '../response/first-page.ts';
import { joinVary, RETRY_AFTER_SECONDS, toHeaderLines } from '../response/headers.ts';
import { addCompressed, createRepresentation, type LastModified, type Representation } from '../response/representation.ts';
import { hashInlineParts, type SecurityHeaders } from '../response/security-headers.ts';
import type { ShareablePage } from './shareable-page.ts';

/** Eagerness is conservative (pointer down): earlier would cost metered connections and show pages from before a save. */
const NEXT_PAGE = ['Speculation-Rules', '"/assets/next-page-1.speculationrules"'];
const MAX_PAGE_BYTES = 4 * 1024 * 1024;
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

interface RenderedPage {
  page: ShareablePage;
  nonce: string;
  security: SecurityHeaders;
  toFirstPage: ToFirstPage;
  pageCacheControl: string;
  before: Representation | undefined;
  now: number;
}

const SHARED_STATUSES = [200, 301, 308];

/** Undefined for a response that is private or too large to cache. */
export async function toRepresentation(
  response: Response,
  { page, nonce, security, toFirstPage, pageCacheControl, before, now }: RenderedPage,
): Promise<Representation | undefined> {
  const { status, headers } = response;
  const hasFailed = status >= 500;
  const bytes = !hasFailed && isPrivate(headers) ? await response.body?.cancel() : await readBuffered(response);
  if (bytes === undefined) return undefined;
  const contentType = headers.get('content-type') ?? '';
  const isHtml = contentType.startsWith('text/html');
  const html = isHtml ? bytes.toString() : '';
  const isForShared = page.isForShared && SHARED_STATUSES.includes(status);
  const canCompress = !headers.has('content-encoding') && isCompressible(contentType, bytes.length);
  const firstHtml = toFirstPage(html, nonce);
  const first = firstHtml && (await represent(firstHtml, { before: before?.first }));
  return represent(isHtml ? html : bytes, { before, first: first || undefined });

  async function represent(
    form: string | Buffer,
    { before, first }: Pick<LastModified, 'before'> & { first?: Representation | undefined },
  ): Promise<Representation> {
    const { body, ...inline } = typeof form === 'string' ? removeNonce(form, nonce) : { body: form, scripts: [] };
    const representation = createRepresentation({
      status,
      headers: [
        ...toHeaderLines(headers, [...MANAGED_HEADERS, ...(isHtml ? ['link'] : []), ...(hasFailed ? ['set-cookie'] : [])]),
        ...(isHtml
          ? [...security.forDocument({ ...inline, own: headers.get('content-security-policy') }), ...NEXT_PAGE]
          : security.forResource(contentType)),
        ...(firstHtml ? ASK_FOR_HINT : []),
        ...(isHtml && page.isNegotiated && status === 200 ? ['Link', `<${page.target}.md>; rel="alternate"; type="text/markdown"`] : []),
        ...(status === 503 ? ['Retry-After', headers.get('retry-after') ?? RETRY_AFTER_SECONDS] : []),
      ],
      cacheControl: hasFailed
        ? CACHE_CONTROL.never
        : (headers.get('cache-control') ?? (isForShared ? pageCacheControl : CACHE_CONTROL.unshared)),
      vary: joinVary(
        headers.get('vary'),
        canCompress ? 'Accept-Encoding' : '',
        page.isNegotiated ? 'Accept' : '',
        firstHtml ? FORM_VARY : '',
      ),
      body,
      lastModified: getLastModified(response, { before, now }),
      first,
    });
    if (canCompress) addCompressed(representation, await compressQuickly(body));
    return representation;
  }
}

function getLastModified({ status, headers }: Response, facts: Omit<LastModified, 'said'>): LastModified | undefined {
  const said = headers.get('last-modified');
  return status === 200 && said ? { said, ...facts } : undefined;
}

/** Replaces the nonce by CSP hashes of the app's own inline scripts and styles. */
function removeNonce(html: string, nonce: string) {
  return { body: Buffer.from(html.replaceAll(` nonce="${nonce}"`, '')), ...hashInlineParts(html, nonce) };
}

function isPrivate(headers: Headers): boolean {
  return headers.has('set-cookie') || /\b(private|no-store)\b/i.test(headers.get('cache-control') ?? '') || headers.get('vary') === '*';
}

async function readBuffered({ body }: Response): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_PAGE_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
