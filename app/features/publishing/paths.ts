import { categorySlug } from './category.ts';

export function articlePath(id: string): string {
  return `/blog/${encodeURIComponent(id.toWellFormed())}`;
}

export function solutionPath(id: string): string {
  return `/solution/${encodeURIComponent(id.toWellFormed())}`;
}

export function categoryPath(category: string, page = 1): string {
  const path = `/category/${encodeURIComponent(categorySlug(category).toWellFormed())}`;
  return page > 1 ? `${path}?page=${page}` : path;
}

/** An absolute URL stays as it is; an invalid one becomes the site's own. */
export function absoluteUrl(path: string, siteUrl: string): string {
  return URL.canParse(path, siteUrl) ? new URL(path, siteUrl).href : siteUrl;
}
