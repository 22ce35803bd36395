import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import { IMPORT_JOB } from '#features/importing/imports.server.ts';
import { receiveExport } from '#features/importing/receive-export.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { z } from '#platform/forms/zod.ts';
import { okResponse, refusedResponse } from '../json.server.ts';
import type { Route } from './+types/upload';

export const handle = { methods: ['POST'] };

const querySchema = z.strictObject({ name: z.string().min(1).max(255) });

/** Takes a file as the body of the request, so that none of it has to be in memory. */
export function action({ request, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    const { email } = await requireAdmin(context, request);
    requireWritable(context);
    const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!query.success || !request.body) return refusedResponse('Choose a file.');
    const deps = context.get(depsContext);
    const taken = await receiveExport(deps, { body: request.body, name: query.data.name.replace(/^.*[\\/]/, ''), createdBy: email });
    if ('problem' in taken) return refusedResponse(taken.problem);
    deps.jobs.wake(IMPORT_JOB);
    return okResponse(taken);
  });
}
