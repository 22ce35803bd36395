import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { type ContentKind, hasPages, type PageKind } from '#features/publishing/content-kind.ts';
import { getAddress } from '#features/publishing/content-table.server.ts';
import { isVisible } from '#features/publishing/visibility.server.ts';
import type { WebhookEvent } from './tables.ts';

interface PublicItem {
  itemId: string;
  address: string;
  title: string;
  updatedAt: string;
}

export interface PublicChange extends PublicItem {
  event: WebhookEvent;
  kind: PageKind;
}

/** Replaces what is stored by all that is public now, so that the first webhook gets only what comes. */
export async function storePublicItems(tx: Db, kinds: readonly ContentKind[], now: Date): Promise<void> {
  await tx.deleteFrom('webhookItems').execute();
  for (const kind of kinds.filter(hasPages)) {
    const items = selectVisible(tx, kind, now).select([sql<string>`cast(${kind.name} as text)`.as('kind'), ...columnsOf(kind)]);
    await tx.insertInto('webhookItems').columns(['kind', 'itemId', 'address', 'title', 'updatedAt']).expression(items).execute();
  }
}

/**
 * Compares what readers see with what is stored, whatever happened in between, and stores the difference that it returns: at most
 * `limit` changes of each sort and kind.
 */
export async function recordPublicChanges(
  tx: Db,
  kinds: readonly ContentKind[],
  { now, limit }: { now: Date; limit: number },
): Promise<{ changes: PublicChange[]; hasMore: boolean }> {
  const changes: PublicChange[] = [];
  let hasMore = false;
  for (const kind of kinds.filter(hasPages)) {
    const seen = await listNews(tx, kind, { now, limit });
    const removed = await listRemoved(tx, kind, { now, limit });
    const known = await listKnown(tx, kind, seen);
    for (const item of seen) changes.push({ ...item, kind, event: known.has(item.itemId) ? 'changed' : 'published' });
    for (const item of removed) changes.push({ ...item, kind, event: 'removed' });
    await storeSeen(tx, kind, { seen, removed });
    hasMore ||= seen.length === limit || removed.length === limit;
  }
  return { changes, hasMore };
}

interface Look {
  now: Date;
  limit: number;
}

function selectVisible(db: Db, kind: PageKind, now: Date) {
  return db.selectFrom(kind.table).where(isVisible(kind, now));
}

function columnsOf(kind: PageKind) {
  return ['id as itemId', getAddress(kind).as('address'), 'title', 'updatedAt'] as const;
}

/** Compares dates alone, which stand in the index of public items: the addresses of 10,000 articles lie behind their texts. */
function listNews(tx: Db, kind: PageKind, { now, limit }: Look): Promise<PublicItem[]> {
  const { id, updatedAt } = { id: sql.ref(`${kind.table}.id`), updatedAt: sql.ref(`${kind.table}.updatedAt`) };
  return selectVisible(tx, kind, now)
    .select(columnsOf(kind))
    .where(
      sql<boolean>`not exists (select 1 from webhook_items as w
        where w.kind = ${kind.name} and w.item_id = ${id} and w.updated_at = ${updatedAt})`,
    )
    .limit(limit)
    .execute();
}

/** With the title and address that webhooks know: a draft may have others since. */
function listRemoved(tx: Db, kind: PageKind, { now, limit }: Look): Promise<PublicItem[]> {
  return tx
    .selectFrom('webhookItems')
    .select(['itemId', 'address', 'title', 'updatedAt'])
    .where('kind', '=', kind.name)
    .where('itemId', 'not in', selectVisible(tx, kind, now).select('id'))
    .limit(limit)
    .execute();
}

async function listKnown(tx: Db, kind: PageKind, items: readonly PublicItem[]): Promise<Set<string>> {
  if (items.length === 0) return new Set();
  const rows = await ofKind(tx, kind, items).execute();
  return new Set(rows.map(({ itemId }) => itemId));
}

function ofKind(tx: Db, kind: PageKind, items: readonly PublicItem[]) {
  const ids = items.map(({ itemId }) => itemId);
  return tx.selectFrom('webhookItems').select('itemId').where('kind', '=', kind.name).where('itemId', 'in', ids);
}

async function storeSeen(
  tx: Db,
  kind: PageKind,
  { seen, removed }: { seen: readonly PublicItem[]; removed: readonly PublicItem[] },
): Promise<void> {
  const ids = removed.map(({ itemId }) => itemId);
  if (ids.length > 0) await tx.deleteFrom('webhookItems').where('kind', '=', kind.name).where('itemId', 'in', ids).execute();
  if (seen.length === 0) return;
  await tx
    .insertInto('webhookItems')
    .values(seen.map((item) => ({ ...item, kind: kind.name })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'itemId']).doUpdateSet((eb) => ({
        address: eb.ref('excluded.address'),
        title: eb.ref('excluded.title'),
        updatedAt: eb.ref('excluded.updatedAt'),
      })),
    )
    .execute();
}
