import { DEFAULT_PALETTE } from '#features/colours/palettes.ts';
import type { Looks } from '#features/settings/parts/looks.ts';
import type { Site } from '#features/settings/site.ts';

interface HeadLink {
  rel: string;
  href: string;
  type?: string;
  title?: string;
  sizes?: string;
}

export function getHeadLinks({ author, looks }: Site): HeadLink[] {
  const title = `${author.name}: articles`;
  return [
    { rel: 'alternate', type: 'application/rss+xml', title, href: '/feed.xml' },
    { rel: 'alternate', type: 'application/feed+json', title, href: '/feed.json' },
    { rel: 'icon', type: 'image/svg+xml', sizes: 'any', href: getIconPath('/favicon.svg', looks) },
    { rel: 'icon', sizes: '32x32', href: getIconPath('/favicon.ico', looks) },
    { rel: 'apple-touch-icon', sizes: '180x180', href: getIconPath('/apple-touch-icon.png', looks) },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ];
}

/** Names the palette, because browsers keep icons for long. */
export function getIconPath(path: string, { palette }: Pick<Looks, 'palette'>): string {
  return palette === DEFAULT_PALETTE ? path : `${path}?v=${palette}`;
}
