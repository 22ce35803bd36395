import type { LinkDescriptor } from 'react-router';
import { site } from '#site';

/** What every page's head points at: the feeds, the icons and the manifest. */
export const headLinks: LinkDescriptor[] = [
  { rel: 'alternate', type: 'application/rss+xml', title: `${site.author.name}: articles`, href: '/feed.xml' },
  { rel: 'alternate', type: 'application/feed+json', title: `${site.author.name}: articles`, href: '/feed.json' },
  { rel: 'icon', type: 'image/svg+xml', sizes: 'any', href: '/favicon.svg' },
  { rel: 'icon', sizes: '32x32', href: '/favicon.ico' },
  { rel: 'apple-touch-icon', sizes: '180x180', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];
