import { sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import { FOLDED_ID } from '#db/indexed-expressions.ts';
import type { ContentKind, PageKind } from '../content-kind.ts';
import { getAddress, pickColumns, toContentDb } from '../content-table.server.ts';
import type { Addressed } from '../paths.ts';
import { isVisible } from '../visibility.server.ts';

export type Absence = { status: 404 } | { status: 410 } | { status: 301; item: Addressed };

const MAX_GONE = 10_000;

/** Reveals nothing of drafts, hidden items and scheduled ones. */
export async function explainAbsence(db: Db, kind: PageKind, { id, now }: { id: string; now: Date }): Promise<Absence> {
  const row = await toContentDb(db).selectFrom(kind.table).select(listFacts(kind)).where(getAddress(kind), '=', id).executeTakeFirst();
  if (row) return { status: wasPublic(row) ? 410 : 404 };
  const gone = await db
    .selectFrom('goneAddresses')
    .select('goneAt')
    .where('kind', '=', kind.name)
    .where('itemId', '=', id)
    .executeTakeFirst();
  if (gone) return { status: 410 };
  const spelt = await db
    .selectFrom(kind.table)
    .select(['id', getAddress(kind).as('address')])
    .where(sql<string>`${sql.raw(FOLDED_ID[getDialect(db)])}`, 'in', listSpellings(id))
    .where(isVisible(kind, now))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return spelt ? { status: 301, item: spelt } : { status: 404 };
}

export async function findDeleted(db: Db, kind: PageKind, ids: readonly string[]): Promise<(Addressed & { category?: string })[]> {
  const rows = await toContentDb(db)
    .selectFrom(kind.table)
    .select([...listFacts(kind), 'id', getAddress(kind).as('address')])
    .select(pickColumns(['isNoindex', 'canonicalUrl', ...(kind.hasCategory ? (['category'] as const) : [])]))
    .where('id', 'in', ids)
    .execute();
  const gone = await db
    .selectFrom('goneAddresses')
    .select(['itemId as id', 'itemId as address'])
    .where('kind', '=', kind.name)
    .where('itemId', 'in', ids)
    .execute();
  const deleted = rows.filter((row) => wasPublic(row) && !row.isNoindex && !row.canonicalUrl);
  return [
    ...deleted.map(({ id, address, category }) => ({ id, address, ...(typeof category === 'string' && { category }) })),
    ...gone.filter(({ id }) => rows.every((row) => row.id !== id)),
  ];
}

export function listFacts({ hasSwitch }: Pick<ContentKind, 'hasSwitch'>) {
  return ['isDraft', 'publishedAt', 'deletedAt', ...(hasSwitch ? (['isActive'] as const) : [])] as const;
}

export function wasPublic({ isDraft, publishedAt, deletedAt, isActive = true }: ItemFacts): boolean {
  return deletedAt !== null && !isDraft && publishedAt <= deletedAt && Boolean(isActive);
}

interface ItemFacts {
  isDraft: boolean;
  publishedAt: string;
  deletedAt: string | null;
  isActive?: unknown;
}

/** Runs in the transaction that deletes the rows. */
export async function recordGone(
  tx: Db,
  { name }: Pick<ContentKind, 'name'>,
  rows: readonly (ItemFacts & { address: string })[],
): Promise<void> {
  const gone = rows.filter(wasPublic).map(({ address, deletedAt }) => ({ kind: name, itemId: address, goneAt: deletedAt ?? '' }));
  if (gone.length === 0) return;
  await tx
    .insertInto('goneAddresses')
    .values(gone)
    .onConflict((conflict) => conflict.columns(['kind', 'itemId']).doUpdateSet((eb) => ({ goneAt: eb.ref('excluded.goneAt') })))
    .execute();
  await tx
    .deleteFrom('goneAddresses')
    .where('goneAt', '<', (eb) =>
      eb
        .selectFrom('goneAddresses')
        .select('goneAt')
        .orderBy('goneAt', 'desc')
        .limit(1)
        .offset(MAX_GONE - 1),
    )
    .execute();
}

export async function deleteGone(tx: Db, { name }: Pick<ContentKind, 'name'>, id: string): Promise<void> {
  await tx.deleteFrom('goneAddresses').where('kind', '=', name).where('itemId', '=', id).execute();
}

function listSpellings(id: string): string[] {
  const composed = id.normalize('NFC');
  const toLowerAscii = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return [...new Set([toLowerAscii(id), toLowerAscii(composed), composed.toLowerCase()])];
}
