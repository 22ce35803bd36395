import { requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { fetchImage } from '#features/images/upload/upload.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';
import { invalidResponse, readJson, refusedResponse } from '../json.server.ts';
import type { Route } from './+types/fetch-image';
import { storeUpload } from './upload-image.server.ts';

const schema = z.strictObject({ url: z.string().max(2000) });

/** POST imports an image from another site by its URL, and responds as an upload does. */
export async function action({ request, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    requireWritable(context);
    const parsed = parseForm(schema, await readJson(request));
    if (!parsed.ok) return invalidResponse(parsed);
    const fetched = await fetchImage(parsed.form.url, request.signal);
    if ('refused' in fetched) return refusedResponse(fetched.refused);
    return storeUpload(context.get(servicesContext), fetched.upload, request.signal);
  });
}
