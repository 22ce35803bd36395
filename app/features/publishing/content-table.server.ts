import { type Generated, type Kysely, sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { ContentTable, Timestamp } from '#db/schema.ts';
import type { Column, ContentKind } from './content-kind.ts';

export interface ContentColumns {
  id: string;
  title: string;
  publishedAt: Timestamp;
  creationKey: Generated<string | null>;
  version: Generated<number>;
  lastSaveId: Generated<string | null>;
  isDraft: Generated<boolean>;
  deletedAt: Generated<Timestamp | null>;
  draftRevisionId: Generated<string | null>;
  isActive: Generated<boolean>;
  position: Generated<number>;
  updatedAt: Generated<Timestamp>;
}

export function toContentDb(db: Db) {
  return db as unknown as Kysely<Record<ContentTable, ContentColumns>>; // Kysely cannot type a query over a table that is only known when it runs
}

export function pickColumns<Name extends Column>(columns: readonly Name[]) {
  return columns.map((column) => sql.ref<unknown>(column).as(column));
}

export async function findTitles(db: Db, { table }: ContentKind, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom(table).select(['id', 'title']).where('id', 'in', ids).where('deletedAt', 'is', null).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
