import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Selectable } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { Database } from '#db/schema.ts';
import { reportDamage } from '#platform/health/damage.ts';
import type { FieldValues } from '../content-kind.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const LEVEL = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

export interface ItemKey {
  kind: string;
  itemId: string;
}

export interface NewRevision {
  packed: Uint8Array;
  savedAt: string;
  savedBy: string | null;
  /** Assistants whose proposals it holds. */
  proposedBy?: string | null;
  isPublished: boolean;
}

/** Equal fields give equal bytes. */
export async function packFields(fields: FieldValues): Promise<Uint8Array> {
  return compress(JSON.stringify(fields), LEVEL);
}

/** Adds nothing if the last revision is the same. Runs in the transaction of the save, which has locked the item. */
export async function recordRevision(
  tx: Db,
  key: ItemKey,
  revision: NewRevision,
  getEarlier?: () => Promise<NewRevision>,
): Promise<string> {
  const last = (await findLast(tx, key)) ?? (getEarlier && (await insert(tx, key, await getEarlier(), 1)));
  if (last && last.isPublished === revision.isPublished && Buffer.compare(last.fields, revision.packed) === 0) return last.id;
  const { id } = await insert(tx, key, revision, (last?.number ?? 0) + 1);
  await thinRevisions(tx, key, { now: revision.savedAt });
  return id;
}

/** Undefined where they are damaged, too. */
export async function readRevisionFields(db: Db, id: string): Promise<FieldValues | undefined> {
  const row = await db.selectFrom('revisions').select('fields').where('id', '=', id).executeTakeFirst();
  return row && unpackFields(row.fields).catch(reportDamage);
}

export interface RevisionSummary
  extends Pick<Selectable<Database['revisions']>, 'number' | 'savedAt' | 'savedBy' | 'proposedBy' | 'isPublished'> {}

export function listRevisions(
  db: Db,
  { kind, itemId }: ItemKey,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<RevisionSummary[]> {
  return db
    .selectFrom('revisions')
    .select(['number', 'savedAt', 'savedBy', 'proposedBy', 'isPublished'])
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

export async function findRevision(
  db: Db,
  { kind, itemId }: ItemKey,
  number: number,
): Promise<(RevisionSummary & { fields: FieldValues }) | undefined> {
  const row = await db
    .selectFrom('revisions')
    .select(['number', 'savedAt', 'savedBy', 'proposedBy', 'isPublished', 'fields'])
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && { ...row, fields: await unpackFields(row.fields) };
}

export async function unpackFields(packed: Uint8Array): Promise<FieldValues> {
  return JSON.parse((await decompress(packed)).toString()); // written by packFields
}

function findLast(tx: Db, { kind, itemId }: ItemKey) {
  return tx
    .selectFrom('revisions')
    .select(['id', 'number', 'fields', 'isPublished'])
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function insert(tx: Db, key: ItemKey, { packed, ...revision }: NewRevision, number: number) {
  const row = { id: randomUUID(), ...key, ...revision, fields: packed, number, imageIds: listImageIds(await unpackFields(packed)) };
  await tx.insertInto('revisions').values(row).execute();
  return row;
}

export function listImageIds(fields: FieldValues): string {
  const ids = Object.values(fields).flatMap((text) => Array.from(text.matchAll(/\/images\/([a-z0-9]{16})-/g), ([, id = '']) => id));
  return [...new Set(ids)].join(' ');
}

export async function lookForImages(tx: Db): Promise<void> {
  for (const table of PACKED) {
    for (const { id } of await tx.selectFrom(table).select('id').where('imageIds', 'is', null).execute())
      await changePacked(tx, { table, id }, async (fields) => fields);
  }
}

/** Tables of packed fields that count the images in them. */
export const PACKED = ['revisions', 'proposals'] as const;

export async function changePacked(
  tx: Db,
  { table, id }: { table: (typeof PACKED)[number]; id: string },
  change: (fields: FieldValues) => Promise<FieldValues>,
): Promise<void> {
  const row = await tx.selectFrom(table).select('fields').where('id', '=', id).executeTakeFirst();
  if (!row) return;
  const fields = await change(await unpackFields(row.fields));
  await tx
    .updateTable(table)
    .set({ fields: await packFields(fields), imageIds: listImageIds(fields) })
    .where('id', '=', id)
    .execute();
}

const DAY_MS = 24 * 60 * 60 * 1000;
const ALL_KEPT_MS = 30 * DAY_MS;
const WEEK_MS = 7 * DAY_MS;

/** Old revisions examined per save; the rest waits for the next. */
const AT_ONCE = 500;

/** Keeps all revisions of the last 30 days, and the last one of each week before that. */
async function thinRevisions(tx: Db, { kind, itemId }: { kind: string; itemId: string }, { now }: { now: string }): Promise<void> {
  const before = new Date(Date.parse(now) - ALL_KEPT_MS).toISOString();
  const old = await tx
    .selectFrom('revisions')
    .select(['id', 'savedAt'])
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .where('savedAt', '<', before)
    .orderBy('number', 'desc')
    .limit(AT_ONCE)
    .execute();
  const weeks = new Set<number>();
  const over = old.filter(({ savedAt }) => {
    const week = Math.floor(Date.parse(savedAt) / WEEK_MS);
    return weeks.has(week) || !weeks.add(week);
  });
  if (over.length === 0) return;
  await tx
    .deleteFrom('revisions')
    .where(
      'id',
      'in',
      over.map(({ id }) => id),
    )
    .execute();
}
