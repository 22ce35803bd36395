import { type Generated, type Kysely, sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { ContentTable, Timestamp } from '#db/schema.ts';
import type { Column, ContentKind, FormKind } from './content-kind.ts';
import type { Addressed } from './paths.ts';

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

const WITHOUT_ADDRESS: readonly ContentTable[] = ['services', 'siteDocuments'];

/** What stands last in an item's path. */
export function getAddress({ table, page }: Pick<FormKind, 'table' | 'page'>) {
  return !page || WITHOUT_ADDRESS.includes(table) ? sql<string>`id` : sql<string>`coalesce(address, id)`;
}

export async function findTitles(db: Db, kind: ContentKind, ids: readonly string[]): Promise<Map<string, Addressed & { title: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom(kind.table)
    .select(['id', 'title', getAddress(kind).as('address')])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** By what stands last in their paths. */
export async function findIds(db: Db, kind: Pick<FormKind, 'table' | 'page'>, addresses: readonly string[]): Promise<Map<string, string>> {
  if (addresses.length === 0) return new Map();
  const address = getAddress(kind);
  const rows = await toContentDb(db)
    .selectFrom(kind.table)
    .select(['id', address.as('address')])
    .where(address, 'in', addresses)
    .execute();
  return new Map(rows.map((row) => [row.address, row.id]));
}
