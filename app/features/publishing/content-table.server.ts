import type { Generated, Kysely } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { ContentTable, Timestamp } from '#db/schema.ts';

/** What every kind has, and whatever else a kind names. */
interface ContentColumns {
  id: string;
  title: string;
  publishedAt: Timestamp;
  creationKey: Generated<string | null>;
  version: Generated<number>;
  lastSaveId: Generated<string | null>;
  isDraft: Generated<boolean>;
  deletedAt: Generated<Timestamp | null>;
  draftRevisionId: Generated<string | null>;
  [column: string]: unknown;
}

/** The tables of content as if they were alike, so that one query serves every kind. */
export function toContentDb(db: Db) {
  return db as unknown as Kysely<Record<ContentTable, ContentColumns>>; // Kysely cannot type a query over a table that is only known when it runs
}
