import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import { toResponse } from '#app/context/json.server.ts';
import { refused } from '#features/admin/actions/action.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { z } from '#platform/forms/zod.ts';
import { receiveExport } from '../importing/import-actions.server.ts';
import type { Route } from './+types/upload';

export const handle = { methods: ['POST'] };

const uploadQuery = z.strictObject({ name: z.string().min(1).max(255) });

/** POST stores another site's export, which is the body itself, so that none of it has to be in memory. */
export function action({ request, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    const { email } = await requireAdmin(context, request);
    requireWritable(context);
    const query = uploadQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success || !request.body) return toResponse(refused('Choose a file.'));
    const name = query.data.name.replace(/^.*[\\/]/, '');
    return toResponse(await receiveExport(context.get(depsContext), { body: request.body, name, createdBy: email }));
  });
}
