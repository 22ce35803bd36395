import type { Generated } from 'kysely';
import type { Timestamp } from './timestamp.ts';

/** What can be commissioned. Its id is the last part of its path. */
export interface ServiceTable {
  id: string;
  title: string;
  /** JSON: the fields of its form that differ from those of the service of that slug in content/pages, or from empty ones. */
  fields: Generated<string>;
  /** The services stand in this order. */
  position: number;
  isActive: Generated<boolean>;
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
