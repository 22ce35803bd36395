import { absoluteUrl } from './absolute-url.ts';

/** What robots are asked to leave alone, and where the sitemap is. */
export function writeRobots(siteUrl: string): string {
  const closed = ['/admin', '/auth', '/search', '/api'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${absoluteUrl('/sitemap.xml', siteUrl)}`, ''].join(
    '\n',
  );
}
