import { absoluteUrl } from '../absolute-url.ts';
import type { PublishedSite } from '../graph/published-site.ts';

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
