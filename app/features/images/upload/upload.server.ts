import { createConcurrencyLimit } from '#platform/concurrency/concurrency-limit.ts';
import { fetchPublic, type PublicFetchRefusal } from '#platform/http/public-fetch.server.ts';
import {
  ALT_TOO_LONG,
  HEIC_REFUSED,
  IMAGE_TOO_LARGE,
  isHeic,
  MAX_ALT,
  MAX_IMAGE_BYTES,
  MAX_UPLOAD_BYTES,
  NOT_AN_IMAGE,
  NOT_THIS_FORM,
  sniffImage,
  uploadFailed,
} from '../image.ts';
import type { ImageRefusal, Upload } from '../images.server.ts';

interface ReadUpload {
  outcome: 'read';
  upload: Upload;
}

const FIELDS = ['image', 'alt'];

/** Reads no more bytes than an image may have. */
export async function readUpload(request: Request): Promise<ReadUpload | (ImageRefusal & { field?: 'alt' })> {
  let size = 0;
  const limited = request.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        size += chunk.length;
        if (size > MAX_UPLOAD_BYTES) controller.error(new RangeError('more bytes than an image may have'));
        else controller.enqueue(chunk);
      },
    }),
  );
  try {
    const form = await new Response(limited, { headers: { 'content-type': request.headers.get('content-type') ?? '' } }).formData();
    const file = form.get('image');
    const alt = form.get('alt') ?? '';
    const names = [...form.keys()];
    if (!(file instanceof File)) return { outcome: 'refused', reason: NOT_AN_IMAGE };
    if (typeof alt !== 'string' || new Set(names).size < names.length || names.some((name) => !FIELDS.includes(name))) {
      return { outcome: 'refused', reason: NOT_THIS_FORM };
    }
    if (alt.trim().length > MAX_ALT) return { outcome: 'refused', reason: ALT_TOO_LONG, field: 'alt' };
    return { outcome: 'read', upload: { bytes: await file.bytes(), fileName: file.name, alt: alt.trim() || null } };
  } catch (error) {
    if (size > MAX_UPLOAD_BYTES) return { outcome: 'refused', reason: IMAGE_TOO_LARGE };
    if (error instanceof TypeError) return { outcome: 'refused', reason: NOT_AN_IMAGE };
    throw error;
  }
}

const TIMEOUT_MS = 10_000;

const REFUSALS: Record<PublicFetchRefusal, string> = {
  address: uploadFailed('this address can’t be used'),
  'too-large': IMAGE_TOO_LARGE,
  'too-slow': uploadFailed('the other site takes too long'),
  status: uploadFailed('the other site won’t share it'),
  unreachable: uploadFailed('the other site can’t be reached'),
};

const inTurn = createConcurrencyLimit({ concurrency: 4, maxWaiting: 60 });

/** Throws `rateLimited` while many wait. */
export async function fetchImage(address: string, signal: AbortSignal, maxBytes = MAX_IMAGE_BYTES): Promise<ReadUpload | ImageRefusal> {
  const result = await inTurn(() => fetchPublic(address, { maxBytes, timeoutMs: TIMEOUT_MS, signal }));
  if ('refused' in result) return { outcome: 'refused', reason: REFUSALS[result.refused] };
  const { bytes } = result;
  if (isHeic(bytes)) return { outcome: 'refused', reason: HEIC_REFUSED };
  if (!sniffImage(bytes)) return { outcome: 'refused', reason: uploadFailed('there’s no image at this address') };
  return { outcome: 'read', upload: { bytes, fileName: getFileName(address) } };
}

function getFileName(address: string): string {
  const { pathname } = new URL(address);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
