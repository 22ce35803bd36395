import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { toContentDb } from '#features/publishing/content-table.server.ts';
import type { LibraryKind } from '../actions/kinds.ts';
import { type ImageUse, type LibraryImage, MAX_USES, type UsePlace } from './library.ts';

/** Those that `image_uses` names, in the order that they are shown in. */
const PLACES = ['cover', 'text', 'sharing', 'thumbnail', 'proposal'] as const;

type Uses = Pick<LibraryImage, 'uses' | 'useCount'>;

/** Some of an image's uses, and how many there are. */
export async function findUses(db: Db, kinds: readonly LibraryKind[], imageIds: readonly string[]): Promise<Map<string, Uses>> {
  if (imageIds.length === 0) return new Map();
  const rows = await listItems(db, imageIds);
  const items = await findItems(db, kinds, rows);
  const waiting = await findWaiting(db, imageIds, [...items.values()]);
  const found = new Map<string, Uses>();
  for (const row of rows) {
    const key = `${row.kind} ${row.itemId}`;
    const isWaiting = waiting.has(`${row.imageId} ${key}`);
    const places: UsePlace[] = PLACES.filter((place) => row[place]);
    if (isWaiting) places.push('changes');
    if (places.length === 0) places.push('revision');
    const uses = found.get(row.imageId)?.uses ?? [];
    found.set(row.imageId, { uses: [...uses, toUse(kinds, row, items.get(key), places)], useCount: row.count });
  }
  return found;
}

async function listItems(db: Db, imageIds: readonly string[]) {
  const isIn = (place: string) => sql<number>`max(case place when ${sql.lit(place)} then 1 else 0 end)`;
  const grouped = db
    .selectFrom('imageUses')
    .where('imageId', 'in', imageIds)
    .groupBy(['imageId', kindOfUse, 'itemId'])
    .select(['imageId', kindOfUse.as('kind'), 'itemId'])
    .select(PLACES.map((place) => isIn(place).as(place)))
    .select([
      sql<number>`row_number() over (partition by image_id order by ${kindOfUse}, item_id)`.as('number'),
      sql<number>`count(*) over (partition by image_id)`.as('count'),
    ]);
  return db.selectFrom(grouped.as('items')).selectAll().where('number', '<=', MAX_USES).orderBy('imageId').orderBy('number').execute();
}

interface Item {
  id: string;
  title: string;
  isDraft?: boolean;
  deletedAt?: string | null;
  draftRevisionId?: string | null;
}

async function findItems(db: Db, kinds: readonly LibraryKind[], rows: readonly { kind: string; itemId: string }[]) {
  const found = new Map<string, Item>();
  for (const kind of kinds) {
    const ids = [...new Set(rows.filter((row) => row.kind === kind.name).map(({ itemId }) => itemId))];
    if (ids.length === 0) continue;
    const items: Item[] = await findContent(db, kind, ids);
    for (const item of items) found.set(`${kind.name} ${item.id}`, item);
  }
  return found;
}

function findContent(db: Db, { table, hasDrafts }: LibraryKind, ids: readonly string[]) {
  return toContentDb(db)
    .selectFrom(table)
    .select(['id', 'title', 'deletedAt'])
    .$if(hasDrafts, (query) => query.select(['isDraft', 'draftRevisionId']))
    .where('id', 'in', ids)
    .execute();
}

async function findWaiting(db: Db, imageIds: readonly string[], items: readonly Item[]) {
  const revisionIds = items.flatMap(({ draftRevisionId }) => draftRevisionId ?? []);
  if (revisionIds.length === 0) return new Set<string>();
  const rows = await db
    .selectFrom('imageUses')
    .select(['imageId', kindOfUse.as('kind'), 'itemId'])
    .where('revisionId', 'in', revisionIds)
    .where('imageId', 'in', imageIds)
    .execute();
  return new Set(rows.map(({ imageId, kind, itemId }) => `${imageId} ${kind} ${itemId}`));
}

function toUse(
  kinds: readonly LibraryKind[],
  { kind, itemId }: { kind: string; itemId: string },
  item: Item | undefined,
  places: UsePlace[],
): ImageUse {
  const known = kinds.find(({ name }) => name === kind);
  const { noun = kind, adminSegment, isSingle } = known ?? {};
  const isInTrash = item?.deletedAt != null;
  const path = `/admin/${adminSegment}${known?.form ? `/${encodeURIComponent(itemId)}` : ''}`;
  return {
    noun,
    title: isSingle ? noun : (item?.title ?? null),
    href: item && !isInTrash ? path : null,
    places: isSingle ? places.map((place) => (place === 'text' ? 'image' : place)) : places,
    state: isInTrash ? 'trash' : item?.isDraft ? 'draft' : 'stored',
  };
}

export const kindOfUse = sql<string>`case kind when 'site' then item_id else kind end`;
