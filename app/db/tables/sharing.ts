import type { Generated } from 'kysely';

/** What search engines and other sites are told of a page. */
export interface SharingColumns {
  /** The whole of `<title>`, where it is another than the title. */
  metaTitle: string | null;
  metaDescription: string | null;
  /** Where the original is: http or https. */
  canonicalUrl: string | null;
  /** The path of an image of this site. */
  sharingImageUrl: string | null;
  /** Search engines are asked to leave it out. */
  isNoindex: Generated<boolean>;
  /** A BCP 47 tag; null for the site's own language. */
  language: string | null;
  /** Ids of the articles to read next. */
  relatedIds: Generated<string[]>;
}

/** A link to what is not public yet, for somebody without an account. */
export interface PrivateLinkTable {
  id: string;
  /** The name of its kind: `article`. */
  kind: string;
  itemId: string;
  /** SHA-256 of the token that stands in the link. */
  tokenHash: string;
  /** ISO 8601 in UTC, as `expiresAt` is. */
  createdAt: string;
  /** The address of whoever made it. */
  createdBy: string;
  /** Null where it ends only by publishing or by hand. */
  expiresAt: string | null;
}
