const YEAR = 31_536_000;
const DAY = 86_400;
export const SHARED_SECONDS = { untold: 10, told: 600 };

export const CACHE_CONTROL = {
  asset: `public, max-age=${YEAR}, immutable`,
  /** The name is random and the bytes never change, but the image may be trashed. */
  image: `public, max-age=${YEAR}, s-maxage=${DAY}, immutable`,
  imagePlace: 'public, max-age=3600, s-maxage=600',
  /** Stored by each reader's browser only: not found, searched for, or easily mixed up by a cache. */
  unshared: 'private, no-cache',
  /** What is right for a moment only; the page cache keeps it for a second. */
  incomplete: 'no-cache',
  personal: 'private, no-store',
  never: 'no-store',
} as const;

export function getPageCacheControl({ PURGE_URL = '' }: { PURGE_URL?: string | undefined }): string {
  return `public, max-age=0, s-maxage=${PURGE_URL ? SHARED_SECONDS.told : SHARED_SECONDS.untold}, must-revalidate`;
}
