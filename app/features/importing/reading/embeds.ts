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

interface Provider {
  hosts: RegExp;
  thing: Thing;
  words: string;
  toPage?: (url: URL) => string | null;
}

const PROVIDERS: readonly Provider[] = [
  {
    hosts: /(?:^|\.)youtube(?:-nocookie)?\.com$|^youtu\.be$/,
    thing: { one: 'YouTube page', many: 'YouTube pages', isLink: true },
    words: 'Watch on YouTube',
    toPage: ({ searchParams }) => searchParams.get('list') && `https://www.youtube.com/playlist?list=${searchParams.get('list')}`,
  },
  {
    hosts: /(?:^|\.)vimeo\.com$/,
    thing: { one: 'Vimeo video', many: 'Vimeo videos', isLink: true },
    words: 'Watch the video on Vimeo',
    toPage: ({ pathname }) => pathname.replace(/^\/video\//, 'https://vimeo.com/'),
  },
  { hosts: /(?:^|\.)(?:twitter|x)\.com$/, thing: { one: 'post on X', many: 'posts on X', isLink: true }, words: 'Read the post on X' },
  {
    hosts: /(?:^|\.)instagram\.com$/,
    thing: { one: 'Instagram post', many: 'Instagram posts', isLink: true },
    words: 'See the post on Instagram',
    toPage: ({ origin, pathname }) => origin + pathname.replace(/embed\/(?:captioned\/)?$/, ''),
  },
  {
    hosts: /(?:^|\.)facebook\.com$/,
    thing: { one: 'Facebook post', many: 'Facebook posts', isLink: true },
    words: 'See the post on Facebook',
    toPage: ({ searchParams }) => searchParams.get('href'),
  },
  {
    hosts: /(?:^|\.)tiktok\.com$/,
    thing: { one: 'TikTok video', many: 'TikTok videos', isLink: true },
    words: 'Watch the video on TikTok',
  },
  {
    hosts: /^open\.spotify\.com$/,
    thing: { one: 'Spotify player', many: 'Spotify players', isLink: true },
    words: 'Listen on Spotify',
    toPage: ({ origin, pathname }) => origin + pathname.replace(/^\/embed\//, '/'),
  },
  {
    hosts: /(?:^|\.)soundcloud\.com$/,
    thing: { one: 'SoundCloud player', many: 'SoundCloud players', isLink: true },
    words: 'Listen on SoundCloud',
    toPage: ({ searchParams }) => searchParams.get('url'),
  },
  { hosts: /^gist\.github\.com$/, thing: { one: 'GitHub gist', many: 'GitHub gists', isLink: true }, words: 'See the code on GitHub' },
];

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
  return { thing: provider.thing, href: page && URL.canParse(page) ? page : address, words: provider.words };
}

export function isKnownEmbed(address: string): boolean {
  const url = readUrl(address);
  return url !== undefined && (parseVideoUrl(address) !== undefined || findProvider(url) !== undefined);
}

function findProvider(url: URL): Provider | undefined {
  return PROVIDERS.find(({ hosts }) => hosts.test(url.hostname));
}

function readUrl(address: string): URL | undefined {
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
}
