import { getFormKind } from '#app/all-kinds.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { listHistory } from '#features/editor/revisions/list-history.server.ts';
import { findRevision } from '#features/publishing/revisions/revisions.server.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { requireEditorOf } from '../editor-guard.server.ts';
import { okResponse } from '../json.server.ts';
import type { Route } from './+types/revisions';

/** GET lists the revisions of an item, newest first and from a number down; with a number in the path it gives that one's fields. */
export async function loader({ request, params: { kind: name, id: itemId, number }, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireEditorOf(name, context, request);
    const { db, now } = context.get(depsContext);
    const kind = getFormKind(name);
    if (number !== undefined) {
      const revision = await findRevision(db, { kind: kind.name, itemId }, toNumber(number) ?? 0);
      if (!revision) throw notFound(`no revision ${number} of ${name} ${itemId}`, 'This revision no longer exists.');
      return okResponse({ revision });
    }
    const before = toNumber(new URL(request.url).searchParams.get('before'));
    return okResponse(await listHistory(db, kind, { itemId, before, now: now() }));
  });
}

function toNumber(text: string | null): number | undefined {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined;
}
