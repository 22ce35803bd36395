/** The public URL of a path; an absolute URL stays as it is, and what is none gives the site's own. */
export function absoluteUrl(path: string, siteUrl: string): string {
  return URL.canParse(path, siteUrl) ? new URL(path, siteUrl).href : siteUrl;
}
