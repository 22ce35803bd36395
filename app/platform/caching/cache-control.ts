const YEAR = 31_536_000;
const DAY = 86_400;
/** How long a shared cache keeps a page that it is not told of; with PURGE_URL, as long as the site's own memory does. */
export const SHARED_SECONDS = { untold: 10, told: 600 };

/** What each answer says to caches. `s-maxage` is for those that many readers share; browsers go by what stands beside it. */
export const CACHE_CONTROL = {
  /** Its name is made from its bytes. */
  asset: `public, max-age=${YEAR}, immutable`,
  /** Its name is random and its bytes never change, but it may be moved to the trash. */
  image: `public, max-age=${YEAR}, s-maxage=${DAY}, immutable`,
  /** Where an image is for the time being. */
  imagePlace: 'public, max-age=3600, s-maxage=600',
  /** The same for every reader, and only their browser keeps it: not found, searched for, or what a cache could mix up. */
  unshared: 'private, no-cache',
  /** About one person, or not public. */
  personal: 'private, no-store',
  /** Failed, or true for this moment alone. */
  never: 'no-store',
} as const;

/** Of what every reader sees and may change at any time: pages, feeds, drawn pictures, files of `public/`. Browsers ask each time. */
export function getPageCacheControl({ PURGE_URL = '' }: { PURGE_URL?: string | undefined }): string {
  return `public, max-age=0, s-maxage=${PURGE_URL ? SHARED_SECONDS.told : SHARED_SECONDS.untold}, must-revalidate`;
}
