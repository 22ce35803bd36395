import { z } from '#platform/forms/zod.ts';
import { defineAction, done } from '../actions/action.server.ts';
import type { Kinds } from '../actions/kinds.ts';
import { deleteForGood, moveToTrash, restoreFromTrash, type TrashDeps } from './trash.server.ts';

type TrashActionDeps = TrashDeps & { kinds: Kinds };

const schema = z.strictObject({ kind: z.string().max(50), id: z.string().min(1).max(300) });

export const trashActions = {
  'content.trash': defineAction('admin', schema, async ({ kind, id }, deps: TrashActionDeps) => {
    const found = deps.kinds.getTrashed(kind);
    await moveToTrash(deps, found, id);
    return done({}, { toast: `${found.noun} deleted successfully`, undo: { action: 'content.restore', body: { kind, id } } });
  }),
  'content.restore': defineAction('admin', schema, async ({ kind, id }, deps: TrashActionDeps) => {
    const found = deps.kinds.getTrashed(kind);
    await restoreFromTrash(deps, found, id);
    return done({}, { toast: `${found.noun} restored successfully` });
  }),
  'content.delete': defineAction('admin', schema, async ({ kind, id }, deps: TrashActionDeps) => {
    const found = deps.kinds.getTrashed(kind);
    await deleteForGood(deps, found, id);
    return done({}, { toast: `${found.noun} deleted for good` });
  }),
};
