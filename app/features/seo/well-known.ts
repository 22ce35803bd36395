import { absoluteUrl } from './absolute-url.ts';
import type { PublishedSite } from './graph/json-ld.ts';

/**
 * Where other programs have what this site has elsewhere. Feed readers keep the address of WordPress's or Ghost's feed for years; crawlers try
 * those of sitemaps; people type those of lists.
 */
export const KNOWN_ADDRESSES: Readonly<Record<string, string>> = {
  feed: '/feed.xml',
  'feed/rss2': '/feed.xml',
  'feed/atom': '/feed.xml',
  rss: '/feed.xml',
  'rss.xml': '/feed.xml',
  'atom.xml': '/feed.xml',
  'index.xml': '/feed.xml',
  'sitemap_index.xml': '/sitemap.xml',
  'sitemap-index.xml': '/sitemap.xml',
  'wp-sitemap.xml': '/sitemap.xml',
  'security.txt': '/.well-known/security.txt',
  blog: '/sitemap',
  category: '/sitemap',
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 asks for less than a year; whoever keeps a copy for that long has an old one. */
const DAYS = 180;

/** Whom to tell of a hole in the site, as RFC 9116 wants it. It is the same for a day. */
export function writeSecurityTxt({ site, siteUrl, now }: PublishedSite & { now: Date }): string {
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + DAYS) * DAY_MS);
  return [
    `Contact: ${site.securityContact || `mailto:${site.author.email}`}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt', siteUrl)}`,
    '',
  ].join('\n');
}

/** What robots are asked to leave alone, and where the sitemap is. What asks not to be indexed is open: a page says so only to who reads it. */
export function writeRobots(siteUrl: string): string {
  const closed = ['/admin', '/api'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${absoluteUrl('/sitemap.xml', siteUrl)}`, ''].join(
    '\n',
  );
}
