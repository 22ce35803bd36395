import { toSlug } from '#platform/text/slug.ts';

export function tagPath(slug: string, page = 1): string {
  const path = `/tag/${encodeURIComponent(slug)}`;
  return page > 1 ? `${path}?page=${page}` : path;
}

export interface TagLink {
  tag: string;
  path: string | null;
}

/** Tags that are written a little differently share a slug. */
export function toTagSlug(tag: string): string {
  return toSlug(tag, 'tag');
}

/** Articles link to a tag that at least this many have: one alone would lead to itself. */
export const MIN_LINKED = 2;

/** Search engines may list the page of a tag with this many: a shorter one says little that its articles do not. */
export const MIN_INDEXED = 5;
