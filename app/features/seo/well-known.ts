import { absoluteUrl } from '#features/publishing/paths.ts';
import { mailtoLink } from '#platform/text/mailto-link.ts';
import type { PublishedSite } from './graph/json-ld.ts';

/** Feed readers keep the paths of WordPress's or Ghost's feed for years; crawlers try those of sitemaps; people type those of lists. */
export const KNOWN_ADDRESSES: Readonly<Record<string, string>> = {
  feed: '/feed.xml',
  'feed/rss2': '/feed.xml',
  'feed/atom': '/feed.xml',
  rss: '/feed.xml',
  'rss.xml': '/feed.xml',
  'atom.xml': '/feed.xml',
  'index.xml': '/feed.xml',
  'index.md': '/llms.txt',
  'sitemap_index.xml': '/sitemap.xml',
  'sitemap-index.xml': '/sitemap.xml',
  'wp-sitemap.xml': '/sitemap.xml',
  'security.txt': '/.well-known/security.txt',
  blog: '/articles',
  category: '/sitemap',
  tag: '/sitemap',
  solution: '/solutions',
  series: '/sitemap',
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 asks for less than a year. */
const DAYS = 180;

/** Stays the same for a day. Format of RFC 9116. */
export function writeSecurityTxt({ site, siteUrl, now }: PublishedSite & { now: Date }): string {
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + DAYS) * DAY_MS);
  return [
    `Contact: ${site.securityContact || mailtoLink(site.author.email)}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt', siteUrl)}`,
    '',
  ].join('\n');
}

/** A page with noindex is not disallowed: a robot has to read it to see that. */
export function writeRobots(siteUrl: string): string {
  const closed = ['/admin', '/api/'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${absoluteUrl('/sitemap.xml', siteUrl)}`, ''].join(
    '\n',
  );
}
