import { type RouterContextProvider, redirect } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import type { PageKind } from '#features/publishing/content-kind.ts';
import { explainAbsence } from '#features/publishing/trash/absence.server.ts';
import { followRedirect } from './redirect.server.ts';

/** Throws a redirect to where it has moved, or to an item with the same id in another case. */
export async function getAbsentStatus(context: Readonly<RouterContextProvider>, kind: PageKind, id: string): Promise<404 | 410> {
  if (await followRedirect(context, kind.page.path({ id, address: null }))) return 410;
  const { db, now } = context.get(depsContext);
  const absence = await explainAbsence(db, kind, { id, now: now() });
  if (absence.status === 301) throw redirect(kind.page.path(absence.item), 301);
  return absence.status;
}
