import { createConcurrencyLimit } from '#platform/concurrency/concurrency-limit.ts';
import { fetchPublic, type PublicFetchRefusal } from '#platform/http/public-fetch.server.ts';
import { HEIC_REFUSED, IMAGE_TOO_LARGE, isHeic, MAX_IMAGE_BYTES, sniffImage, uploadFailed } from '../image.ts';
import type { Upload } from '../images.server.ts';

const TIMEOUT_MS = 10_000;

const REFUSALS: Record<PublicFetchRefusal, string> = {
  address: uploadFailed('this address cannot be used'),
  'too-large': IMAGE_TOO_LARGE,
  'too-slow': uploadFailed('the other site takes too long'),
  status: uploadFailed('the other site does not give it out'),
  unreachable: uploadFailed('the other site cannot be reached'),
};

const inTurn = createConcurrencyLimit({ concurrency: 4, maxWaiting: 60 });

/** Throws `rateLimited` while many wait. */
export async function fetchImage(address: string, signal: AbortSignal): Promise<{ upload: Upload } | { refused: string }> {
  const result = await inTurn(() => fetchPublic(address, { maxBytes: MAX_IMAGE_BYTES, timeoutMs: TIMEOUT_MS, signal }));
  if ('refused' in result) return { refused: REFUSALS[result.refused] };
  const { bytes } = result;
  if (isHeic(bytes)) return { refused: HEIC_REFUSED };
  if (!sniffImage(bytes)) return { refused: uploadFailed('there is no image at this address') };
  return { upload: { bytes, fileName: new URL(address).pathname } };
}
