import { absoluteUrl } from './absolute-url.ts';

/** What robots are asked to leave alone, and where the sitemap is. What asks not to be indexed is open: a page says so only to who reads it. */
export function writeRobots(siteUrl: string): string {
  const closed = ['/admin', '/api'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${absoluteUrl('/sitemap.xml', siteUrl)}`, ''].join(
    '\n',
  );
}
