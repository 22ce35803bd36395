import { toSlug } from '#platform/text/slug.ts';

/** A tag's page, and which part of it where it is cut into several; parts count from 1. */
export function tagPath(slug: string, page = 1): string {
  const path = `/tag/${encodeURIComponent(slug)}`;
  return page > 1 ? `${path}?page=${page}` : path;
}

/** A tag of an article, and its page where it leads to other articles. */
export interface TagLink {
  tag: string;
  path: string | null;
}

/** What a tag is called in the path of its page: tags that are written a little differently share one. */
export function toTagSlug(tag: string): string {
  return toSlug(tag, 'tag');
}

/** Articles link to the page of a tag that so many bear: one alone would lead to itself. */
export const MIN_LINKED = 2;

/** Search engines may list the page of a tag that so many bear: a shorter one says little that its articles do not. */
export const MIN_INDEXED = 5;
