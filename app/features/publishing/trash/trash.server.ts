import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { ContentTable } from '#db/schema.ts';
import type { FormKind } from '../content-kind.ts';
import { type ContentColumns, getAddress, pickColumns, toContentDb } from '../content-table.server.ts';
import { TRASH_MS } from '../dates.ts';
import { listFacts, recordGone } from './absence.server.ts';

/** Of a kind that has only drafts. */
export const STAYS = 'This isn’t a draft any more, so it stays as it is.';

/** Items deleted by then are gone, even if their rows still exist. */
export function getTrashEnd(now: Date): string {
  return new Date(now.getTime() - TRASH_MS).toISOString();
}

export function isNotGone(now: Date): Expression<SqlBool> {
  const content = expressionBuilder<Record<ContentTable, ContentColumns>, ContentTable>();
  return content.or([content('deletedAt', 'is', null), content('deletedAt', '>', getTrashEnd(now))]);
}

/** Returns the URLs of images that only these rows used. With `until`, later deletions stay. Runs in a transaction. */
export async function deleteRows(
  tx: Db,
  kind: Omit<FormKind, 'form' | 'noun' | 'adminSegment'>,
  { ids, until }: { ids: readonly string[]; until?: string },
): Promise<{ id: string; image: string }[]> {
  if (ids.length === 0) return [];
  const { name, table, ownedImage } = kind;
  const rows = await toContentDb(tx)
    .deleteFrom(table)
    .where('id', 'in', ids)
    .where('deletedAt', 'is not', null)
    .$if(until !== undefined, (query) => query.where('deletedAt', '<=', until ?? ''))
    .returning(['id', ...(kind.page ? listFacts(kind) : [])])
    .returning(kind.page ? getAddress(kind).as('address') : sql<string>`id`.as('address'))
    .returning(pickColumns(ownedImage ? [ownedImage] : []))
    .execute();
  const deleted = rows.map((row) => row.id);
  for (const belongings of deleted.length > 0 ? (['revisions', 'draftComments', 'proposals'] as const) : []) {
    await tx.deleteFrom(belongings).where('kind', '=', name).where('itemId', 'in', deleted).execute(); // else they would be those of the next item of this name
  }
  if (kind.page) await recordGone(tx, kind, rows);
  return rows.map((row) => ({ id: row.id, image: ownedImage ? String(row[ownedImage] ?? '') : '' }));
}
