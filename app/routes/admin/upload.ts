import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin, requireEditor, requireWritable } from '#app/context/guard.server.ts';
import { toResponse } from '#app/context/json.server.ts';
import { invalid, refused } from '#features/admin/actions/action.server.ts';
import { storeUpload } from '#features/admin/library/library-actions.server.ts';
import { uploadFailed } from '#features/images/image.ts';
import { readUpload } from '#features/images/upload/upload.server.ts';
import { receiveExport } from '#features/importing/import-actions.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { z } from '#platform/forms/zod.ts';
import type { Route } from './+types/upload';

export const handle = { methods: ['POST'] };

/** POST stores a file: an image, or another site's export as the body itself, so that none of it has to be in memory. */
export function action(args: Route.ActionArgs) {
  const isExport = new URL(args.request.url).pathname.startsWith('/admin/import/');
  return inEndpoint(async () => toResponse(await (isExport ? storeExport(args) : storeImage(args))));
}

async function storeImage({ request, context }: Route.ActionArgs) {
  const { email } = await requireEditor(context, request);
  requireWritable(context);
  const read = await readUpload(request);
  if (read.outcome === 'read') return storeUpload({ ...context.get(depsContext), by: email, request }, read.upload);
  if (!read.field) return refused(read.reason);
  return invalid({ formError: uploadFailed('its description is too long'), fieldErrors: { [read.field]: read.reason } });
}

const exportQuery = z.strictObject({ name: z.string().min(1).max(255) });

async function storeExport({ request, context }: Route.ActionArgs) {
  const { email } = await requireAdmin(context, request);
  requireWritable(context);
  const query = exportQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success || !request.body) return refused('Choose a file.');
  const name = query.data.name.replace(/^.*[\\/]/, '');
  return receiveExport(context.get(depsContext), { body: request.body, name, createdBy: email });
}
