/** An absolute URL stays as it is; an invalid one becomes the site's own. */
export function absoluteUrl(path: string, siteUrl: string): string {
  return URL.canParse(path, siteUrl) ? new URL(path, siteUrl).href : siteUrl;
}
