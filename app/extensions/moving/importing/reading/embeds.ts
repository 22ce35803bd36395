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

interface Frame {
  one: string;
  many: string;
  /** Address of the page that people open, from that of the frame. */
  toPage?: (url: URL) => string | null;
}

/** What each provider's frames show. */
const FRAMES: Readonly<Record<string, Frame>> = {
  YouTube: {
    one: 'YouTube page',
    many: 'YouTube pages',
    toPage: ({ searchParams }) => searchParams.get('list') && `https://www.youtube.com/playlist?list=${searchParams.get('list')}`,
  },
  Vimeo: { one: 'Vimeo video', many: 'Vimeo videos', toPage: ({ pathname }) => pathname.replace(/^\/video\//, 'https://vimeo.com/') },
  Spotify: {
    one: 'Spotify player',
    many: 'Spotify players',
    toPage: ({ origin, pathname }) => origin + pathname.replace(/^\/embed\//, '/'),
  },
  X: { one: 'post on X', many: 'posts on X' },
  Instagram: {
    one: 'Instagram post',
    many: 'Instagram posts',
    toPage: ({ origin, pathname }) => origin + pathname.replace(/embed\/(?:captioned\/)?$/, ''),
  },
  Facebook: { one: 'Facebook post', many: 'Facebook posts', toPage: ({ searchParams }) => searchParams.get('href') },
  TikTok: { one: 'TikTok video', many: 'TikTok videos' },
  SoundCloud: { one: 'SoundCloud player', many: 'SoundCloud players', toPage: ({ searchParams }) => searchParams.get('url') },
  GitHub: { one: 'GitHub gist', many: 'GitHub gists' },
};

const OTHER: Frame = { one: 'embed of another site', many: 'embeds of other sites' };
const MAP_PAGES = /^(?:www\.)?google\.[a-z.]{2,6}\/maps|^maps\.google\.|^www\.openstreetmap\.org\/export|^api\.mapbox\.com\//;

/** Without `href` it is left out. */
export function findEmbed(address: string): { thing: Thing; href?: string; words: string } {
  const url = readUrl(address);
  if (!url) return { thing: LEFT_OUT.frame, words: '' };
  if (MAP_PAGES.test(url.hostname + url.pathname)) return { thing: LEFT_OUT.map, words: '' };
  const provider = findProvider(url);
  const { one, many, toPage } = FRAMES[provider?.name ?? ''] ?? OTHER;
  const page = toPage?.(url);
  return {
    thing: { one, many, isLink: true },
    href: page && URL.canParse(page) ? page : address,
    words: provider?.words ?? `Open ${url.hostname}`,
  };
}

export function isKnownEmbed(address: string): boolean {
  const url = readUrl(address);
  return url !== undefined && (parseVideoUrl(address) !== undefined || findProvider(url) !== undefined);
}

function readUrl(address: string): URL | undefined {
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
}
