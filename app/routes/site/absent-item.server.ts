import { redirect } from 'react-router';
import type { Db } from '#db/client.server.ts';
import type { PageKind } from '#features/publishing/content-kind.ts';
import { explainAbsence } from '#features/publishing/trash/absence.server.ts';

/** The status of an item's page where there is no such public item. Throws a redirect to the one that is spelt so in another case. */
export async function getAbsentStatus(db: Db, kind: PageKind, item: { id: string; now: Date }): Promise<404 | 410> {
  const absence = await explainAbsence(db, kind, item);
  if (absence.status === 301) throw redirect(kind.page.path(absence.id), 301);
  return absence.status;
}
