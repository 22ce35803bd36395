import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { countRows } from '#db/count-rows.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { parseStoredJson, reportDamage } from '#platform/health/damage.ts';
import type { StoredChanges } from './unsaved-changes.ts';

interface Deps {
  db: Db;
  now(): Date;
}

interface FormChange {
  userId: string;
  id: string;
  item: string;
  number: number;
}

/** A little more when two are sent at the same moment. */
export const MAX_FORMS = 100;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_LISTED = 20;
const MAX_DELETED = 100;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** 10,000 words take a millisecond or two. */
const QUALITY = 4;

/** Stores a form's changes unless newer ones are stored or settled. False if the user has too many forms. Raises no version. */
export async function storeUnsavedChanges(
  { db, now }: Deps,
  { userId, id, item, number, version, fields, device }: FormChange & { version?: number | undefined; fields: FieldValues; device: string },
): Promise<boolean> {
  const json = Buffer.from(JSON.stringify(fields));
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: json.length } };
  const compressed = await compress(json, options);
  return runTransaction(db, async (tx) => {
    await deleteTooOld(tx, now());
    const count = await countRows(
      tx.selectFrom('unsavedChanges').where('userId', '=', userId).where('id', '!=', id).where('fields', 'is not', null),
    );
    if (count >= MAX_FORMS) return false;
    const row = { item, number, version: version ?? null, fields: compressed, device, at: now().toISOString() };
    await tx
      .insertInto('unsavedChanges')
      .values({ userId, id, ...row })
      .onConflict((conflict) => conflict.columns(['userId', 'id']).doUpdateSet(row).where('unsavedChanges.number', '<', number))
      .execute();
    return true;
  });
}

/** Deletes a form's changes up to that number and remembers that they are settled, for copies on other devices and late requests. */
export async function settleUnsavedChanges({ db, now }: Deps, { userId, id, item, number }: FormChange): Promise<void> {
  await runTransaction(db, async (tx) => {
    await deleteTooOld(tx, now());
    const row = { item, number, version: null, fields: null, at: now().toISOString() };
    await tx
      .insertInto('unsavedChanges')
      .values({ userId, id, ...row, device: '' })
      .onConflict((conflict) => conflict.columns(['userId', 'id']).doUpdateSet(row).where('unsavedChanges.number', '<=', number))
      .execute();
    await tx
      .deleteFrom('unsavedChanges')
      .where('userId', '=', userId)
      .where('fields', 'is', null)
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('unsavedChanges')
          .select('id')
          .where('userId', '=', userId)
          .where('fields', 'is', null)
          .orderBy('at', 'desc')
          .limit(2 * MAX_FORMS),
      )
      .execute();
  });
}

export async function listUnsavedChanges(
  { db, now }: Deps,
  { userId, item, knownIds }: { userId: string; item: string; knownIds: readonly string[] },
): Promise<StoredChanges[]> {
  const rows = await db
    .selectFrom('unsavedChanges')
    .select(['id', 'item', 'number', 'at', 'device', 'version', 'fields'])
    .where('userId', '=', userId)
    .where('at', '>', getOldest(now()))
    .where((eb) => {
      const ofItem = eb.and([eb('item', '=', item), eb('fields', 'is not', null)]);
      return knownIds.length ? eb.or([ofItem, eb('id', 'in', knownIds)]) : ofItem;
    })
    .orderBy('at', 'desc')
    .limit(MAX_LISTED + knownIds.length)
    .execute();
  const listed = await Promise.all(
    rows.map(async ({ fields, number, ...row }) => ({ ...row, number: Number(number), fields: fields && (await read(fields)) })),
  );
  return listed.flatMap(({ fields, ...row }) => (fields === undefined ? [] : { ...row, fields })); // null would say that they are saved
}

async function read(fields: Uint8Array): Promise<FieldValues | undefined> {
  const json = await decompress(fields).catch(reportDamage);
  return json && (parseStoredJson(json.toString()) as FieldValues | undefined); // written with the row
}

async function deleteTooOld(tx: Db, now: Date): Promise<void> {
  const found = tx.selectFrom('unsavedChanges').select(['userId', 'id']).where('at', '<=', getOldest(now)).limit(MAX_DELETED);
  await tx.deleteFrom('unsavedChanges').where(sql<boolean>`(user_id, id) in (${found})`).execute();
}

function getOldest(now: Date): string {
  return new Date(now.getTime() - MAX_AGE_MS).toISOString();
}
