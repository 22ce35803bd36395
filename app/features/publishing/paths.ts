import { categorySlug } from './category.ts';

/** The last part of an item's path: what its author has chosen, or its id. */
export interface Addressed {
  id: string;
  address: string | null;
}

export function articlePath(item: Addressed): string {
  return `/blog/${toSegment(item)}`;
}

export function solutionPath(item: Addressed): string {
  return `/solution/${toSegment(item)}`;
}

/** A page of the author's own, next to those of the site. */
export function pagePath(item: Addressed): string {
  return `/${toSegment(item)}`;
}

function toSegment({ id, address }: Addressed): string {
  return encodeURIComponent((address ?? id).toWellFormed());
}

export function categoryPath(category: string, page = 1): string {
  const path = `/category/${encodeURIComponent(categorySlug(category).toWellFormed())}`;
  return page > 1 ? `${path}?page=${page}` : path;
}

/** The contact page with what is asked about as its subject. */
export function contactPath(about: { service: string } | { solution: string }): string {
  return `/contact?${new URLSearchParams(about)}`;
}

/** An absolute URL stays as it is; an invalid one becomes the site's own. */
export function absoluteUrl(path: string, siteUrl: string): string {
  return URL.canParse(path, siteUrl) ? new URL(path, siteUrl).href : siteUrl;
}
