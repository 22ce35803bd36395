import { kinds } from '#app/all-kinds.server.ts';
import { respondToReader } from '#app/context/json.server.ts';
import { listUnsavedChanges } from '#features/editor/recovery/copies/unsaved-changes.server.ts';
import { getRecoveryKey, parseKnownIds } from '#features/editor/recovery/copies/unsaved-changes.ts';
import { editorOf } from '../editor-guard.server.ts';
import type { Route } from './+types/recovery';

const MAX_ID = 300;

/** Lists the person's stored unsaved changes of an item; `known` names forms that their device holds. */
export function loader(args: Route.LoaderArgs) {
  const { kind, id } = args.params;
  const knownIds = parseKnownIds(new URL(args.request.url).searchParams.get('known') ?? '');
  return respondToReader(
    args,
    async ({ viewer, ...deps }) => {
      kinds.getShape(kind); // throws for what no form is of
      const item = getRecoveryKey(kind, id.slice(0, MAX_ID));
      return { changes: await listUnsavedChanges(deps, { userId: viewer.id, item, knownIds }) };
    },
    editorOf(kind),
  );
}
