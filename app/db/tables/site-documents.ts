import type { Generated } from 'kysely';
import type { Timestamp } from './timestamp.ts';

/** What the owner has set of one part of the site, such as who they are or the text of `/about`. Its rows are there from the start. */
export interface SiteDocumentTable {
  id: string;
  title: string;
  /** JSON: the fields of its form that differ from their defaults. */
  fields: Generated<string>;
  publishedAt: Timestamp;
  /** When it was last changed for readers; the first day of 1970 where it never was. */
  updatedAt: Timestamp;
  version: Generated<number>;
  creationKey: Generated<string | null>;
  lastSaveId: Generated<string | null>;
  isDraft: Generated<boolean>;
  deletedAt: Generated<Timestamp | null>;
  /** The revision with what is to be published next; null where that is what the row holds. */
  draftRevisionId: Generated<string | null>;
}
