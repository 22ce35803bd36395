import { type RouterContextProvider, redirect } from 'react-router';
import { type Deps, depsContext } from '#app/context/deps.server.ts';
import { contentKinds } from '#app/kinds.ts';
import { getPageSegment, hasPages } from '#features/publishing/content-kind.ts';
import { findIds } from '#features/publishing/content-table.server.ts';
import { findPublicItem } from '#features/publishing/public-content.server.ts';
import { decodeAddress } from '#features/publishing/redirects/old-address.ts';
import { findRedirect } from '#features/publishing/redirects/redirect.server.ts';
import { explainAbsence } from '#features/publishing/trash/absence.server.ts';

/** Throws the redirect of an address that has moved. True if the owner said that what was there is gone. */
export async function followRedirect(context: Readonly<RouterContextProvider>, url: string): Promise<boolean> {
  const deps = context.get(depsContext);
  const found = await findRedirect(deps.db, url);
  if (!found) return false;
  if (found.target && !(await isNotPublicYet(deps, found.target))) throw redirect(found.target, 301);
  return found.target === null;
}

/** A draft that was imported with its old addresses: browsers would remember the way to nothing. */
async function isNotPublicYet({ db, now }: Deps, target: string): Promise<boolean> {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  const kinds = contentKinds.filter(hasPages);
  const kind =
    kinds.find((each) => path.startsWith(each.page.folder) && getPageSegment(each)) ?? kinds.find((each) => !getPageSegment(each));
  if (!kind) return false;
  const address = decodeAddress(path.slice(kind.page.folder.length));
  if (!getPageSegment(kind) && !(await findIds(db, kind, [address])).has(address)) return false; // a page of the site itself
  if (await findPublicItem(db, kind, { address, now: now() })) return false;
  return (await explainAbsence(db, kind, { id: address, now: now() })).status === 404;
}
