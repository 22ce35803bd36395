import { getFormKind } from '#app/all-kinds.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { findRevision, listRevisions } from '#features/publishing/revisions/revisions.server.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { requireEditorOf } from '../editor-guard.server.ts';
import { okResponse } from '../json.server.ts';
import type { Route } from './+types/revisions';

const PER_RESPONSE = 100;

/** GET lists the revisions of an item, newest first and from a number down; with a number in the path it gives that one's fields. */
export async function loader({ request, params: { kind: name, id: itemId, number }, context }: Route.LoaderArgs) {
  return inEndpoint(async () => {
    await requireEditorOf(name, context, request);
    const { db } = context.get(depsContext);
    const key = { kind: getFormKind(name).name, itemId };
    if (number !== undefined) {
      const revision = await findRevision(db, key, toNumber(number) ?? 0);
      if (!revision) throw notFound(`no revision ${number} of ${name} ${itemId}`, 'This revision no longer exists.');
      return okResponse({ revision });
    }
    const before = toNumber(new URL(request.url).searchParams.get('before'));
    const revisions = await listRevisions(db, key, { before, limit: PER_RESPONSE + 1 });
    return okResponse({ revisions: revisions.slice(0, PER_RESPONSE), hasMore: revisions.length > PER_RESPONSE });
  });
}

function toNumber(text: string | null): number | undefined {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined;
}
