import { getStoredKind } from '#app/all-kinds.server.ts';
import { requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { deleteForGood, restoreFromTrash } from '#features/admin/trash/trash.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';
import { invalidResponse, okResponse, readJson } from '../json.server.ts';
import type { Route } from './+types/trash-item';

export const handle = { methods: ['POST'] };

const trashSchema = z.strictObject({ action: z.enum(['restore', 'delete']) });

/** POST restores an item from the trash, or deletes it for good. */
export async function action({ request, params: { kind: name, id }, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    requireWritable(context);
    const parsed = parseForm(trashSchema, await readJson(request));
    if (!parsed.ok) return invalidResponse(parsed);
    const change = parsed.form.action === 'restore' ? restoreFromTrash : deleteForGood;
    await change(context.get(servicesContext), getStoredKind(name), id);
    return okResponse();
  });
}
