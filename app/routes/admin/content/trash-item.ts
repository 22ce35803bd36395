import { getStoredKind } from '#app/all-kinds.server.ts';
import { deleteForGood, restoreFromTrash } from '#features/admin/trash/trash.server.ts';
import { z } from '#platform/forms/zod.ts';
import { okResponse, respondToChange } from '../json.server.ts';
import type { Route } from './+types/trash-item';

export const handle = { methods: ['POST'] };

const trashSchema = z.strictObject({ action: z.enum(['restore', 'delete']) });

/** POST restores an item from the trash, or deletes it for good. */
export function action(args: Route.ActionArgs) {
  const { kind: name, id } = args.params;
  return respondToChange(args, trashSchema, async ({ action: wanted }, deps) => {
    const change = wanted === 'restore' ? restoreFromTrash : deleteForGood;
    await change(deps, getStoredKind(name), id);
    return okResponse();
  });
}
