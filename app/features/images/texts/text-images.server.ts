import { LRUCache } from 'lru-cache';
import { withTimeout } from '#platform/concurrency/deadline.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { getImageSources, IMAGE_URLS } from '../image-variants.ts';

const LOOK_MS = 1000;
const MAX_LOOKED_INTO = 20;

/** Keyed by URL. A file that the store does not give at once counts as animated. */
export async function describeTextImages(storage: Pick<Storage, 'get'>, html: string) {
  const urls = [...new Set(html.match(IMAGE_URLS))];
  const still = await findStillWebp(
    storage,
    urls.filter((url) => url.endsWith('.webp')),
  );
  return new Map(
    urls.flatMap((url) => {
      const image = getImageSources(url);
      if (!image) return [];
      const { width, height, avif, webp } = image;
      const isStill = url.endsWith('.webp') ? still.has(url) : !url.endsWith('.gif');
      const sources = isStill
        ? [
            { type: 'image/avif', srcset: avif },
            { type: 'image/webp', srcset: webp },
          ]
        : [];
      return [[url, { width, height, sources }] as const];
    }),
  );
}

async function findStillWebp(storage: Pick<Storage, 'get'>, urls: string[]): Promise<Set<string>> {
  const answers = await Promise.all(urls.slice(0, MAX_LOOKED_INTO).map(async (url) => ((await isStillWebp(storage, url)) ? [url] : [])));
  return new Set(answers.flat());
}

const known = new LRUCache<string, boolean>({ max: 5000 });

async function isStillWebp(storage: Pick<Storage, 'get'>, url: string): Promise<boolean> {
  const remembered = known.get(url);
  if (remembered !== undefined) return remembered;
  const start = await withTimeout(LOOK_MS, readStart(storage, url.slice('/images/'.length))).catch(() => undefined);
  if (!start) return false;
  known.set(url, !isAnimatedWebp(start));
  return !isAnimatedWebp(start);
}

async function readStart(storage: Pick<Storage, 'get'>, key: string): Promise<Uint8Array | undefined> {
  const file = await storage.get(key);
  if (!file) return undefined;
  const reader = file.stream.getReader();
  try {
    const { value } = await reader.read();
    return value;
  } finally {
    await reader.cancel();
  }
}

/** WebP container specification, section 2.7. */
function isAnimatedWebp(bytes: Uint8Array): boolean {
  const isExtended = String.fromCharCode(...bytes.subarray(12, 16)) === 'VP8X';
  return isExtended && ((bytes[20] ?? 0xff) & 2) !== 0;
}
