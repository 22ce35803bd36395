import { findProvider } from '#features/html/elements/embed/embeds.ts';
import { parseVideoUrl } from '#platform/youtube/video-url.ts';

/** Shown elsewhere, and counted in the notes. */
export interface Thing {
  one: string;
  many: string;
  /** Otherwise left out. */
  isLink?: true;
}

export const LEFT_OUT = {
  form: { one: 'form', many: 'forms' },
  script: { one: 'script', many: 'scripts' },
  frame: { one: 'frame', many: 'frames' },
  map: { one: 'map', many: 'maps' },
  video: { one: 'video file', many: 'video files', isLink: true },
  audio: { one: 'audio file', many: 'audio files', isLink: true },
} as const satisfies Record<string, Thing>;

const OTHER: Thing = { one: 'embed of another site', many: 'embeds of other sites', isLink: true };
const MAP_PAGES = /^(?:www\.)?google\.[a-z.]{2,6}\/maps|^maps\.google\.|^www\.openstreetmap\.org\/export|^api\.mapbox\.com\//;

/** Without `href` it is left out. */
export function findEmbed(address: string): { thing: Thing; href?: string; words: string } {
  const url = readUrl(address);
  if (!url) return { thing: LEFT_OUT.frame, words: '' };
  if (MAP_PAGES.test(url.hostname + url.pathname)) return { thing: LEFT_OUT.map, words: '' };
  const provider = findProvider(url);
  if (!provider) return { thing: OTHER, href: address, words: `Open ${url.hostname}` };
  const page = provider.toPage?.(url);
  const { one, many, words } = provider;
  return { thing: { one, many, isLink: true }, href: page && URL.canParse(page) ? page : address, words };
}

export function isKnownEmbed(address: string): boolean {
  const url = readUrl(address);
  return url !== undefined && (parseVideoUrl(address) !== undefined || findProvider(url) !== undefined);
}

function readUrl(address: string): URL | undefined {
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
}
