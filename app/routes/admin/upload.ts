import { depsContext } from '#app/context/deps.server.ts';
import { requireEditor, requireWritable } from '#app/context/guard.server.ts';
import { toResponse } from '#app/context/json.server.ts';
import { invalid, refused } from '#features/admin/actions/action.server.ts';
import { storeUpload } from '#features/admin/library/library-actions.server.ts';
import { uploadFailed } from '#features/images/image.ts';
import { readUpload } from '#features/images/upload/upload.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/upload';

export const handle = { methods: ['POST'] };

/** POST stores an image. */
export function action({ request, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    const { email } = await requireEditor(context, request);
    requireWritable(context);
    const read = await readUpload(request);
    if (read.outcome === 'read') return toResponse(await storeUpload({ ...context.get(depsContext), by: email, request }, read.upload));
    if (!read.field) return toResponse(refused(read.reason));
    return toResponse(invalid({ formError: uploadFailed('its description is too long'), fieldErrors: { [read.field]: read.reason } }));
  });
}
