import type { Db } from '#db/client.server.ts';
import { lockContent } from '#db/transaction.server.ts';
import type { FormKind } from '../content-kind.ts';
import { getAddress, toContentDb } from '../content-table.server.ts';
import { decodeAddress } from './old-address.ts';
import { findRedirect } from './redirect.server.ts';
import { isReserved } from './reserved-addresses.server.ts';

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
  if (!other) return isAtRoot(kind) ? checkRootAddress(tx, kind, { id, address }) : undefined;
  return { address: `Another ${kind.noun.toLowerCase()}${other.deletedAt ? ' in the trash' : ''} has this address` };
}

const isAtRoot = ({ page, isSingle }: FormKind) => page?.folder === '/' && !isSingle;

/** Next to the pages of the site itself, and where redirects of its owner begin; its own old address may be taken back. */
async function checkRootAddress(
  tx: Db,
  kind: FormKind,
  { id, address }: { id: string; address: string },
): Promise<Record<string, string> | undefined> {
  if (!kind.page) return undefined;
  if (isReserved(address)) return { address: 'The site uses this address itself. Choose another' };
  await lockContent(tx); // a redirect may not come in between
  const redirect = await findRedirect(tx, `/${address}`);
  const own = await toContentDb(tx)
    .selectFrom(kind.table)
    .select(['id', getAddress(kind).as('address')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!redirect || (own && redirect.target === kind.page.path(own))) return undefined;
  return { address: 'A redirect starts at this address. Delete it on the page Addresses first' };
}

/** Ids and addresses, present or former, that start with the slug. */
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
  const reserved = isAtRoot(kind) && isReserved(slug) ? [slug] : [];
  return [
    ...reserved,
    ...rows.flatMap(({ id, address }) => [id, address]),
    ...moved.map((row) => decodeAddress(row.address.slice(folder.length))),
  ];
}
