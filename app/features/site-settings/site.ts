import type { FieldValues } from '#features/publishing/content-kind.ts';
import { type Claims, claims } from './documents/claims.ts';
import { type Identity, identity } from './documents/identity.ts';
import { type Looks, looks } from './documents/looks.ts';
import { type Menu, menu } from './documents/menu.ts';
import { getDocumentFields, type SiteDocument } from './documents/site-document.ts';

/** What every page may need to know of the site: its file with what the owner has set above it. */
export interface Site extends Identity {
  claims: Claims;
  looks: Looks;
  menu: Menu;
  /** ISO 8601: when the owner last changed anything that readers see; the first day of 1970 where they never did. */
  updatedAt: string;
}

/** What is stored of each document, by its name. */
export type StoredDocuments = Record<string, FieldValues | undefined>;

export function readDocument<Values>(document: SiteDocument<Values>, stored: StoredDocuments): Values {
  return document.toValues(getDocumentFields(document, stored[document.name] ?? {}));
}

export function createSite(stored: StoredDocuments, updatedAt: string): Site {
  return {
    ...readDocument(identity, stored),
    claims: readDocument(claims, stored),
    looks: readDocument(looks, stored),
    menu: readDocument(menu, stored),
    updatedAt,
  };
}

/** The date of what nobody has changed. */
export const NEVER_CHANGED = '1970-01-01T00:00:00.000Z';

/** The site as its file says it is. */
export const defaultSite = createSite({}, NEVER_CHANGED);
