import type { Element, ElementContent } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { parseVideoUrl, readStart } from '#platform/youtube/video-url.ts';
import { createElement } from '../element-kind.ts';

export interface Provider {
  name: string;
  hosts: RegExp;
  /** Path of one thing to show, where the provider has other pages too. */
  paths: RegExp;
  words: string;
  /** Address of a player that runs in a frame. */
  toPlayer?: (path: string) => string;
}

const PROVIDERS: readonly Provider[] = [
  {
    name: 'YouTube',
    hosts: /(?:^|\.)youtube(?:-nocookie)?\.com$|^youtu\.be$/,
    paths: /^\/playlist$/,
    words: 'Watch on YouTube',
  },
  {
    name: 'Vimeo',
    hosts: /^(?:www\.|player\.)?vimeo\.com$/,
    paths: /^(?:\/video)?\/(\d{1,15})(?:\/[0-9a-f]{1,20})?$/,
    words: 'Watch the video on Vimeo',
    toPlayer: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
  {
    name: 'Spotify',
    hosts: /^open\.spotify\.com$/,
    paths: /^(?:\/embed)?\/((?:track|album|artist|playlist|episode|show)\/[0-9A-Za-z]{10,30})$/,
    words: 'Listen on Spotify',
    toPlayer: (path) => `https://open.spotify.com/embed/${path}`,
  },
  {
    name: 'X',
    hosts: /^(?:www\.|mobile\.)?(?:twitter|x)\.com$/,
    paths: /^\/\w{1,20}\/status\/\d{1,25}$/,
    words: 'Read the post on X',
  },
  {
    name: 'Instagram',
    hosts: /^(?:www\.)?instagram\.com$/,
    paths: /^\/(?:[\w.]{1,40}\/)?(?:p|reel|tv)\/[\w-]{5,40}\/?$/,
    words: 'See the post on Instagram',
  },
  {
    name: 'Facebook',
    hosts: /(?:^|\.)facebook\.com$/,
    paths: /\/(?:posts|videos|photos|reel)\//,
    words: 'See the post on Facebook',
  },
  {
    name: 'TikTok',
    hosts: /^(?:www\.)?tiktok\.com$/,
    paths: /^\/@[\w.]{1,40}\/video\/\d{1,25}$/,
    words: 'Watch the video on TikTok',
  },
  {
    name: 'SoundCloud',
    hosts: /^(?:www\.|w\.)?soundcloud\.com$/,
    paths: /^\/[\w-]{1,60}\/(?:sets\/)?[\w-]{1,200}$/,
    words: 'Listen on SoundCloud',
  },
  {
    name: 'GitHub',
    hosts: /^gist\.github\.com$/,
    paths: /^\/[\w-]{1,60}\/[0-9a-f]{5,60}$/,
    words: 'See the code on GitHub',
  },
];

export function findProvider({ hostname }: URL): Provider | undefined {
  return PROVIDERS.find(({ hosts }) => hosts.test(hostname));
}

export interface Embed {
  name: string;
  url: string;
  /** The author's; empty if only the address is written. */
  text: string;
  words: string;
  /** Undefined if the provider's own page has to be opened. */
  player?: string | undefined;
  /** Of a video on YouTube. */
  youtubeId?: string;
}

/** Undefined unless the element is a line that holds nothing but the address of one, or a link to it. */
export function readEmbed(element: Element): Embed | undefined {
  if (element.tagName !== 'p' || element.properties.className) return undefined;
  const [child, ...others] = element.children.filter(isWritten);
  if (!child || others.length > 0) return undefined;
  if (child.type === 'text') return findEmbed(child.value.trim());
  if (child.type !== 'element' || child.tagName !== 'a' || child.children.some(({ type }) => type !== 'text')) return undefined;
  return findEmbed(String(child.properties.href ?? ''), toText(child).trim());
}

const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com/embed/';

export function findEmbed(address: string, written = ''): Embed | undefined {
  if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return undefined;
  const text = /^https?:\/\//i.test(written) ? '' : written;
  const video = parseVideoUrl(address);
  if (video) {
    const start = video.url.includes('?') ? readStart(address) : '';
    const player = `${YOUTUBE_PLAYER}${video.id}?autoplay=1${start && `&start=${start}`}`;
    const url = video.url + (start && `&t=${start}`);
    return { name: 'YouTube', url, text, words: 'Watch the video on YouTube', player, youtubeId: video.id };
  }
  const url = new URL(address);
  const provider = findProvider(url);
  const path = provider?.paths.exec(url.pathname);
  if (!provider || !path) return undefined;
  return { name: provider.name, url: address, text, words: provider.words, player: provider.toPlayer?.(path[1] ?? '') };
}

/** A link: what it shows is asked of the other site only when it is followed. */
export function toEmbedCard({ name, url, text, words }: Embed): Element {
  const link = createElement('a', { href: url, target: '_blank', rel: ['noopener'] }, [text || words]);
  return createElement('p', { className: ['link-card'] }, [link, createElement('span', { className: ['link-card-host'] }, [name])]);
}

function isWritten(node: ElementContent): boolean {
  return !(node.type === 'text' && node.value.trim() === '') && !(node.type === 'element' && node.tagName === 'br');
}
