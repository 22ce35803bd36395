/** The public address of a path; what is absolute already stays as it is, and what is no address gives the site's own. */
export function absoluteUrl(path: string, siteUrl: string): string {
  return URL.canParse(path, siteUrl) ? new URL(path, siteUrl).href : siteUrl;
}
