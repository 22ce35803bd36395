import { type RouterContextProvider, redirect } from 'react-router';
import { servicesContext } from '#app/context/services.server.ts';
import { contentKinds } from '#app/kinds.ts';
import { getPageSegment, hasPages } from '#features/publishing/content-kind.ts';
import { findPublicItem } from '#features/publishing/public-content.server.ts';
import { explainAbsence } from '#features/publishing/trash/absence.server.ts';
import { goneResponse } from './response.ts';

interface ItemRoute {
  /** Begins with the segment of a kind: `/blog/:id/cover.svg`. */
  pattern: string;
  params: { id: string };
  context: Readonly<RouterContextProvider>;
}

/** `isOld` means that its date shows its age. Throws a response for a deleted item, and for an id in another case. */
export async function findItem({ pattern, params, context }: ItemRoute) {
  const { db, now } = context.get(servicesContext);
  const kind = contentKinds.filter(hasPages).find((each) => getPageSegment(each) === pattern.split('/')[1]);
  const item = kind && (await findPublicItem(db, kind, { id: params.id, now: now() }));
  if (item) return { item, kind, page: kind.page, isDated: kind.page.isInFeeds };
  const absence = kind && (await explainAbsence(db, kind, { id: params.id, now: now() }));
  if (absence?.status === 410) throw goneResponse();
  if (absence?.status === 301) throw redirect(pattern.replace(':id', encodeURIComponent(absence.id.toWellFormed())), 301);
  return undefined;
}
