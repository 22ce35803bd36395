import type { Db } from '#db/client.server.ts';
import type { FormKind } from '../content-kind.ts';
import { getAddress, toContentDb } from '../content-table.server.ts';
import { decodeAddress } from './old-address.ts';

/** An error for the field if another item has the address or the id, also one in the trash. Runs in the transaction that takes it. */
export async function checkAddress(
  tx: Db,
  kind: FormKind,
  { id, address }: { id: string; address: unknown },
): Promise<Record<string, string> | undefined> {
  if (typeof address !== 'string') return undefined;
  const other = await toContentDb(tx)
    .selectFrom(kind.table)
    .select('deletedAt')
    .where('id', '!=', id)
    .where((eb) => eb.or([eb('id', '=', address), eb(getAddress(kind), '=', address)]))
    .executeTakeFirst();
  if (!other) return undefined;
  return { address: `Another ${kind.noun.toLowerCase()}${other.deletedAt ? ' in the trash' : ''} has this address` };
}

/** What begins with the slug and is an item's id or address, or was one. */
export async function listTaken(tx: Db, kind: FormKind, slug: string): Promise<string[]> {
  const rows = await toContentDb(tx)
    .selectFrom(kind.table)
    .select(['id', getAddress(kind).as('address')])
    .where((eb) => eb.or([eb('id', 'like', `${slug}%`), eb(getAddress(kind), 'like', `${slug}%`)]))
    .execute();
  const folder = kind.page?.folder ?? '/';
  const moved = await tx
    .selectFrom('redirects')
    .select('address')
    .where('address', 'like', `${folder}${encodeURI(slug)}%`)
    .execute();
  return [...rows.flatMap(({ id, address }) => [id, address]), ...moved.map((row) => decodeAddress(row.address.slice(folder.length)))];
}
