import { kinds } from '#app/all-kinds.server.ts';
import { respondToReader } from '#app/context/json.server.ts';
import { listHistory } from '#features/editor/revisions/list-history.server.ts';
import { findRevision } from '#features/publishing/revisions/revisions.server.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { editorOf } from '../editor-guard.server.ts';
import type { Route } from './+types/revisions';

/** Lists the revisions of an item, newest first and from a number down; with a number in the path it gives that one's fields. */
export function loader(args: Route.LoaderArgs) {
  const { kind: name, id: itemId, number } = args.params;
  return respondToReader(
    args,
    async ({ db, now }) => {
      const kind = kinds.getForm(name);
      if (number !== undefined) {
        const revision = await findRevision(db, { kind: kind.name, itemId }, toNumber(number) ?? 0);
        if (!revision) throw notFound(`no revision ${number} of ${name} ${itemId}`, 'This revision no longer exists.');
        return { revision };
      }
      const before = toNumber(new URL(args.request.url).searchParams.get('before'));
      return listHistory(db, kind, { itemId, before, now: now() });
    },
    editorOf(name),
  );
}

function toNumber(text: string | null): number | undefined {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined;
}
